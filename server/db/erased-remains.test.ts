import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import Database from "better-sqlite3";
import { recordErasure, removeRemains } from "./erased-remains.ts";
import { openMigratedDb } from "./open.ts";
import { withTransaction } from "./transaction.ts";

test("erased data stays recorded while another program keeps SQLite from emptying its log", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-remains-"));
  const db = await openMigratedDb({ databaseUrl: undefined, dataDir, onLost: () => undefined });
  const other = new Database(join(dataDir, "site.sqlite"));
  other.exec("begin; select count(*) from state");
  await withTransaction(db, (tx) => recordErasure(tx, "an application", new Date()));
  const remove = () => removeRemains(db, () => assert.fail("PostgreSQL alone needs it"));
  assert.equal(await remove(), false);
  other.exec("rollback");
  assert.equal(await remove(), true);
  assert.equal(await remove(), false, "nothing is left");
  other.close();
  await db.destroy();
  await rm(dataDir, { recursive: true });
});
