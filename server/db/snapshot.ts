import { sql } from "kysely";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

/**
 * Gives the work a view of the database that stands still, for as long as it takes, while others go
 * on writing. `db` should be a connection of its own: on SQLite nothing else gets through until the
 * work is done.
 */
export function withSnapshot<Result>(
  db: Db,
  work: (snapshot: Db) => Promise<Result>,
): Promise<Result> {
  const begin =
    engineOf(db) === "postgres"
      ? sql`begin isolation level repeatable read read only`
      : sql`begin deferred`;
  return db
    .withoutPlugins()
    .connection()
    .execute(async (connection) => {
      await begin.execute(connection);
      try {
        await allowLongWork(connection);
        return await work(connection);
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
}

/**
 * Lets this transaction take its time: between two of its statements a whole batch of files may be
 * read, and no table is too long.
 */
export async function allowLongWork(tx: Db): Promise<void> {
  if (engineOf(tx) !== "postgres") return;
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
}
