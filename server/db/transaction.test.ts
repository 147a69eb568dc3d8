import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import type { Db, Tx } from "./schema.ts";
import { withTransaction } from "./transaction.ts";

onBothEngines("A transaction", (engine) => {
  const app = testApp(engine);

  const insert = (on: Db | Tx, key: string) =>
    on
      .insertInto("throttles")
      .values({ key, hits: 1, resets_at: "2030-01-01T00:00:00.000Z" })
      .execute();
  const find = (key: string) =>
    app.db.selectFrom("throttles").select("key").where("key", "=", key).execute();

  test("that rolls back also rolls back queries without an await", async () => {
    await insert(app.db, "there");
    const asked: Promise<unknown>[] = [];
    const undone = withTransaction(app.db, async (tx) => {
      for (const key of ["there", "second", "third", "fourth"]) asked.push(insert(tx, key));
      await Promise.all(asked);
    });
    await assert.rejects(undone);
    await Promise.allSettled(asked);
    for (const key of ["second", "third", "fourth"]) assert.deepEqual(await find(key), [], key);
  });

  test("that commits either runs or refuses queries without an await", async () => {
    const asked: Promise<unknown>[] = [];
    await withTransaction(app.db, async (tx) => {
      for (const key of ["one", "two", "three"]) asked.push(insert(tx, key));
      await asked[0];
    });
    const told = await Promise.allSettled(asked);
    for (const [index, key] of ["one", "two", "three"].entries()) {
      const isKept = (await find(key)).length === 1;
      assert.equal(told[index]?.status, isKept ? "fulfilled" : "rejected", key);
    }
  });

  // SQLite cannot lose its connection.
  if (engine === "postgres") {
    test("that loses its connection reports the original error", async () => {
      const reason = new Error("a reason");
      const undone = withTransaction(app.db, async (tx) => {
        await insert(tx, "lost");
        const end = sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        await assert.rejects(end);
        throw reason;
      });
      await assert.rejects(undone, reason);
      assert.deepEqual(await find("lost"), []);
    });
  }
});
