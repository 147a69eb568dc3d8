import type { Migration } from "./020-start.ts";

/**
 * When a member of staff first looked at an application, and the text of an email about a status as HR wrote it,
 * so that it can be edited while it waits. Of earlier applications the history tells the look, or else their last
 * change, where the funnel counts one.
 */
export const lookedAt: Migration = ({ instant }) => [
  `alter table applications add column looked_at ${instant}`,
  `update applications set looked_at = coalesce(
    (select min(created_at) from application_events as event
      where event.application_id = applications.id
        and event.kind in ('cv_viewed', 'cv_downloaded', 'status', 'note_added')),
    (select applications.updated_at from application_steps as step
      where step.application_id = applications.id and step.step = 'looked_at'),
    case when status = 'submitted' then null else status_at end)`,
  "alter table outbox add column written text",
  "create index applications_to_review on applications (created_at) where looked_at is null",
];
