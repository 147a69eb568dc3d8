import type { Language } from "#contract/languages.ts";
import type { OwnApplication } from "#contract/applicant.ts";
import type { ApplicationsTable, Db, Tx } from "#server/db/schema.ts";
import { audit } from "#server/audit/audit.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { nextStamp } from "#server/db/change-stamp.ts";
import { forUpdate } from "#server/db/lock.ts";
import { transact } from "#server/db/transact.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { conflict, invalid } from "#server/http/failure.ts";
import { applicationWithdrawnLetter, withdrawnLetter } from "#server/mail/application-emails.ts";
import { post, withdrawLetters } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { announcedColumns, shownStatus } from "./announce.ts";
import { factsOf } from "./facts.ts";
import { note } from "./history.ts";
import { postToHr } from "./post-to-hr.ts";
import { jobTitle } from "./queries.ts";
import { readStatusToken } from "./status-link.ts";

// What applicants see and do by their private link. Whoever holds it is the applicant.

const columns = [
  ...announcedColumns,
  "phone",
  "cv_key",
  "cv_original_name",
  "cv_size_bytes",
  "updated_at",
  "legal_hold",
] as const satisfies readonly (keyof ApplicationsTable)[];

/** The application as its applicant sees it. Throws 422 when the link leads nowhere (any more). */
export async function viewOwn(parts: Parts, token: string): Promise<OwnApplication> {
  const { db, clock } = parts;
  const row = await findOwn(db, ownId(parts, token));
  const isTouched = await hasBeenTouched(db, row.id);
  return asOwn(row, isTouched, clock());
}

/** Takes an application out of the process. A second time is no mistake. */
export async function withdrawOwn(
  parts: Parts,
  token: string,
  source: Pick<ClientInfo, "requestId">,
): Promise<OwnApplication> {
  const { db, mailer, clock } = parts;
  const id = ownId(parts, token);
  const now = clock();
  await transact(db, async (tx) => {
    const row = await lockOwn(tx, id);
    if (row.withdrawn_at !== null) return;
    if (!canWithdraw(row, now)) throw conflict("failure.cannotWithdraw");
    await withdrawLetters(tx, { application_id: id }, "status", now);
    await tx
      .updateTable("applications")
      .set({ withdrawn_at: now.toISOString(), updated_at: nextStamp(row.updated_at, now) })
      .where("id", "=", id)
      .execute();
    await note(tx, id, "withdrawn", null, {}, now);
    const target = { kind: "application", id } as const;
    await audit(tx, { at: now, action: "application_withdrawn", actorId: null, target, source });
    const facts = factsOf(parts, row);
    const applicant = { email: row.email, name: row.full_name };
    await post(tx, withdrawnLetter(row.language, facts), applicant, { applicationId: id }, now);
    const toHr = (language: Language) => applicationWithdrawnLetter(language, facts);
    await postToHr(parts, tx, toHr, { applicationId: id }, now);
  });
  mailer.kick();
  return viewOwn(parts, token);
}

type OwnRow = Awaited<ReturnType<typeof findOwn>>;

function asOwn(row: OwnRow, isTouched: boolean, now: Date): OwnApplication {
  return {
    receipt: receiptNumber(row.id),
    job_title: jobTitle(row.job_id),
    status: shownStatus(row, now),
    created_at: row.created_at,
    withdrawn_at: row.withdrawn_at,
    language: row.language,
    cv_original_name: row.cv_original_name,
    cv_size_bytes: row.cv_size_bytes,
    can_withdraw: canWithdraw(row, now),
    can_replace_resume: canReplace(row, isTouched),
  };
}

const canWithdraw = (row: OwnRow, now: Date) =>
  row.withdrawn_at === null && shownStatus(row, now) !== "rejected";

export const canReplace = (row: OwnRow, isTouched: boolean) =>
  row.withdrawn_at === null && row.status === "submitted" && !isTouched;

/** Whether anybody of the company has looked at the resume or changed anything. */
export async function hasBeenTouched(db: Db, id: string): Promise<boolean> {
  const event = await db
    .selectFrom("application_events")
    .select("id")
    .where("application_id", "=", id)
    .where("actor_id", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** The application a status token is for. Throws 422 when we did not make it. */
export function ownId({ keys }: Parts, token: string): string {
  const id = readStatusToken(keys, token);
  if (id === undefined) throw linkGone();
  return id;
}

const own = (db: Db, id: string) =>
  db.selectFrom("applications").select(columns).where("id", "=", id);

export async function findOwn(db: Db, id: string) {
  return (await own(db, id).executeTakeFirst()) ?? fail();
}

export async function lockOwn(tx: Tx, id: string) {
  return (await own(tx, id).modifyEnd(forUpdate(tx)).executeTakeFirst()) ?? fail();
}

function fail(): never {
  throw linkGone();
}

export const linkGone = () => invalid({}, "failure.statusLink");
