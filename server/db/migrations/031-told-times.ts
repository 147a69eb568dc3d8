import type { Migration } from "./020-start.ts";

/**
 * What each person was told last about an interview, and its end, by which it is open. Resumes are read for
 * the search again. Undo records of an
 * earlier version are over after ten seconds.
 */
export const toldTimes: Migration = ({ id, instant }, engine) => {
  const lastTime = `coalesce(starts_at, (select max(slots.starts_at) from interview_slots as slots
    where slots.interview_id = interviews.id))`;
  return [
    "alter table outbox add column told text",
    "alter table interview_invitations add column told text",
    `alter table interview_invitations add column user_id ${id} references users (id) on delete set null`,
    `update interview_invitations set user_id = (select user_id from outbox
      where outbox.interview_id = interview_invitations.interview_id
        and outbox.to_hash = interview_invitations.to_hash limit 1)`,
    "create index interview_invitations_user_id on interview_invitations (user_id)",
    `alter table interviews add column ends_at ${instant}`,
    engine === "sqlite"
      ? `update interviews set ends_at =
          strftime('%Y-%m-%dT%H:%M:%fZ', ${lastTime}, '+' || minutes || ' minutes')`
      : `update interviews set ends_at = ${lastTime} + minutes * interval '1 minute'`,
    "drop index interviews_state",
    "create index interviews_state on interviews (state, ends_at)",
    // More of the words of resumes are found.
    "update resume_texts set state = 'pending'",
    "delete from application_undos",
    "update interviews set undo = null",
  ];
};
