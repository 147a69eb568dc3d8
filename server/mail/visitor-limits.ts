import type { EmailKind } from "#contract/outbox.ts";
import { newId } from "#server/db/id.ts";
import { exists } from "#server/db/lists.ts";
import type { Db, Moment, Tx } from "#server/db/schema.ts";
import { acquireLock } from "#server/db/transaction.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { hashOf } from "./address-hash.ts";

// Visitors cause these emails by typing an address, which may be another person's.

/** In any 24 hours: days of the calendar would allow twice as many around midnight. */
const perDay = { ofAllKinds: 10, ofOneKind: 3 };

/**
 * Counts an email that somebody causes without a link from an email, and returns whether it may leave. Transactions
 * for one address run one after another, so that all are counted.
 */
export async function takeVisitorEmail(
  { tx, now }: Moment,
  kind: EmailKind,
  email: string,
): Promise<boolean> {
  const to_hash = hashOf(email);
  const after = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await acquireLock(tx, `visitor:${to_hash}`);
  const counted = await tx
    .selectFrom("visitor_emails")
    .select(["kind", "created_at"])
    .where("to_hash", "=", to_hash)
    .where("created_at", ">", after(dayMs))
    .execute();
  const ofKind = counted.filter((one) => one.kind === kind);
  if (counted.length >= perDay.ofAllKinds || ofKind.length >= perDay.ofOneKind) return false;
  const isHourly = kind === "apply_pass";
  if (isHourly && ofKind.some(({ created_at }) => created_at > after(hourMs))) return false;
  const created_at = now.toISOString();
  await tx
    .insertInto("visitor_emails")
    .values({ id: newId(now), to_hash, kind, created_at })
    .execute();
  return true;
}

/** Until then visitors cause no email to the address with this hash. */
export async function stopVisitorEmails(tx: Tx, to_hash: string, until: Date): Promise<void> {
  const stop = { to_hash, until: until.toISOString() };
  await tx
    .insertInto("email_stops")
    .values(stop)
    .onConflict((conflict) => conflict.column("to_hash").doUpdateSet({ until: stop.until }))
    .execute();
}

/** Its owner wants the emails about an application, as a link from one of them shows. */
export const endStop = (db: Db, email: string) =>
  db.deleteFrom("email_stops").where("to_hash", "=", hashOf(email)).execute();

/** Whether the owner of the address has stopped what visitors cause to it. */
export const isStopped = ({ tx, now }: Moment, email: string): Promise<boolean> =>
  exists(
    tx
      .selectFrom("email_stops")
      .select("to_hash")
      .where("to_hash", "=", hashOf(email))
      .where("until", ">", now.toISOString()),
  );
