import type { Migration } from "./020-start.ts";

/** A decision whose email waits is told when that has left, not at the planned time. */
export const toldByEmails: Migration = () => [
  `update applications set shown_until = null
    where shown_status is not null and id in (
      select application_id from outbox where kind = 'status' and state = 'queued')`,
];
