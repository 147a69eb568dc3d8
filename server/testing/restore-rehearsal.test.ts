import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import type { Engine } from "#server/db/engine.ts";
import { createDatabase } from "./database.ts";
import { rehearseRestore, type Place } from "./restore-rehearsal.ts";
import { filesFor } from "./s3-server.ts";

const secret = { AUTH_SECRET: "a secret of the rehearsal, long enough" };

describe("A site whose machine is lost under load comes back from its backup", () => {
  const ending: (() => Promise<unknown>)[] = [];
  after(() => Promise.all(ending.map((end) => end())));

  const placeOn = async (engine: Engine, more: Record<string, string> = {}): Promise<Place> => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-rehearsal-"));
    ending.push(() => rm(dataDir, { recursive: true, force: true }));
    const place = { ...more, ...(await filesFor(engine)), DATA_DIR: dataDir };
    if (engine === "sqlite") return place;
    const { url, drop } = await createDatabase();
    ending.push(drop);
    return { ...secret, ...place, DATABASE_URL: url };
  };
  const rehearse = async (from: Place, to: Place) => {
    const folder = await mkdtemp(join(tmpdir(), "site-archive-"));
    ending.push(() => rm(folder, { recursive: true }));
    const archive = join(folder, "site.tar");
    const report = await rehearseRestore({ from, to, archive, prepare: () => Promise.resolve() });
    assert.deepEqual(report.faults, []);
    assert.ok(report.answeredBefore >= 20 && report.erased > 0);
  };

  test("on SQLite, in the same place and with the secret that lay beside the data", async () => {
    const place = await placeOn("sqlite");
    await rehearse(place, place);
  });

  test("on PostgreSQL and S3", async () => {
    await rehearse(await placeOn("postgres"), await placeOn("postgres"));
  });

  test("from SQLite and a disk on PostgreSQL and S3", async () => {
    await rehearse(await placeOn("sqlite", secret), await placeOn("postgres"));
  });
});
