import type { OutboxEmail, OutboxEmailText, OutboxList, OutboxQuery } from "#contract/outbox.ts";
import { exists } from "#server/db/lists.ts";
import type { Db, OutboxTable, Tx } from "#server/db/schema.ts";
import { conflict, notFound } from "#server/http/http-error.ts";
import { withoutTokens } from "./outbox.ts";

const columns = [
  "id",
  "kind",
  "application_id",
  "to_email",
  "subject",
  "state",
  "attempts",
  "last_error",
  "run_at",
  "created_at",
  "finished_at",
] as const satisfies readonly (keyof OutboxTable)[];

/** A page of emails, the newest first, with the count of each state. */
export async function listEmails(
  db: Db,
  { skip, limit, state }: OutboxQuery,
): Promise<Omit<OutboxList, "hasMailServer">> {
  const counts = { queued: 0, sent: 0, savedToFile: 0, failed: 0, held: 0 };
  const counted = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("emails")])
    .groupBy("state")
    .execute();
  for (const row of counted) counts[row.state] = row.emails;
  const emails = await db
    .selectFrom("outbox")
    .select(columns)
    .where((eb) => eb.and(state === undefined ? {} : { state }))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(skip)
    .execute();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { emails: emails.map(shown), total: state === undefined ? total : counts[state], counts };
}

/** An email as staff see it. */
const shown = <Stored extends { subject: string }>(email: Stored): Stored => ({
  ...email,
  subject: withoutTokens(email.subject),
});

/** An email with its text. Throws 404. */
export async function findEmail(db: Db, id: string): Promise<OutboxEmailText> {
  const email = await db
    .selectFrom("outbox")
    .select([...columns, "text"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (email === undefined) throw notFound();
  return { ...shown(email), text: withoutTokens(email.text) || null };
}

/** Queues a failed or saved email again. Throws 404, and 409 for an email in any other state. */
export async function resendEmail(tx: Tx, id: string, now: Date): Promise<OutboxEmail> {
  const queued = await tx
    .updateTable("outbox")
    .set({
      state: "queued",
      attempts: 0,
      run_at: now.toISOString(),
      created_at: now.toISOString(),
      lease_until: null,
      last_error: null,
      finished_at: null,
    })
    .where("id", "=", id)
    .where("state", "in", ["failed", "savedToFile"])
    .where("to_email", "is not", null)
    .returning(columns)
    .executeTakeFirst();
  if (queued !== undefined) return shown(queued);
  const email = tx.selectFrom("outbox").select("id").where("id", "=", id);
  throw (await exists(email)) ? conflict("failure.emailNotSendable") : notFound();
}
