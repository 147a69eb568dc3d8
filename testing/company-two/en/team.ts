import { team as first } from "../../company/en/team.ts";

export const team = {
  ...first,
  "team.call.title": "Meet us",
  "team.call.text": "Bring your questions.",
  "team.call.contact": "Contact us",
  "team.call.careers": "See open positions",
} as const;
