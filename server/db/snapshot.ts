import { sql } from "kysely";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

/**
 * Gives the work a view of the database that stands still, for as long as it takes, while others go
 * on writing. `db` should be opened for this alone, and for long work: nothing else gets through until
 * the work is done.
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
        return await work(connection);
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
}
