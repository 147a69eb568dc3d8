import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { bulkLimits, type BulkResponse } from "#contract/bulk.ts";
import type { Role } from "#contract/roles.ts";
import type { BulkTables } from "#server/db/bulk-tables.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Moment, Tx } from "#server/db/schema.ts";
import { forUpdate, withTransaction } from "#server/db/transaction.ts";
import { HttpError, requestReused } from "./http-error.ts";
import { createOnce, type IdempotencyKey } from "./idempotency.ts";
import { translate } from "./language.ts";
import type { Actor } from "./requests.ts";

// A change of many records is an act with a row of its own. Parts of it are changed in one transaction each, so that
// other requests are answered in between, and any server goes on with an act that was interrupted.

type Kind = BulkTables["bulk_acts"]["kind"];

type Act = {
  actor: Omit<Actor, "ifMatch" | "ifSeen">;
  /** The role of the author when the act began. */
  role: Role;
  /** JSON: what to do with each record. */
  task: string;
  ids: string[];
  /** How many of the ids, in their order as text, are done or refused. */
  handled: number;
  refused: BulkResponse["refused"];
  /** The version of each record that an undo can take back. */
  undoable: Record<string, string>;
  undoUntil: string;
};

/** An undo sent in the last second arrives after the time is over. */
const graceSeconds = 5;

/** The end of the time in which a change made now can be undone. */
export const undoUntil = (now: Date): Date =>
  new Date(now.getTime() + (bulkLimits.undoSeconds + graceSeconds) * 1_000);

/** SQLite does nothing else during a part. */
const partLimits = { records: 20, ms: 40 } as const;
/** More than a record takes: no email leaves before the time to undo, which begins with the response. */
const plannedMs = 50;
/** A server is never silent so long between two parts. */
const interruptedMs = 30_000;

/**
 * Prepares a part and returns what changes a record. That returns the new version if an undo can take it back, and
 * throws a failure of the API to refuse the record, which then stays as it was.
 */
export type BulkWork = (
  part: Start & { bulkId: string; task: string; until: Date },
) => Promise<(id: string) => Promise<string | void>>;

type BulkContext = { db: Db; clock: () => Date; mailer: { wake: () => void } };

type Start = Moment & { actor: Actor };

/** Stores an act in the transaction that begins it, and returns its id for `runBulk`. */
export async function startBulk(
  { tx, now, actor: { ifMatch: _version, ifSeen: _seen, ...actor } }: Start,
  kind: Kind,
  requested: readonly string[],
  task: object,
): Promise<string> {
  const id = newId(now);
  const ids = requested.map((one) => one.toLowerCase());
  const until = undoUntil(new Date(now.getTime() + ids.length * plannedMs)).toISOString();
  const progress = { handled: 0, refused: [], undoable: {} };
  const { role } = await tx
    .selectFrom("users")
    .select("role")
    .where("id", "=", actor.actorId)
    .executeTakeFirstOrThrow();
  const act: Act = { actor, role, task: JSON.stringify(task), ids, ...progress, undoUntil: until };
  const at = { active_at: now.toISOString(), created_at: now.toISOString(), finished_at: null };
  const row = { id, kind, author_id: actor.actorId, act: JSON.stringify(act), ...at };
  await tx.insertInto("bulk_acts").values(row).execute();
  return id;
}

/** Runs the rest of an act and returns the outcome for all of its records. */
export async function runBulk(
  context: BulkContext,
  id: string,
  work: BulkWork,
  signal?: AbortSignal,
): Promise<BulkResponse> {
  for (;;) {
    const { isFinished, ...act } = await runPart(context, id, work);
    if (isFinished || signal?.aborted === true) {
      context.mailer.wake();
      return outcomeOf(id, act);
    }
    await setImmediate();
  }
}

/** Starts an act and runs it. A request with a repeated key joins the act that the first one has started. */
export async function changeMany(
  context: BulkContext,
  work: BulkWork,
  start: (moment: Moment) => Promise<string>,
  key?: IdempotencyKey,
): Promise<BulkResponse> {
  const now = context.clock();
  const act = await withTransaction(context.db, (tx) =>
    createOnce(tx, key, now, async () => ({ id: await start({ tx, now }), at: now.toISOString() })),
  );
  return runBulk(context, act.id, work);
}

function outcomeOf(id: string, { ids, handled, refused, undoable }: Act): BulkResponse {
  const left = new Set(ids.toSorted().slice(handled));
  const messages = new Map(refused.map((one) => [one.id, one]));
  return {
    done: ids.filter((one) => !left.has(one) && !messages.has(one)),
    refused: ids.flatMap((one) => messages.get(one) ?? []),
    undo_id: Object.keys(undoable).length === 0 ? null : id,
  };
}

/** Changes the next records under the lock of the row, so that two servers never change one twice. */
function runPart({ db, clock }: BulkContext, id: string, work: BulkWork) {
  return withTransaction(db, async (tx) => {
    const now = clock();
    // A key is known for longer than the act.
    const row = await lockBulk(tx, id).executeTakeFirstOrThrow(() => requestReused());
    const act: Act = JSON.parse(row.act);
    if (row.finished_at !== null) return { ...act, isFinished: true };
    // An act ends with the right of its author to act.
    const isFinished =
      !(await mayAct(tx, row.author_id, act.role)) ||
      (await changeRecords({ tx, now }, id, act, work));
    await storeBulk({ tx, now }, id, act, isFinished);
    return { ...act, isFinished };
  });
}

const lockBulk = (tx: Tx, id: string) =>
  tx.selectFrom("bulk_acts").selectAll().where("id", "=", id).modifyEnd(forUpdate(tx));

async function storeBulk(
  { tx, now }: Moment,
  id: string,
  act: Act,
  isFinished: boolean,
): Promise<void> {
  const at = now.toISOString();
  const change = { act: JSON.stringify(act), active_at: at, finished_at: isFinished ? at : null };
  await tx.updateTable("bulk_acts").set(change).where("id", "=", id).execute();
}

/**
 * Ends an act after its part in progress, and lets it be undone once. Returns the act, and whether it was unfinished;
 * undefined where the id is not that of an act of this kind.
 */
export async function stopBulk(
  { tx, now }: Moment,
  kind: Kind,
  undoId: string,
): Promise<(Act & { isStopped: boolean }) | undefined> {
  const row = await lockBulk(tx, undoId).where("kind", "=", kind).executeTakeFirst();
  if (row === undefined) return undefined;
  const act: Act = JSON.parse(row.act);
  await storeBulk({ tx, now }, undoId, { ...act, undoable: {} }, true);
  return { ...act, isStopped: row.finished_at === null };
}

/** Another role than at the beginning may lack the right, unless it is the one with all rights. */
async function mayAct(tx: Tx, id: string, role: Role): Promise<boolean> {
  const author = tx.selectFrom("users").select("role").where("id", "=", id);
  const found = await author.where("active", "=", true).executeTakeFirst();
  return found?.role === role || found?.role === "admin";
}

/** Notes in the act what is done. Returns whether all of it is. */
async function changeRecords(
  { tx, now }: Moment,
  bulkId: string,
  act: Act,
  work: BulkWork,
): Promise<boolean> {
  const { actor, task } = act;
  const until = new Date(Math.max(Date.parse(act.undoUntil), undoUntil(now).getTime()));
  const change = await work({ tx, now, bulkId, actor, task, until });
  const endsAt = performance.now() + partLimits.ms;
  // In one order, so that two acts do not deadlock.
  const next = act.ids.toSorted().slice(act.handled, act.handled + partLimits.records);
  for (const id of next) {
    await sql`savepoint one_change`.execute(tx);
    try {
      const version = await change(id);
      if (version !== undefined) act.undoable[id] = version;
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure;
      await sql`rollback to savepoint one_change`.execute(tx);
      const { text, details } = failure;
      const message = translate(actor.client.language, text, details.values);
      const { seen, isAsked } = details;
      act.refused.push({
        id,
        message,
        ...(seen !== undefined && { seen_version: seen }),
        ...(isAsked === true && { asked: true }),
      });
    }
    await sql`release savepoint one_change`.execute(tx);
    act.handled += 1;
    if (performance.now() > endsAt) break;
  }
  return act.handled === act.ids.length;
}

const unfinished = (db: Db) => db.selectFrom("bulk_acts").where("finished_at", "is", null);

/** How many acts are not finished, and how many of their records wait. */
export async function countUnfinished(db: Db): Promise<{ acts: number; records: number }> {
  const acts = (await unfinished(db).select("act").execute()).map((row): Act =>
    JSON.parse(row.act),
  );
  const waiting = acts.map(({ ids, handled }) => ids.length - handled);
  return { acts: acts.length, records: waiting.reduce((sum, count) => sum + count, 0) };
}

/** Goes on with the acts whose server has stopped or failed. */
export async function resumeBulk(
  context: BulkContext,
  works: Readonly<Record<Kind, BulkWork>>,
  signal?: AbortSignal,
): Promise<void> {
  const near = (ms: number) => new Date(context.clock().getTime() + ms).toISOString();
  const acts = unfinished(context.db)
    // A later time is that of a clock that has been set back.
    .where((eb) => eb.not(eb.between("active_at", near(-interruptedMs), near(interruptedMs))))
    .select(["id", "kind"]);
  const rows = await acts.execute();
  // One that fails again stops no other.
  const runs = await Promise.allSettled(
    rows.map(({ id, kind }) => runBulk(context, id, works[kind], signal)),
  );
  const failed = runs.find((run) => run.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
