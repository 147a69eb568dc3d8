import type { TimelineKind } from "#contract/review.ts";

/** The history of applications. */
export type ApplicationEventsTable = {
  id: string;
  application_id: string;
  kind: Exclude<TimelineKind, "email">;
  actor_id: string | null;
  /** JSON: data of this kind of event, such as the old and the new status. */
  detail: string;
  created_at: string;
  /** The `seen_version` to which it has raised its application; null for what a decision need not know. */
  seen_version: number | null;
};
