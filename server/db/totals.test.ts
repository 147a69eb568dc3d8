import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { sql, type KyselyPlugin } from "kysely";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { noteCommit } from "./commits.ts";
import type { Db } from "./schema.ts";
import { counting } from "./totals.ts";
import { transact } from "./transact.ts";

onBothEngines("The total of a list", (engine) => {
  let app: TestApp;
  let asked: number;
  /** Tells what is asked of the database. */
  let db: Db;
  const total = (role: string) =>
    counting(db, sql`select count(*) as total from users where role = ${role}`);
  const rename = (name: string) => sql`update users set name = ${name}`;

  before(async () => {
    app = await startTestApp(engine);
    await app.client.signedIn("admin");
    const record: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        return result;
      },
    };
    db = app.reads.withPlugin(record);
  });
  beforeEach(() => {
    asked = 0;
    noteCommit();
  });

  test("is counted once for all who ask meanwhile and soon after", async () => {
    const both = await Promise.all([total("admin").count(), total("admin").count()]);
    assert.deepEqual(both, [1, 1]);
    assert.equal(await total("admin").count(), 1);
    assert.equal(asked, 1);
    assert.equal(await total("user").count(), 0);
    assert.equal(asked, 2);
  });

  test("is known only while it is kept", async () => {
    assert.equal(total("admin").known(), undefined);
    await total("admin").count();
    assert.equal(await total("admin").known(), 1);
    noteCommit();
    assert.equal(total("admin").known(), undefined);
  });

  test("is counted anew after a change, in a transaction or not, also while it was counted", async () => {
    await total("admin").count();
    await transact(app.db, (tx) => rename("Một").execute(tx));
    await total("admin").count();
    assert.equal(asked, 2);

    await app.db.updateTable("users").set({ name: "Hai" }).execute();
    const before = total("admin").count();
    await app.db.updateTable("users").set({ name: "Ba" }).execute();
    await total("admin").count();
    await before;
    assert.equal(asked, 4);
  });

  test("that failed is not kept", async () => {
    const wrong = counting(db, sql`select count(*) as total from nothing_of_the_kind`);
    await assert.rejects(wrong.count());
    assert.equal(wrong.known(), undefined);
  });
});
