import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { onBothEngines } from "./app.ts";
import { createDatabase } from "./database.ts";
import { runKillLoop } from "./kill-loop.ts";

// A few rounds of what `npm run prove:kill` does fifty times.
onBothEngines("Killing the server during uploads", (engine) => {
  test("loses nothing that was answered with 201 and leaves nothing dangling", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "site-kill-"));
    const database = engine === "postgres" ? await createDatabase() : undefined;
    const environment: Record<string, string> =
      database === undefined
        ? {}
        : { DATABASE_URL: database.url, AUTH_SECRET: "a secret of the tests, long enough" };
    try {
      const report = await runKillLoop({ rounds: 3, dataDir, environment });
      assert.ok(report.answered > 0);
      const { lost, dangling, doubled, litter, lettersMissing } = report;
      const faults = { lost, dangling, doubled, litter, lettersMissing };
      assert.deepEqual(faults, { lost: 0, dangling: 0, doubled: 0, litter: 0, lettersMissing: 0 });
    } finally {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
