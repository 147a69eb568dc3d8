import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { testApp } from "#server/testing/app.ts";
import { withoutPostgres } from "#server/testing/database.ts";
import { hasHappened, storedTimes } from "./stored-times.ts";

// SQLite stores instants and days as text, so that only PostgreSQL tells them from other columns.
if (!withoutPostgres) {
  const app = testApp("postgres");

  test("every column with an instant or a day has happened or is planned", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'
        and (data_type = 'date' or data_type like 'timestamp%')`.execute(app.db);
    const listed = Object.entries(storedTimes).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    assert.deepEqual(listed.toSorted(), rows.map(({ name }) => name).toSorted());
  });
}

test("a time later than now has not happened, except by the clock of another server", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  assert.equal(hasHappened("2026-11-28T12:01:00Z", now), true);
  assert.equal(hasHappened("2026-11-28T12:01:01Z", now), false);
});
