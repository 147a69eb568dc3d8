import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { isDatabaseOutage } from "./engine.ts";
import { openMigratedDb } from "./open-migrated.ts";
import { openReads } from "./open.ts";
import type { Db } from "./schema.ts";
import { transact } from "./transact.ts";

describe("What SQLite is read with", () => {
  let dataDir: string;
  let db: Db;
  let reads: Db;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "site-reader-"));
    db = await openMigratedDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
    reads = openReads(db, { dataDir });
  });
  after(async () => {
    await reads.destroy();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const keep = (key: string) =>
    transact(db, (tx) =>
      tx
        .insertInto("throttles")
        .values({ key, hits: 1, resets_at: "2030-01-01T00:00:00.000Z" })
        .execute(),
    );
  const keys = async () =>
    (await reads.selectFrom("throttles").select("key").execute()).map(({ key }) => key);

  test("sees what has been committed, at once", async () => {
    for (const key of ["a", "b", "c"]) {
      await keep(key);
      assert.ok((await keys()).includes(key));
    }
  });

  test("keeps nothing else waiting", async () => {
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

  test("writes nothing and opens no transaction", async () => {
    await assert.rejects(reads.deleteFrom("throttles").returning("key").execute(), /readonly/);
    await assert.rejects(
      transact(reads, (tx) => tx.selectFrom("throttles").select("key").execute()),
      /opens no transaction/,
    );
    assert.ok((await keys()).length > 0);
  });

  test("says what is wrong with a statement, and answers the next one", async () => {
    await assert.rejects(sql`select 1 from nowhere`.execute(reads), /no such table: nowhere/);
    assert.ok((await keys()).length > 0);
  });

  test("fails as an outage when its thread has ended, and starts another one", async () => {
    const long = sql`
      with recursive n(x) as (select 1 union all select x + 1 from n where x < 30000000)
      select count(*) as total from n`.execute(reads);
    const failed = assert.rejects(long, (error) => isDatabaseOutage(error));
    // Nothing in the product ends the thread but this.
    await Promise.resolve();
    await reads.destroy();
    await failed;
    const again = openReads(db, { dataDir });
    assert.ok((await again.selectFrom("throttles").select("key").execute()).length > 0);
    await again.destroy();
    reads = openReads(db, { dataDir });
  });
});
