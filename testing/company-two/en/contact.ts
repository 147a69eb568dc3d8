import { contact as first } from "../../company/en/contact.ts";

export const contact = {
  ...first,
  "contact.lead": "The kettle is on from seven in the morning.",
} as const;
