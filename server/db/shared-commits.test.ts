import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { isDatabaseOutage } from "./engine.ts";
import { openDb } from "./open.ts";
import { useSqliteStore } from "#server/testing/sqlite-store.ts";
import type { Db, Tx } from "./schema.ts";
import { transact } from "./transact.ts";

describe("Commits that are shared", () => {
  let dataDir: string;
  let db: Db;
  let reads: Db;
  useSqliteStore((store) => ({ dataDir, db, reads } = store));

  const insert = (tx: Tx | Db, key: string) =>
    tx
      .insertInto("throttles")
      .values({ key, hits: 1, resets_at: "2030-01-01T00:00:00.000Z" })
      .execute();
  const keep = (key: string, on = db) => transact(on, (tx) => insert(tx, key));
  const find = (on: Db, key: string) =>
    on.selectFrom("throttles").select("key").where("key", "=", key).executeTakeFirst();

  /** What is told of each must be what another connection finds. */
  async function demandTruth(
    keys: readonly string[],
    told: readonly PromiseSettledResult<unknown>[],
  ) {
    for (const [index, key] of keys.entries()) {
      const isKept = (await find(reads, key)) !== undefined;
      assert.equal(told[index]?.status, isKept ? "fulfilled" : "rejected", key);
    }
  }

  test("those who come together share them, and each can be read once it is answered", async () => {
    const committed = await countCommits(dataDir);
    await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const key = `together ${index}`;
        await (index % 2 === 0 ? keep(key) : insert(db, key));
        assert.ok(await find(reads, key), key);
      }),
    );
    const shared = (await countCommits(dataDir)) - committed;
    assert.ok(shared > 0 && shared < 16, `${shared}`);
  });

  test("one that is undone takes none of the others with it", async () => {
    const undo = () =>
      transact(db, async (tx) => {
        await insert(tx, "undone");
        throw new Error("My own");
      });
    await Promise.all([
      keep("before"),
      insert(db, "alone before"),
      assert.rejects(undo(), /My own/),
      assert.rejects(keep("before"), /UNIQUE/),
      assert.rejects(insert(db, "alone before"), /UNIQUE/),
      assert.rejects(undo(), /My own/),
      keep("after"),
    ]);
    for (const key of ["before", "alone before", "after"]) assert.ok(await find(reads, key), key);
    assert.equal(await find(reads, "undone"), undefined);
  });

  test("a commit that fails is told to all who are in it", async () => {
    const keys = ["first in it", "second in it"];
    const told = await Promise.allSettled([
      ...keys.map((key) => keep(key)),
      transact(db, async (tx) => {
        // What is wrong with a row is found by the commit alone.
        await sql`pragma defer_foreign_keys = on`.execute(tx);
        const nobody = { user_id: "nobody", code_hash: "a hash" };
        await tx.insertInto("recovery_codes").values(nobody).execute();
      }),
    ]);
    assert.equal(told.at(-1)?.status, "rejected");
    await demandTruth(keys, told);
    await keep("next after a failed commit");
  });

  test("what SQLite gives up by itself is told to all, also to who has only read of it", async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
    const keys = ["one", "two"];
    const told = await Promise.allSettled([
      keep("one"),
      insert(db, "two"),
      find(db, "one"),
      transact(db, async (tx) => {
        // Whoever goes on after that must not write without a transaction.
        await insert(tx, "x".repeat(1_000_000)).catch(() => undefined);
        await insert(tx, "three");
      }),
    ]);
    await sql`pragma max_page_count = 4294967294`.execute(db);
    await demandTruth(keys, told);
    await demandTruth(["one"], told.slice(2));
    const last = told.at(-1);
    assert.ok(last?.status === "rejected" && isDatabaseOutage(last.reason));
    assert.equal(await find(reads, "three"), undefined);
    const doNothing = () => Promise.reject(new Error("My own"));
    await assert.rejects(transact(db, doNothing), /My own/);
    await keep("when there is room again");
  });

  test("a thread that ends is told to those whose commit was still to come", async () => {
    const started = Promise.withResolvers<Worker>();
    process.once("worker", started.resolve);
    const other = await openDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
    const worker = await started.promise;
    const keys = ["ended a", "ended b", "ended c"];
    const told = await Promise.allSettled([
      keep("ended a", other),
      insert(other, "ended b"),
      transact(other, async (tx) => {
        await insert(tx, "ended c");
        await worker.terminate();
      }),
      keep("ended d", other),
    ]);
    await demandTruth([...keys, "ended d"], told);
    await keep("ended e", other);
    await other.destroy();
  });

  test("what cannot even be asked fails alone, and what its transaction goes on with is undone with it", async () => {
    // No thread can be handed a symbol.
    const ask = (on: Tx | Db) => sql`select ${Symbol("of this thread")}`.execute(on);
    const told = await Promise.allSettled([
      insert(db, "beside"),
      ask(db),
      transact(db, async (tx) => {
        await ask(tx).catch(() => undefined);
        await insert(tx, "undone after it");
        throw new Error("My own");
      }),
    ]);
    await demandTruth(["beside", "never asked", "undone after it"], told);
    assert.equal(told[0].status, "fulfilled");
  });

  test("nobody waits until all who come have had their turn", async () => {
    let begun = 0;
    const crowd = Array.from({ length: 40 }, (_, index) =>
      transact(db, async (tx) => {
        begun += 1;
        await insert(tx, `crowd ${index}`);
        await pause(2);
      }),
    );
    await crowd[0];
    assert.ok(begun < 30, `${begun}`);
    await Promise.all(crowd);
  });
});

/** The commits in the log of a database that has not been carried into its file since. */
async function countCommits(dataDir: string): Promise<number> {
  const log = await readFile(join(dataDir, "site.sqlite-wal"));
  const page = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let frame = 32; frame + 24 <= log.length; frame += 24 + page) {
    if (!log.subarray(frame + 8, frame + 16).equals(salt)) break;
    if (log.readUInt32BE(frame + 4) > 0) commits += 1;
  }
  return commits;
}
