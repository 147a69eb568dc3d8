import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { onBothEngines } from "#server/testing/app.ts";
import { openEmptyStore } from "#server/testing/places.ts";
import {
  appliedMigrations,
  isMigrated,
  migrate,
  newestMigration,
  StoreVersionError,
} from "./migrate.ts";
import type { Db } from "./schema.ts";

const last = "019-status-changes";

onBothEngines("A database of an earlier form", (engine) => {
  const withStore = async (work: (db: Db) => Promise<void>) => {
    const store = await openEmptyStore(engine, {
      AUTH_SECRET: "a secret of the tests, long enough",
    });
    try {
      await migrate(store.db);
      await work(store.db);
    } finally {
      await store.close();
    }
  };
  const setApplied = async (db: Db, names: readonly string[]) => {
    await sql`delete from kysely_migration`.execute(db);
    for (const name of names) {
      await sql`insert into kysely_migration values (${name}, '2026-01-01')`.execute(db);
    }
  };
  const namesOfIndexes = async (db: Db) => {
    const { rows } = await (
      engine === "sqlite"
        ? sql<{ name: string }>`select name from sqlite_master where type in ('index', 'table')`
        : sql<{
            name: string;
          }>`select indexname as name from pg_indexes where schemaname = 'public'`
    ).execute(db);
    return rows.map(({ name }) => name).toSorted();
  };

  test("that has all former migrations gets the present form and keeps its rows", async () => {
    await withStore(async (db) => {
      const before = await namesOfIndexes(db);
      await sql`drop table state`.execute(db);
      await sql`create table export_tickets (token_hash text primary key)`.execute(db);
      for (const name of [
        "applications_spam_status_created_at_id_job_id_withdrawn_at",
        "applications_spam_job_id_created_at_id_status_withdrawn_at",
        "applications_email_key_spam_created_at_id",
      ]) {
        await sql`drop index ${sql.id(name)}`.execute(db);
      }
      for (const [name, columns] of [
        ["applications_texts", "applications (spam)"],
        ["applications_waiting", "applications (created_at)"],
        ["applications_withdrawn", "applications (created_at)"],
        ["applications_spam_status", "applications (spam, status)"],
        ["applications_spam_status_created_at_id_job_id", "applications (spam)"],
        ["applications_spam_job_id_created_at_id_status", "applications (spam)"],
        ["applications_email_key_created_at_id", "applications (email_key)"],
        ["users_texts", "users (role)"],
        ["users_role", "users (role)"],
        ["users_active", "users (active)"],
        ["outbox_application_id", "outbox (application_id)"],
      ] as const) {
        await sql`create index ${sql.id(name)} on ${sql.raw(columns)}`.execute(db);
      }
      const updated_at = "2026-01-01T00:00:00.000Z";
      for (const key of ["holidays", "turn:sweeps", "backup:made"]) {
        await db.insertInto("settings").values({ key, value: "[]", updated_at }).execute();
      }
      await setApplied(db, ["001-start", last]);

      await Promise.all([migrate(db), migrate(db)]);
      assert.ok(await isMigrated(db));
      assert.deepEqual(await appliedMigrations(db), [newestMigration]);
      assert.deepEqual(await namesOfIndexes(db), before);
      const settings = await db.selectFrom("settings").select("key").execute();
      assert.deepEqual(settings, [{ key: "holidays" }]);
      const state = await db.selectFrom("state").select("name").orderBy("name").execute();
      assert.deepEqual(state, [{ name: "backup:made" }]);
    });
  });

  test("that has only some of them is refused with what to do, and stays as it is", async () => {
    await withStore(async (db) => {
      const names = ["001-start", "002-accounts"];
      await setApplied(db, names);
      await assert.rejects(migrate(db), (error) => {
        assert.ok(error instanceof StoreVersionError);
        assert.match(error.message, /002-accounts.+019-status-changes on it once, or restore/);
        return true;
      });
      assert.deepEqual(await appliedMigrations(db), names);
    });
  });
});
