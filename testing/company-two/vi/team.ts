import type { team as en } from "../en/team.ts";
import { team as first } from "../../company/vi/team.ts";

export const team: Record<keyof typeof en, string> = {
  ...first,
};
