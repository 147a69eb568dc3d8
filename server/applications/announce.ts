import type { ApplicationStatus, UpdateApplication } from "#contract/applications.ts";
import type { ApplicationsTable, Tx } from "#server/db/schema.ts";
import { statusLetter } from "#server/mail/application-letters.ts";
import { post, withdrawLetters } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { readSettings } from "#server/settings/settings.ts";
import { factsOf } from "./facts.ts";

const hourMs = 3_600_000;

/** What announcing needs to know of an application. */
export const announcedColumns = [
  "id",
  "full_name",
  "email",
  "job_id",
  "language",
  "status",
  "shown_status",
  "shown_until",
  "withdrawn_at",
  "spam",
  "created_at",
] as const satisfies readonly (keyof ApplicationsTable)[];

export type Announced = Pick<
  ApplicationsTable,
  Exclude<(typeof announcedColumns)[number], "spam">
> & {
  spam: boolean;
};

/** The status its applicant is shown. It never runs ahead of the letter about it. */
export function shownStatus(
  { status, shown_status, shown_until }: Pick<Announced, "status" | "shown_status" | "shown_until">,
  now: Date,
): ApplicationStatus {
  const isHeld = shown_until !== null && shown_until > now.toISOString();
  return isHeld ? (shown_status ?? status) : status;
}

/**
 * Posts the letter about a new status and says what the applicant is shown meanwhile. A rejection
 * waits as long as the owner has set, and a waiting letter is taken back by the next change: the
 * applicant hears once of every change they can see, and of no other.
 */
export async function announceStatus(
  parts: Pick<Parts, "config" | "keys">,
  tx: Tx,
  before: Announced,
  status: ApplicationStatus,
  { notify = true, letter: words }: Pick<UpdateApplication, "notify" | "letter">,
  now: Date,
): Promise<Pick<Announced, "shown_status" | "shown_until">> {
  await withdrawLetters(tx, before.id, "status", now);
  const shown = shownStatus(before, now);
  const isNews = status !== shown && status !== "submitted";
  if (!isNews || !notify || before.withdrawn_at !== null || before.spam) {
    return { shown_status: null, shown_until: null };
  }
  const { rejectionHoldHours } = await readSettings(tx);
  const hold = status === "rejected" ? rejectionHoldHours * hourMs : 0;
  const runAt = new Date(now.getTime() + hold);
  const applicant = { email: before.email, name: before.full_name };
  const letter = statusLetter(before.language, status, factsOf(parts, before), words);
  await post(tx, letter, applicant, { applicationId: before.id, runAt }, now);
  return hold === 0
    ? { shown_status: null, shown_until: null }
    : { shown_status: shown, shown_until: runAt.toISOString() };
}
