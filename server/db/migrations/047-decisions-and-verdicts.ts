import type { Migration } from "./020-start.ts";

/**
 * The day on which a step was reached, and that of the present rejection. Earlier decisions get theirs from the history;
 * of an erased application, which has none, the business days since it was sent are added. And who has opened the
 * verdicts of others before giving an own one.
 */
export const decisionsAndVerdicts: Migration = ({ id, day, instant }, engine) => {
  const dayOf = (instant: string) =>
    engine === "sqlite"
      ? `date(${instant}, '+7 hours')`
      : `(${instant} at time zone 'Asia/Ho_Chi_Minh')::date`;
  const counted =
    engine === "sqlite" ? "date(day, '+' || business_days || ' days')" : "day + business_days";
  const decidedOn = (time: "min" | "max", ...statuses: string[]) =>
    `(select ${dayOf(`${time}(event.created_at)`)} from application_events as event
      where event.application_id = application_steps.application_id and event.kind = 'status'
        and (${statuses.map((status) => `event.detail like '%"after":"${status}"%'`).join(" or ")}))`;
  return [
    `alter table application_steps add column reached_on ${day}`,
    `alter table application_steps add column rejected_on ${day}`,
    `update application_steps set reached_on = coalesce(
      case step
        when 'accepted' then ${decidedOn("min", "accepted")}
        when 'decided' then ${decidedOn("min", "accepted", "rejected")}
      end, ${counted})`,
    `update application_steps
      set rejected_on = coalesce(${decidedOn("max", "rejected")}, reached_on)
      where rejected_for is not null`,
    "create index application_steps_reached on application_steps (reached_on)",
    `create table verdict_openings (
      application_id ${id} not null references applications (id) on delete cascade,
      user_id ${id} not null references users (id) on delete cascade,
      opened_at ${instant} not null,
      primary key (application_id, user_id)
    )`,
    "create index verdict_openings_user_id on verdict_openings (user_id)",
    "alter table application_notes add column after_others BOOLEAN not null default false",
  ];
};
