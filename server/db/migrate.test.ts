import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { onBothEngines } from "#server/testing/app.ts";
import { openEmptyStore } from "#server/testing/store-locations.ts";
import {
  appliedMigrations,
  isMigrated,
  migrate,
  migrateTo,
  newestMigration,
  StoreVersionError,
} from "./migrate.ts";
import { start } from "./migrations/020-start.ts";

onBothEngines("A database", (engine) => {
  const secret = { AUTH_SECRET: "a secret of the tests, long enough" };

  test("gets its tables once when two servers start on it at the same time", async () => {
    const { db, close } = await openEmptyStore(engine, secret);
    await Promise.all([migrate(db), migrate(db)]);
    assert.ok(await isMigrated(db));
    assert.equal((await appliedMigrations(db)).at(-1), newestMigration);
    await close();
  });

  test("of an older version gets only the later migrations and keeps its rows", async () => {
    const { db, close } = await openEmptyStore(engine, secret);
    await migrateTo(db, "020-start");
    const row = { key: "companyName", value: '"Example"', updated_at: "2026-11-01T00:00:00.000Z" };
    await db.insertInto("settings").values(row).execute();
    const newer = {
      "020-start": start,
      "021-reason": () => ["alter table settings add column reason text"],
    };
    assert.equal(await migrate(db, newer), "020-start to 021-reason");
    assert.equal(await migrate(db, newer), undefined);
    assert.deepEqual(await appliedMigrations(db), ["020-start", "021-reason"]);
    const stored = await db.selectFrom("settings").selectAll().execute();
    assert.deepEqual(stored, [{ ...row, reason: null }]);
    await close();
  });

  test("with an unknown migration is refused with a remedy and stays unchanged", async () => {
    const { db, close } = await openEmptyStore(engine, secret);
    await migrate(db);
    await sql`update kysely_migration set name = '002-accounts' where name = '020-start'`.execute(
      db,
    );
    await assert.rejects(migrate(db), (error) => {
      assert.ok(error instanceof StoreVersionError);
      assert.match(error.message, /older version of the site \(002-accounts\)\. Start that one/);
      return true;
    });
    assert.equal((await appliedMigrations(db))[0], "002-accounts");
    await close();
  });
});
