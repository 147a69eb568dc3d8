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
  return db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(work);
}
