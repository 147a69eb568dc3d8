import assert from "node:assert/strict";
import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { sql } from "kysely";
import { createDatabase, withoutPostgres } from "#server/testing/database.ts";
import { startFaultyConnection } from "#server/testing/faulty-connection.ts";
import { isDatabaseOutage } from "./engine.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { openDb, openMigratedDb } from "./open.ts";
import { withTransaction } from "./transaction.ts";

/** A test with an empty database. */
function testOnPostgres(title: string, run: (url: string) => Promise<void>): void {
  test(title, { skip: withoutPostgres }, async () => {
    const { url, drop } = await createDatabase();
    await run(url);
    await drop();
  });
}

describe("Opening the store", () => {
  test("only the owner can read the files of SQLite, even in a readable folder", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-open-"));
    await chmod(dataDir, 0o755);
    const db = await openDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
    await migrate(db);
    const names = await readdir(dataDir);
    assert.ok(names.includes("site.sqlite-wal"));
    for (const name of names) {
      assert.equal((await stat(join(dataDir, name))).mode & 0o077, 0, name);
    }
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });

  test("the caller gets the error for which SQLite rolled a transaction back", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-open-"));
    const db = await openDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
    await sql`create table things (name text unique)`.execute(db);
    const rolledBack = withTransaction(db, async (tx) => {
      await sql`insert into things values ('one')`.execute(tx);
      // SQLite itself rolls back, as after a failed write, so a second rollback would fail.
      await sql`insert or rollback into things values ('one')`.execute(tx);
    });
    await assert.rejects(rolledBack, { code: "SQLITE_CONSTRAINT_UNIQUE" });
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });

  testOnPostgres(
    "a connection lost between two queries is an outage, and the pool replaces it",
    async (url) => {
      const place = { databaseUrl: url, dataDir: "", onLost: () => undefined };
      const [db, other] = await Promise.all([openDb(place), openDb(place)]);
      const lost = withTransaction(db, async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(
          other.withoutPlugins(),
        );
        await sql`select 1`.execute(tx);
      });
      await assert.rejects(lost, (error) => isDatabaseOutage(error));
      await sql`select 1`.execute(db);
      await Promise.all([db.destroy(), other.destroy()]);
    },
  );

  testOnPostgres("a silent database is an outage, and later queries succeed", async (url) => {
    const line = await startFaultyConnection(url);
    const place = { databaseUrl: line.url, dataDir: "" };
    const db = await openDb({ ...place, onLost: () => undefined });
    const ask = () => sql`select 1`.execute(db);
    const write = () => withTransaction(db, async (tx) => sql`select 1`.execute(tx));
    await Promise.all([ask(), ask(), write()]);
    line.fail("silent");
    for (const outcome of await Promise.allSettled([ask(), ask(), write()])) {
      assert.ok(outcome.status === "rejected" && isDatabaseOutage(outcome.reason));
    }
    await line.recover();
    await Promise.all([ask(), ask(), write()]);
    await db.destroy();
    line.close();
  });

  testOnPostgres(
    "a migration has no time limit, whatever limits DATABASE_URL sets",
    async (url) => {
      // Shorter than the migrations; two servers that start at once also wait for each other.
      const limits = "statement_timeout=1&query_timeout=1&idle_in_transaction_session_timeout=1";
      const place = { databaseUrl: `${url}?${limits}`, dataDir: "", onLost: () => undefined };
      const opened = await Promise.all([openMigratedDb(place), openMigratedDb(place)]);
      await Promise.all(opened.map((db) => db.destroy()));
      const db = await openDb({ ...place, databaseUrl: url });
      assert.ok(await isMigrated(db));
      await db.destroy();
    },
  );

  testOnPostgres(
    "a commit of PostgreSQL waits for the disk, even if the database is set up otherwise",
    async (url) => {
      const setting = async (databaseUrl: string) => {
        const db = await openDb({ databaseUrl, dataDir: "", onLost: () => undefined });
        const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(
          db,
        );
        await db.destroy();
        return rows[0]?.synchronous_commit;
      };
      const { pathname } = new URL(url);
      const name = sql.id(pathname.slice(1));
      const owner = await openDb({ databaseUrl: url, dataDir: "", onLost: () => undefined });
      await sql`alter database ${name} set synchronous_commit = off`.execute(owner);
      await owner.destroy();
      assert.equal(await setting(url), "on");
      // DATABASE_URL can set a stricter value.
      const options = encodeURIComponent("-c synchronous_commit=remote_apply");
      assert.equal(await setting(`${url}?options=${options}`), "remote_apply");
    },
  );

  testOnPostgres(
    "the cancelled transaction of a deadlock counts as an outage, so that it can be retried",
    async (url) => {
      const db = await openDb({ databaseUrl: url, dataDir: "", onLost: () => undefined });
      const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const take = (first: number, second: number) =>
        withTransaction(db, async (tx) => {
          await sql`select pg_advisory_xact_lock(${first})`.execute(tx);
          held[first]?.resolve();
          await Promise.all(held.map(({ promise }) => promise));
          await sql`select pg_advisory_xact_lock(${second})`.execute(tx);
        });
      const results = await Promise.allSettled([take(0, 1), take(1, 0)]);
      const [failed] = results.filter((result) => result.status === "rejected");
      assert.ok(isDatabaseOutage(failed?.reason));
      await db.destroy();
    },
  );
});
