import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import Database from "better-sqlite3";
import { onSqlite, testApp } from "#server/testing/app.ts";
import { recordErasure, removeRemains } from "./erased-remains.ts";
import { newId } from "./id.ts";
import { readState, storeState } from "./state.ts";
import { withTransaction } from "./transaction.ts";

onSqlite("What an erasure leaves in the log", (engine) => {
  const app = testApp(engine);
  const secret = "Chuyện riêng của một người";
  const file = () => join(app.config.dataDir, "site.sqlite");
  const isInLog = async () => (await readFile(`${file()}-wal`)).includes(secret);
  const clean = () => removeRemains(app.db, () => Promise.reject(new Error("PostgreSQL alone")));
  const erase = async () => {
    await storeState({ db: app.db, now: app.clock() }, "personal", secret);
    await withTransaction(app.db, async (tx) => {
      await tx.deleteFrom("state").where("name", "=", "personal").execute();
      await recordErasure(tx, newId(app.clock()), app.clock());
    });
  };

  test("goes once no other connection reads the log, and is recorded until then", async () => {
    await erase();
    // As a backup does.
    const reader = new Database(file(), { readonly: true });
    reader.exec("begin");
    assert.ok(reader.prepare("select count(*) from users").get());
    assert.equal(await clean(), false);
    assert.notEqual(await readState(app.db, "erasure"), undefined, "the record is kept");
    assert.ok(await isInLog());
    reader.exec("commit");
    reader.close();
    assert.equal(await clean(), true);
    assert.equal(await isInLog(), false);
    assert.equal(await readState(app.db, "erasure"), undefined);
    assert.equal(await clean(), false);
  });
});
