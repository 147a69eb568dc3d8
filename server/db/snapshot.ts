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
  const isPostgres = engineOf(db) === "postgres";
  const begin = isPostgres
    ? [
        sql`begin isolation level repeatable read read only`,
        // Between two questions a whole batch of files may be read, and no table is too long to be read.
        sql`set local idle_in_transaction_session_timeout = 0`,
        sql`set local statement_timeout = 0`,
      ]
    : [sql`begin deferred`];
  return db
    .withoutPlugins()
    .connection()
    .execute(async (connection) => {
      for (const statement of begin) await statement.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
}
