import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { newId } from "#server/db/id.ts";
import { onSqlite, startTestApp } from "#server/testing/app.ts";
import { Throttle } from "./throttle.ts";

const limit = { name: "test", hits: 2, seconds: 60 };

onSqlite("Limits", (engine) => {
  test("refused calls write nothing to the database", async () => {
    const app = await startTestApp(engine, { RATE_LIMIT: "on" });
    app.stopClock();
    const written = async () => {
      const { size, mtimeMs } = await stat(join(app.config.dataDir, "site.sqlite-wal"));
      return { size, mtimeMs };
    };
    const before = await written();
    const statuses: number[] = [];
    for (let count = 0; count < 200; count += 1) {
      const body = { token: "x".repeat(43) };
      const { status } = await app.client.call("POST", "/api/v1/application-status", { body });
      statuses.push(status);
    }
    assert.equal(statuses.filter((status) => status === 429).length, 80);
    assert.deepEqual(await written(), before);
  });

  test("one account writes at most 60 messages and 60 notes in ten minutes", async () => {
    const app = await startTestApp(engine, { RATE_LIMIT: "on" });
    const { tokens } = await app.client.createSignedIn("recruiter");
    const path = `/api/v1/applications/${newId(app.clock())}`;
    for (const [kind, body] of [
      ["messages", { subject: "Hello", text: "Hello" }],
      ["notes", { text: "Hello" }],
    ] as const) {
      const statuses: number[] = [];
      while (statuses.length < 61) {
        const call = { token: tokens.accessToken, body };
        statuses.push((await app.client.call("POST", `${path}/${kind}`, call)).status);
      }
      assert.deepEqual(statuses, [...Array.from({ length: 60 }, () => 404), 429]);
    }
  });

  test("a window ends after its time, even if the clock has been set back", async () => {
    const app = await startTestApp(engine);
    let now = Date.now();
    const throttle = new Throttle(app.db, () => new Date(now), true);
    const take = () => throttle.take(limit, "someone");
    assert.deepEqual([take(), take(), take()], [true, true, false]);
    now += 60_000;
    assert.deepEqual([take(), take(), take()], [true, true, false]);
    now -= 24 * 3_600_000;
    assert.equal(take(), false);
    now += 60_000;
    assert.equal(take(), true);
  });

  test("memory is bounded for any number of clients, and the oldest are dropped first", async () => {
    const app = await startTestApp(engine);
    const throttle = new Throttle(app.db, app.clock, true);
    for (let count = 0; count < 3; count += 1) throttle.take(limit, "first");
    for (let client = 0; client < 100_000; client += 1) throttle.take(limit, String(client));
    assert.equal(throttle.take(limit, "first"), true);
    for (let count = 0; count < 2; count += 1) throttle.take(limit, "99999");
    assert.equal(throttle.take(limit, "99999"), false);
  });

  test("a long window survives a flood of short ones that have expired", async () => {
    const app = await startTestApp(engine);
    let now = Date.now();
    const throttle = new Throttle(app.db, () => new Date(now), true);
    const daily = { name: "daily", hits: 1, seconds: 86_400 };
    throttle.take(daily, "someone");
    for (let client = 0; client < 90_000; client += 1) throttle.take(limit, String(client));
    now += 61_000;
    for (let client = 0; client < 20_000; client += 1) throttle.take(limit, `later ${client}`);
    assert.equal(throttle.take(daily, "someone"), false);
  });
});
