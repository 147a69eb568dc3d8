import type { PrivacyRequest, PrivacyRequestKind } from "#contract/privacy.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Moment, Tx } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { readSettings } from "#server/db/settings.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { conflict, notFound } from "#server/http/http-error.ts";
import type { Actor } from "#server/http/requests.ts";
import { audit } from "#server/audit/audit.ts";
import { enqueueEmail, withMailTransaction } from "#server/mail/outbox.ts";
import type { EndedInterviews } from "#server/hiring/interviews/ends.ts";
import { privacyRequestEmail } from "./emails.ts";
import { recordEvent, type Unit } from "./events.ts";
import { recipientOf, templateData } from "./notifications.ts";
import { lockApplication, type ApplicationRow } from "./records.ts";

const columns = ["id", "application_id", "receipt_number", "kind", "state"] as const;
const times = ["created_at", "due_at", "closed_at"] as const;

type Asked = {
  kind: PrivacyRequestKind;
  /** The interviews that ended, where the request has withdrawn the application: one email tells of both. */
  withdrawn?: EndedInterviews | undefined;
};

/**
 * Registers a request with its due day, unless one of its kind is open. The person is told at once, so it is
 * acknowledged when it is made.
 */
export async function registerRequest(
  context: AppContext,
  { tx, now, actor }: Unit,
  row: ApplicationRow,
  { kind, withdrawn }: Asked,
): Promise<string> {
  const known = await findOpenRequest(tx, row.id, kind);
  if (known !== undefined) return known;
  const { id, due_at } = await openRequest({ tx, now }, row, kind);
  // The link of an erasure and of a copy has its own email and event.
  const isByLink = (kind === "erasure" || kind === "copy") && actor.actorId === null;
  if (!isByLink) {
    const { sentences: endedInterviews = [], interview } = withdrawn ?? {};
    const isWithdrawn = withdrawn !== undefined;
    const data = { ...templateData(context, row), isWithdrawn, endedInterviews };
    const email = privacyRequestEmail(row.language, data, kind, due_at);
    const moment = { tx, now, keys: context.keys };
    const about = { applicationId: row.id, ...(interview && { interview }) };
    await enqueueEmail(moment, email, recipientOf(row), about);
  }
  const action = "privacy_request_noted";
  const told = { event: "privacy_request", detail: { after: kind } } as const;
  await recordEvent({ tx, now, actor }, row.id, { ...(!isByLink && told), action });
  return id;
}

/** The id of the open request of a kind; undefined where there is none. */
export async function findOpenRequest(
  tx: Tx,
  applicationId: string,
  kind: PrivacyRequestKind,
): Promise<string | undefined> {
  const open = await tx
    .selectFrom("privacy_requests")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("kind", "=", kind)
    .where("state", "=", "open")
    .executeTakeFirst();
  return open?.id;
}

/** Adds a request with its due day to the register, without a word to anybody. */
export async function openRequest(
  { tx, now }: Moment,
  row: Pick<ApplicationRow, "id">,
  kind: PrivacyRequestKind,
): Promise<{ id: string; due_at: string }> {
  const { privacyRequestDays: days } = await readSettings(tx);
  const due_at = new Date(now.getTime() + days[kind] * dayMs).toISOString();
  const id = newId(now);
  const subject = { application_id: row.id, receipt_number: receiptNumber(row.id) };
  const request = { id, ...subject, kind, state: "open", due_at } as const;
  await tx
    .insertInto("privacy_requests")
    .values({ ...request, created_at: now.toISOString() })
    .execute();
  return { id, due_at };
}

/** The requests, the open ones first and the next due at the top. */
export async function listRequests(db: Db): Promise<PrivacyRequest[]> {
  const rows = await db
    .selectFrom("privacy_requests")
    .select([...columns, ...times])
    .orderBy("state", "desc")
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, acknowledged_at: row.created_at }));
}

/** The number of open requests whose day has passed. */
export async function countOverdueRequests(db: Db, now: Date): Promise<number> {
  const { overdue } = await db
    .selectFrom("privacy_requests")
    .select(({ fn }) => fn.countAll<number>().as("overdue"))
    .where("state", "=", "open")
    .where("due_at", "<", now.toISOString())
    .executeTakeFirstOrThrow();
  return overdue;
}

/** Notes a request that reached HR. Throws 404, and 409 for suspected spam, which gets no email. */
export async function noteRequest(
  context: AppContext,
  { application_id, kind }: { application_id: string; kind: PrivacyRequestKind },
  actor: Actor,
): Promise<PrivacyRequest> {
  return withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, application_id, now);
    if (row.spam) throw conflict("failure.messageToSpam");
    return requireRequest(tx, await registerRequest(context, { tx, now, actor }, row, { kind }));
  });
}

/** Closes a request, or opens it again. Throws 404. */
export async function changeRequest(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  id: string,
  state: PrivacyRequest["state"],
  actor: Actor,
): Promise<PrivacyRequest> {
  return withTransaction(db, async (tx) => {
    const before = await requireRequest(tx, id);
    if (before.state === state) return before;
    const closed_at = state === "done" ? clock().toISOString() : null;
    await tx
      .updateTable("privacy_requests")
      .set({ state, closed_at })
      .where("id", "=", id)
      .execute();
    const { application_id: about } = before;
    const target = about === null ? {} : { target: { kind: "application", id: about } as const };
    const action = state === "done" ? "privacy_request_closed" : "privacy_request_noted";
    await audit(tx, { at: clock(), action, ...target, ...actor });
    return requireRequest(tx, id);
  });
}

/** Closes the open request of an application that was answered by itself. */
export async function answerRequest(
  { tx, now }: Unit,
  application_id: string,
  kind: PrivacyRequestKind,
): Promise<void> {
  const closed = { state: "done", closed_at: now.toISOString() } as const;
  await tx
    .updateTable("privacy_requests")
    .set(closed)
    .where((eb) => eb.and({ application_id, kind, state: "open" }))
    .execute();
}

async function requireRequest(db: Db, id: string): Promise<PrivacyRequest> {
  const row = await db
    .selectFrom("privacy_requests")
    .select([...columns, ...times])
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => notFound());
  return { ...row, acknowledged_at: row.created_at };
}

/** Of an erased application every request is answered, and its receipt number alone stays. */
export const closeRequestsOf = (tx: Tx, applicationId: string, now: Date) =>
  tx
    .updateTable("privacy_requests")
    .set({ state: "done", closed_at: now.toISOString(), application_id: null })
    .where("application_id", "=", applicationId)
    .where("state", "=", "open")
    .execute();
