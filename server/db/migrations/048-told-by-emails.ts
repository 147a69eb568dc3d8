import type { Migration } from "./020-start.ts";

/** A decision whose email waits is told when that has left, not at the planned time. What was told stays so. */
export const toldByEmails: Migration = () => [
  `update applications set shown_until = null
    where shown_status is not null and exists (
      select 1 from outbox where outbox.application_id = applications.id and outbox.kind = 'status'
        and outbox.state = 'queued' and outbox.attempts = 0 and outbox.run_at = shown_until)`,
];
