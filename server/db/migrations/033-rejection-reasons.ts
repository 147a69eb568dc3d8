import type { Migration } from "./020-start.ts";

/** Why an application was rejected. The funnel keeps it at the step of the decision. */
export const rejectionReasons: Migration = () => [
  "alter table applications add column rejection_reason text",
  "alter table application_steps add column rejected_for text",
];
