import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { test } from "node:test";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { acquireLease, releaseLease, releaseLeaseOfDead } from "./state.ts";

const hour = 3_600_000;

onBothEngines("A lease", (engine) => {
  const app = testApp(engine);

  const at = (offset: number) => new Date(app.clock().getTime() + offset).toISOString();

  test("goes to one server until it expires", async () => {
    const ask = () => acquireLease(app.db, "test", hour, app.clock());
    const results = await Promise.all(Array.from({ length: 8 }, ask));
    assert.equal(results.filter(Boolean).length, 1);
    assert.equal(await ask(), false);
    app.advance(hour);
    assert.equal(await ask(), true);
    await app.db
      .updateTable("state")
      .set({ value: "another machine" })
      .where("name", "=", "lease:test")
      .execute();
    await releaseLease(app.db, "test");
    assert.equal(await ask(), false, "only the process that holds a lease releases it");
  });

  test("of a clock that was ahead, or of a process that has ended, is free", async () => {
    const ask = () => acquireLease(app.db, "test", hour, app.clock());
    const heldBy = (value: string, updated_at: string) =>
      app.db
        .updateTable("state")
        .set({ value, updated_at })
        .where("name", "=", "lease:test")
        .execute();
    await heldBy("another machine", at(hour / 2));
    assert.equal(await ask(), true, "later than now is never");
    const ended = spawnSync(process.execPath, ["--version"]).pid;
    for (const [value, isFree] of [
      [`another-machine ${ended}`, false],
      [`${hostname()} ${process.ppid}`, false],
      [`${hostname()} ${ended}`, true],
    ] as const) {
      await heldBy(value, at(0));
      await releaseLeaseOfDead(app.db, "test");
      assert.equal(await ask(), isFree, value);
    }
  });
});
