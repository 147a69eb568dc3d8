import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { after, before, describe, test } from "node:test";
import { Kysely, sql } from "kysely";
import { isDatabaseOutage } from "./engine.ts";
import { openDb, openMigratedDb } from "./open.ts";
import type { Db, Tx } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { withTransaction } from "./transaction.ts";

describe("SQLite", () => {
  let dataDir: string;
  let db: Db;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "site-sqlite-"));
    db = await openMigratedDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
  });
  after(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });

  const insert = (on: Tx | Db, key: string) =>
    on
      .insertInto("throttles")
      .values({ key, hits: 1, resets_at: "2030-01-01T00:00:00.000Z" })
      .execute();
  const find = (key: string, on = db) =>
    on.selectFrom("throttles").select("key").where("key", "=", key).executeTakeFirst();

  test("simultaneous transactions run one by one, and each commits or rolls back alone", async () => {
    const undo = withTransaction(db, async (tx) => {
      await insert(tx, "undone");
      throw new Error("My own");
    });
    const told = await Promise.allSettled([
      withTransaction(db, (tx) => insert(tx, "first")),
      undo,
      insert(db, "alone"),
      withTransaction(db, (tx) => insert(tx, "first")),
      withTransaction(db, (tx) => insert(tx, "last")),
    ]);
    assert.deepEqual(
      told.map(({ status }) => status),
      ["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"],
    );
    for (const key of ["first", "alone", "last"]) assert.ok(await find(key), key);
    assert.equal(await find("undone"), undefined);
  });

  test("another connection reads a commit at once", async () => {
    const other = await openDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
    await withTransaction(db, (tx) => insert(tx, "read elsewhere"));
    assert.ok(await find("read elsewhere", other));
    await other.destroy();
  });

  test("a new file opens once another process has ended its write transaction", async () => {
    const path = join(dataDir, "new.db");
    // The process creates the file and holds its write lock for a while.
    const program = `const file = new (require("better-sqlite3"))(process.argv[1]);
      file.exec("begin immediate; create table held (x)");
      console.log("held");
      setTimeout(() => file.exec("commit"), 300);`;
    const holder = spawn(process.execPath, ["--eval", program, path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(holder, "exit");
    await once(holder.stdout, "data");
    const opened = new Kysely<unknown>({ dialect: openSqlite(path) });
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(opened);
    assert.deepEqual(rows, [{ journal_mode: "wal" }]);
    await opened.destroy();
    assert.deepEqual(await ended, [0, null]);
  });

  test("a file that can no longer be written is noticed, though open connections still write", async () => {
    // An account that may only read is to SQLite what a disk is that became read-only.
    const names = await readdir(dataDir);
    await Promise.all(names.map((name) => chmod(join(dataDir, name), 0o444)));
    await chmod(dataDir, 0o755);
    const program = `import { tryToWrite } from ${JSON.stringify(import.meta.resolve("./sqlite.ts"))};
      if (process.getuid() === 0) process.setuid(65534);
      try { tryToWrite(process.argv[1]); } catch (error) { console.log(error.code); }`;
    const args = ["--input-type=module", "--eval", program, join(dataDir, "site.sqlite")];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    assert.equal(stdout, "SQLITE_READONLY\n");
    await insert(db, "by the open connection");
    await Promise.all(names.map((name) => chmod(join(dataDir, name), 0o600)));
  });

  test("a failed commit writes nothing, and the next one succeeds", async () => {
    const failed = withTransaction(db, async (tx) => {
      await insert(tx, "of a failed commit");
      // Only the commit checks that the user exists.
      await sql`pragma defer_foreign_keys = on`.execute(tx);
      const code = { user_id: "missing", code_hash: "a hash" };
      await tx.insertInto("recovery_codes").values(code).execute();
    });
    await assert.rejects(failed, /FOREIGN KEY/);
    assert.equal(await find("of a failed commit"), undefined);
    await withTransaction(db, (tx) => insert(tx, "after a failed commit"));
    assert.ok(await find("after a failed commit"));
  });

  test("a transaction that SQLite rolls back by itself writes nothing", async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
    const rolledBack = withTransaction(db, async (tx) => {
      await insert(tx, "before it");
      await assert.rejects(insert(tx, "x".repeat(1_000_000)), { code: "SQLITE_FULL" });
      await insert(tx, "after it");
    });
    await assert.rejects(rolledBack, (error) => isDatabaseOutage(error));
    await sql`pragma max_page_count = 4294967294`.execute(db);
    for (const key of ["before it", "after it"]) assert.equal(await find(key), undefined, key);
    await withTransaction(db, (tx) => insert(tx, "when there is room again"));
    assert.ok(await find("when there is room again"));
  });

  test("a failed statement reports its error, and the next one succeeds", async () => {
    await assert.rejects(sql`select 1 from missing`.execute(db), /no such table: missing/);
    await sql`select 1`.execute(db);
  });

  test("bytes, booleans and numbers keep their values", async () => {
    await sql`create table kinds (bytes BLOB, is_true BOOLEAN, number INTEGER)`.execute(db);
    const bytes = Buffer.from([0, 1, 254, 255]);
    await sql`insert into kinds values (${bytes}, ${true}, ${7}), (null, null, null)`.execute(db);
    const { rows } = await sql`select * from kinds`.execute(db);
    assert.deepEqual(rows, [
      { bytes, is_true: true, number: 7 },
      { bytes: null, is_true: null, number: null },
    ]);
    await sql`drop table kinds`.execute(db);
  });
});
