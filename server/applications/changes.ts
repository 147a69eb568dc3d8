import type { Application, UpdateApplication } from "#contract/applications.ts";
import { audit } from "#server/audit/audit.ts";
import type { Actor } from "#server/http/current-user.ts";
import { nextStamp } from "#server/db/change-stamp.ts";
import { forUpdate, transact } from "#server/db/transact.ts";
import type { Tx } from "#server/db/schema.ts";
import { notFound } from "#server/http/failure.ts";
import type { Check } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { readBusinessDays } from "./business-days.ts";
import { recordEvent } from "./history.ts";
import { announceStatus, announcedColumns, sendSubmissionEmails } from "./notifications.ts";
import { asApplication, selectApplications } from "./records.ts";

/**
 * Changes status, notes and legal hold. A status that really changes is announced unless `notify` is
 * false. `check` sees the locked record and may refuse the change. Throws 404.
 */
export async function updateApplication(
  parts: AppContext,
  id: string,
  change: UpdateApplication,
  actor: Actor,
  check: Check<Application>,
): Promise<Application> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const updated = await transact(db, async (tx) => {
    const { row, announced } = await lockApplication(tx, id);
    const days = await readBusinessDays(tx);
    const before = asApplication(row, days, now);
    await check(before, tx);
    const { status = row.status, notes = row.notes, legal_hold = row.legal_hold } = change;
    const after = { status, notes, legal_hold };
    // Forms send an empty text where there is none.
    const fields = (["status", "notes", "legal_hold"] as const).filter(
      (field) => (after[field] ?? "") !== (row[field] ?? ""),
    );
    if (fields.length === 0) return before;

    const isNewStatus = status !== row.status;
    const shown = isNewStatus && {
      ...(await announceStatus(parts, tx, announced, status, change, now)),
      status_at: now.toISOString(),
    };
    const changed = { ...after, updated_at: nextStamp(row.updated_at, now) };
    const columns = { ...changed, ...shown };
    await tx.updateTable("applications").set(columns).where("id", "=", id).execute();
    await audit(tx, {
      at: now,
      action: "application_updated",
      target: { kind: "application", id },
      fields,
      status: isNewStatus ? { before: row.status, after: status } : undefined,
      ...actor,
    });
    for (const field of fields) {
      const detail = { before: textOf(row[field]), after: textOf(after[field]) };
      await recordEvent(tx, id, field, actor.actorId, detail, now);
    }
    return asApplication({ ...row, ...changed }, days, now);
  });
  mailer.kick();
  return updated;
}

const textOf = (value: string | boolean | null) => (value === null ? null : String(value));

/** Marks an application as not spam and sends the emails that were held back. Throws 404. */
export async function restoreApplication(
  parts: AppContext,
  id: string,
  actor: Actor,
): Promise<Application> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const restored = await transact(db, async (tx) => {
    const { row, announced } = await lockApplication(tx, id);
    const days = await readBusinessDays(tx);
    if (!announced.spam) return asApplication(row, days, now);
    const change = { spam_reason: null, updated_at: nextStamp(row.updated_at, now) };
    const columns = { ...change, spam: false };
    await tx.updateTable("applications").set(columns).where("id", "=", id).execute();
    await sendSubmissionEmails(parts, tx, row, now);
    await recordEvent(tx, id, "spam_restored", actor.actorId, {}, now);
    const target = { kind: "application", id } as const;
    await audit(tx, { at: now, action: "application_restored", target, ...actor });
    return asApplication({ ...row, ...change }, days, now);
  });
  mailer.kick();
  return restored;
}

/** Locks an application until this transaction ends and reads all that a change needs. Throws 404. */
async function lockApplication(tx: Tx, id: string) {
  const found = await selectApplications(tx, [id])
    .select(announcedColumns)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if (found === undefined) throw notFound("failure.applicationNotFound");
  const { spam, shown_status, shown_until, ...row } = found;
  return { row, announced: { ...row, spam, shown_status, shown_until } };
}
