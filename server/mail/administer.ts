import {
  LetterState,
  type OutboxLetter,
  type OutboxLetterText,
  type OutboxList,
  type OutboxQuery,
} from "#contract/outbox.ts";
import type { Db, OutboxTable, Tx } from "#server/db/schema.ts";

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

/** A page of letters, the newest first, with the count of each state. */
export async function listLetters(
  db: Db,
  { skip, limit, state }: OutboxQuery,
): Promise<Omit<OutboxList, "hasMailServer">> {
  const counted = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("letters")])
    .groupBy("state")
    .execute();
  const found = new Map(counted.map((row) => [row.state, row.letters]));
  const countOf = (one: LetterState) => found.get(one) ?? 0;
  const letters = await db
    .selectFrom("outbox")
    .select(columns)
    .$if(state !== undefined, (letter) => letter.where("state", "=", state ?? "queued"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(skip)
    .execute();
  const states = state === undefined ? LetterState.options : [state];
  return {
    letters,
    total: states.reduce((sum, one) => sum + countOf(one), 0),
    counts: {
      queued: countOf("queued"),
      sent: countOf("sent"),
      filed: countOf("filed"),
      failed: countOf("failed"),
      held: countOf("held"),
    },
  };
}

/** One e-mail as it stands now; undefined when there is none. */
export async function findLetter(db: Db, id: string): Promise<OutboxLetterText | undefined> {
  const found = db
    .selectFrom("outbox")
    .select([...columns, "text"])
    .where("id", "=", id);
  const letter = await found.executeTakeFirst();
  if (letter === undefined) return undefined;
  return { ...letter, text: letter.text === "" ? null : withoutTokens(letter.text) };
}

const withoutTokens = (text: string) => text.replaceAll(/(https?:\/\/[^\s#]+#)\S+/g, "$1...");

/**
 * Queues a letter anew that failed or was only filed. Undefined when there is none; a letter that has
 * been sent, is on its way or has nobody to go to cannot be sent again.
 */
export async function sendAgain(
  tx: Tx,
  id: string,
  now: Date,
): Promise<OutboxLetter | "not possible" | undefined> {
  const queued = await tx
    .updateTable("outbox")
    .set({
      state: "queued",
      attempts: 0,
      // As one that is posted now.
      run_at: now.toISOString(),
      created_at: now.toISOString(),
      lease_until: null,
      last_error: null,
      finished_at: null,
    })
    .where("id", "=", id)
    .where("state", "in", ["failed", "filed"])
    .where("to_email", "is not", null)
    .returning(columns)
    .executeTakeFirst();
  if (queued !== undefined) return queued;
  const letter = tx.selectFrom("outbox").select("id").where("id", "=", id);
  return (await letter.executeTakeFirst()) === undefined ? undefined : "not possible";
}
