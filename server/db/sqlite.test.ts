import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { sql } from "kysely";
import type { Worker } from "node:worker_threads";
import { isDatabaseOutage } from "./engine.ts";
import { openDb, openReads } from "./open.ts";
import { useSqliteStore } from "#server/testing/sqlite-store.ts";
import type { Db, Tx } from "./schema.ts";
import { transact } from "./transact.ts";

describe("SQLite in threads of its own", () => {
  let dataDir: string;
  let db: Db;
  let reads: Db;
  useSqliteStore((store) => ({ dataDir, db, reads } = store));

  const keep = (key: string) =>
    transact(db, (tx) =>
      tx
        .insertInto("throttles")
        .values({ key, hits: 1, resets_at: "2030-01-01T00:00:00.000Z" })
        .execute(),
    );
  const keys = async () =>
    (await reads.selectFrom("throttles").select("key").execute()).map(({ key }) => key);

  test("what is read with sees what has been committed, at once", async () => {
    for (const key of ["a", "b", "c"]) {
      await keep(key);
      assert.ok((await keys()).includes(key));
    }
  });

  test("long reading keeps nothing else waiting", async () => {
    const order: string[] = [];
    const long = sql`
      with recursive n(x) as (select 1 union all select x + 1 from n where x < 3000000)
      select count(*) as total from n`
      .execute(reads)
      .then(() => order.push("long"));
    await sql`select 1`.execute(db).then(() => order.push("short"));
    await long;
    assert.deepEqual(order, ["short", "long"]);
  });

  test("what is read with writes nothing", async () => {
    const write = { key: "d", hits: 1, resets_at: "2030-01-01T00:00:00.000Z" };
    await assert.rejects(reads.insertInto("throttles").values(write).execute(), /readonly/);
    await assert.rejects(
      transact(reads, (tx) => tx.insertInto("throttles").values(write).execute()),
      /readonly/,
    );
    assert.ok((await keys()).length > 0);
  });

  test("what is wrong with a statement is said, and the next one answered", async () => {
    await assert.rejects(sql`select 1 from nowhere`.execute(reads), /no such table: nowhere/);
    assert.ok((await keys()).length > 0);
  });

  test("a long statement, or a commit that waits for the disk, does not keep the server from answering", async () => {
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    await sql`
      with recursive n(x) as (select 1 union all select x + 1 from n where x < 3000000)
      select count(*) as total from n`.execute(db);
    clearInterval(ticking);
    assert.ok(turns > 10, `${turns}`);
  });

  test("a thread that has ended is an outage, and another one follows it", async () => {
    const other = openReads(db, { dataDir });
    const read = () => other.selectFrom("throttles").select("key").execute();
    const worker = await workerOf(read);
    const asked = read();
    await worker.terminate();
    await assert.rejects(asked, (error) => isDatabaseOutage(error));
    assert.ok((await read()).length > 0);
    await other.destroy();
  });

  test("a transaction whose thread has ended is given up whole, and the next one is kept", async () => {
    const place = { databaseUrl: undefined, dataDir, onLost: () => undefined };
    let other: Db | undefined;
    const worker = await workerOf(async () => {
      other = await openDb(place);
    });
    assert.ok(other);
    const write = (tx: Tx, key: string) =>
      tx
        .insertInto("throttles")
        .values({ key, hits: 1, resets_at: "2030-01-01T00:00:00.000Z" })
        .execute();
    const givenUp = transact(other, async (tx) => {
      await write(tx, "given up");
      await worker.terminate();
      // Elsewhere it would be kept without the row before it.
      await write(tx, "never begun");
    });
    await assert.rejects(givenUp, (error) => isDatabaseOutage(error));
    await transact(other, (tx) => write(tx, "kept"));
    assert.deepEqual(
      (await keys()).filter((key) => key.includes(" ") || key === "kept"),
      ["kept"],
    );
    await other.destroy();
  });

  test("bytes, booleans and numbers come back as they went in", async () => {
    await sql`create table kinds (bytes BLOB, is_true BOOLEAN, number INTEGER)`.execute(db);
    const bytes = Buffer.from([0, 1, 254, 255]);
    await sql`insert into kinds values (${bytes}, ${true}, ${7}), (null, null, null)`.execute(db);
    for (const each of [db, reads]) {
      const { rows } = await sql`select * from kinds`.execute(each);
      assert.deepEqual(rows, [
        { bytes, is_true: true, number: 7 },
        { bytes: null, is_true: null, number: null },
      ]);
    }
    await sql`drop table kinds`.execute(db);
  });

  test("what could not be opened is told, and opened once it can be", async () => {
    const missing = await mkdtemp(join(tmpdir(), "site-later-"));
    const later = openReads(db, { dataDir: missing });
    const read = () => sql`select name from sqlite_master`.execute(later);
    await assert.rejects(read(), (error) => isDatabaseOutage(error));
    const place = { databaseUrl: undefined, dataDir: missing, onLost: () => undefined };
    const made = await openDb(place);
    assert.deepEqual((await read()).rows, []);
    await Promise.all([later.destroy(), made.destroy()]);
    await rm(missing, { recursive: true });
  });
});

/** The thread that something starts. */
async function workerOf(start: () => Promise<unknown>): Promise<Worker> {
  const started = Promise.withResolvers<Worker>();
  process.once("worker", started.resolve);
  await start();
  return started.promise;
}
