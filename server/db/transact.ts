import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type KyselyPlugin, type RawBuilder } from "kysely";
import { engineOf } from "./engine.ts";
import type { Db, Tx } from "./schema.ts";

const inside = new AsyncLocalStorage<true>();

/**
 * Refuses queries on `db` while a transaction is open in the same flow. On SQLite such a query would
 * wait for its own transaction for ever, on Postgres it would escape the rollback.
 */
export const guardAgainstLeaks: KyselyPlugin = {
  transformQuery({ node }) {
    if (inside.getStore() === true) throw new Error("Inside a transaction, query tx and not db");
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/**
 * Runs `work` in one transaction: all of it is kept, or none. No waiting for mail, files or hashes
 * inside. It ends once everything asked in it is answered, so that nothing is written after its end
 * by who did not wait for it, as when the first of several fails.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (inside.getStore() === true) throw new Error("Transactions do not nest");
  const tx = await db.startTransaction().execute();
  try {
    const result = await inside.run(true, () => work(tx.withoutPlugins()));
    await tx.commit().execute();
    return result;
  } catch (error) {
    // Where it cannot be undone the connection is lost, and the database undoes it. Why it came to
    // this matters more.
    await tx
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

/**
 * The end of a select whose rows nobody else may change before this transaction ends. On SQLite
 * nothing is needed: its transactions run one after the other.
 */
export function forUpdate(tx: Tx): RawBuilder<unknown> {
  return engineOf(tx) === "postgres" ? sql`for update` : sql``;
}

/** As `forUpdate`, but rows that another transaction holds are left out instead of waited for. */
export function skipLocked(tx: Tx): RawBuilder<unknown> {
  return engineOf(tx) === "postgres" ? sql`for update skip locked` : sql``;
}

/** Matters that hang on several rows at once, so that locking the rows themselves is not enough. */
type Matter = "administrators" | "migrations" | "settings" | `receipt:${string}`;

/** Waits until this transaction alone deals with a matter. */
export async function takeLock(tx: Tx, matter: Matter): Promise<void> {
  if (engineOf(tx) !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtext(${matter}))`.execute(tx);
}
