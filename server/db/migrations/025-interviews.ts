import type { Migration } from "./020-start.ts";

/** Interviews, the calendar events that emails carry, and the keys of calendar feeds. */
export const interviews: Migration = ({ id, instant }) => {
  const interviewId = `interview_id ${id} not null references interviews (id) on delete cascade`;
  return [
    `create table interviews (
      id ${id} primary key,
      application_id ${id} not null references applications (id) on delete cascade,
      state text not null,
      minutes integer not null,
      place text not null,
      video_link text not null,
      note text not null,
      starts_at ${instant},
      decline_reason text,
      other_times text,
      sequence integer not null,
      visible_at ${instant} not null,
      reminded_for ${instant},
      undo text,
      created_by ${id} references users (id) on delete set null,
      created_at ${instant} not null,
      updated_at ${instant} not null
    )`,
    "create index interviews_application_id on interviews (application_id, id)",
    "create index interviews_state on interviews (state, starts_at)",
    "create index interviews_created_by on interviews (created_by)",
    `create table interview_slots (
      ${interviewId},
      starts_at ${instant} not null,
      primary key (interview_id, starts_at)
    )`,
    `create table interview_people (
      ${interviewId},
      user_id ${id} not null references users (id) on delete cascade,
      primary key (interview_id, user_id)
    )`,
    "create index interview_people_user_id on interview_people (user_id)",
    `create table calendar_feeds (
      user_id ${id} primary key references users (id) on delete cascade,
      key_hash text not null constraint calendar_feeds_key_hash_unique unique,
      created_at ${instant} not null
    )`,
    // Without a foreign key: the undo of an offer deletes the interview and its emails together.
    `alter table outbox add column interview_id ${id}`,
    "alter table outbox add column calendar text",
    "alter table outbox add column calendar_method text",
    "create index outbox_interview_id on outbox (interview_id)",
  ];
};
