import { team as first } from "../../company/en/team.ts";

export const team = {
  ...first,
} as const;
