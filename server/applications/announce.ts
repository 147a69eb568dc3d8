import type {
  ApplicationStatus,
  LetterPreview,
  UpdateApplication,
} from "#contract/applications.ts";
import type { ApplicationsTable, Db, Tx } from "#server/db/schema.ts";
import {
  standardWords,
  statusLetter,
  type AnnouncedStatus,
} from "#server/mail/application-emails.ts";
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
 * applicant hears once of every change they can see, and of no other. No letter leaves before
 * `earliest`.
 */
export async function announceStatus(
  parts: Pick<Parts, "config" | "keys">,
  tx: Tx,
  before: Announced,
  status: ApplicationStatus,
  { notify = true, letter: words }: Pick<UpdateApplication, "notify" | "letter">,
  now: Date,
  earliest = now,
): Promise<Pick<Announced, "shown_status" | "shown_until">> {
  await withdrawLetters(tx, { application_id: before.id }, "status", now);
  if (!notify || !isNews(before, status, now)) return { shown_status: null, shown_until: null };
  const held = now.getTime() + (await holdHours(tx, status)) * hourMs;
  const runAt = new Date(Math.max(held, earliest.getTime()));
  const applicant = { email: before.email, name: before.full_name };
  const letter = statusLetter(before.language, status, factsOf(parts, before), words);
  await post(tx, letter, applicant, { applicationId: before.id, runAt }, now);
  return runAt.getTime() === now.getTime()
    ? { shown_status: null, shown_until: null }
    : { shown_status: shownStatus(before, now), shown_until: runAt.toISOString() };
}

/** The letter that a new status would send. Nothing is changed by asking. */
export async function previewLetter(
  db: Db,
  before: Announced,
  status: ApplicationStatus,
  now: Date,
): Promise<LetterPreview> {
  const words =
    status === "submitted" ? { subject: "", text: "" } : standardWords(before.language, status);
  return {
    ...words,
    language: before.language,
    is_sent: isNews(before, status, now),
    hold_hours: await holdHours(db, status),
  };
}

/** Whether a status tells its applicant something they have not been told. */
function isNews(
  before: Announced,
  status: ApplicationStatus,
  now: Date,
): status is AnnouncedStatus {
  const mayHear = before.withdrawn_at === null && !before.spam;
  return mayHear && status !== "submitted" && status !== shownStatus(before, now);
}

/** A rejection can be taken back for as long as the owner has set. */
async function holdHours(db: Db, status: ApplicationStatus): Promise<number> {
  return status === "rejected" ? (await readSettings(db)).rejectionHoldHours : 0;
}
