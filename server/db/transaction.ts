import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type KyselyPlugin, type RawBuilder } from "kysely";
import { engineOf } from "./engine.ts";
import type { Db, Tx } from "./schema.ts";

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Refuses queries on `db` while the same asynchronous flow has a transaction open. On SQLite such a query
 * would deadlock with its own transaction, on PostgreSQL it would escape the rollback.
 */
export const refuseDbInTransaction: KyselyPlugin = {
  transformQuery({ node }) {
    if (insideTransaction.getStore() === true)
      throw new Error("Inside a transaction, query tx and not db");
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/**
 * Runs `work` in one transaction, without waiting for mail, files or hashes inside. The transaction ends
 * after all of its queries have finished, so that a query without an `await` writes nothing afterwards.
 */
export async function withTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (insideTransaction.getStore() === true) throw new Error("Transactions do not nest");
  const tx = await db.startTransaction().execute();
  try {
    const result = await insideTransaction.run(true, () => work(tx.withoutPlugins()));
    await tx.commit().execute();
    return result;
  } catch (error) {
    // A rollback fails if the connection is lost, and then the database rolls back. The first error
    // matters more.
    await tx
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

/** Locks the selected rows until the transaction ends. SQLite needs no locks: it runs one transaction at a time. */
export function forUpdate(tx: Tx): RawBuilder<unknown> {
  return engineOf(tx) === "postgres" ? sql`for update` : sql``;
}

/** As `forUpdate`, but skips rows that another transaction has locked. */
export function skipLocked(tx: Tx): RawBuilder<unknown> {
  return engineOf(tx) === "postgres" ? sql`for update skip locked` : sql``;
}

/**
 * Keeps rows from being deleted until the transaction ends, without waiting. Returns the ids among these
 * that another transaction has locked: waiting for them with locks of one's own could deadlock.
 */
export async function keepRows(
  tx: Tx,
  table: "interviews" | "users",
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (engineOf(tx) !== "postgres" || ids.length === 0) return new Set();
  const rows = tx.selectFrom(table).select("id").where("id", "in", ids);
  const kept = await rows.modifyEnd(sql`for key share skip locked`).execute();
  const existing = await rows.execute();
  return new Set(existing.map(({ id }) => id)).difference(new Set(kept.map(({ id }) => id)));
}

/** Rules over several rows, or over rows that do not exist yet, for which row locks are not enough. */
type LockName =
  | "administrators"
  | "interviews"
  | "migrations"
  | "positions"
  | "settings"
  | "templates"
  | `confirm:${string}`
  | `emails:${string}`
  | `visitor:${string}`;

/** Waits for a lock and holds it until the transaction ends. */
export async function acquireLock(tx: Tx, name: LockName): Promise<void> {
  if (engineOf(tx) !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}
