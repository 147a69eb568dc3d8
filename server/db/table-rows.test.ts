import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { newId } from "#server/db/id.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { openDb } from "./open.ts";
import { withTransaction } from "./transaction.ts";
import {
  countRowsByTable,
  insertRows,
  serializeRow,
  readTable,
  parseRow,
  sumTable,
  tableNames,
  withSnapshot,
} from "./table-rows.ts";
import { withoutPostgres } from "#server/testing/database.ts";

onBothEngines("Whole tables", (engine) => {
  const app = testApp(engine);

  test("include every table of the database", async () => {
    const found = await app.db.introspection.getTables({ withInternalKyselyTables: false });
    const tables = found.filter(({ name }) => !/_fts/.test(name)).map(({ name }) => name);
    assert.deepEqual(tables.toSorted(), tableNames.toSorted());
  });

  test(
    "are read completely and in order, and can be inserted into the other engine",
    { skip: withoutPostgres },
    async () => {
      const other = await startTestApp(engine === "sqlite" ? "postgres" : "sqlite");
      await app.client.createSignedIn("admin");
      const user = await app.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
      await withTransaction(app.db, async (tx) => {
        // More rows than a page.
        const throttles = Array.from({ length: 2_050 }, (_, number) => ({
          key: `${number % 2 === 0 ? "é" : "Z"}-${number}`,
          hits: 1,
          resets_at: new Date(1_700_000_000_000 + number).toISOString(),
        }));
        await tx.insertInto("throttles").values(throttles).execute();
        for (let number = 0; number < 25; number += 1) {
          const path = `/${"aZé-_".charAt(number % 5)}${number}`;
          await tx
            .insertInto("page_visits")
            .values({ day: "2026-01-02", path, visits: 1 })
            .execute();
        }
        const bytes = Buffer.from([0, 255, 7]);
        await tx.insertInto("avatars").values({ key: "a", user_id: user.id, bytes }).execute();
      });
      // A start has filled these tables.
      await other.db.deleteFrom("positions").execute();
      await other.db.deleteFrom("state").execute();
      await other.db.deleteFrom("settings").execute();
      for (const table of tableNames) {
        const rows = await Array.fromAsync(readTable(app.db, table));
        await withTransaction(other.db, (tx) => insertRows(tx, table, rows));
        assert.deepEqual(await sumTable(other.db, table), await sumTable(app.db, table), table);
      }
      assert.deepEqual(await countRowsByTable(other.db), await countRowsByTable(app.db));
      assert.equal((await sumTable(app.db, "throttles")).rows, 2_050);
    },
  );

  test("show one instant in a snapshot", async () => {
    const visits = { day: "2026-03-04", path: newId(new Date()), visits: 1 };
    const db = await openDb({ ...app.config, onLost: () => undefined }, "maintenance");
    const [before, after] = await withSnapshot(db, async (snapshot) => {
      const first = await sumTable(snapshot, "page_visits");
      await app.db.insertInto("page_visits").values(visits).execute();
      return [first, await sumTable(snapshot, "page_visits")];
    });
    assert.deepEqual(after, before);
    assert.notDeepEqual(await sumTable(app.db, "page_visits"), before);
    await db.destroy();
  });
});

describe("A row as a line", () => {
  test("keeps every kind of value", () => {
    const row = { b: true, n: 7, t: 'Đức \u2028 "x"\n', x: null, bytes: Buffer.from([0, 200]) };
    assert.deepEqual(parseRow(serializeRow(row)), row);
    assert.doesNotMatch(serializeRow(row), /\n/);
  });

  test("that is no row is refused", () => {
    for (const line of ["", "null", "7", '{"a":{"b":1}}'])
      assert.throws(() => parseRow(line), line);
  });
});
