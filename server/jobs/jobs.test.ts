import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { onSqlite, startTestApp } from "#server/testing/app.ts";
import { startJobs } from "./jobs.ts";

onSqlite("Jobs", (engine) => {
  test("run on schedule, never twice at once, and a stop awaits those in progress", async () => {
    const app = await startTestApp(engine);
    let started = 0;
    const writing = Promise.withResolvers<void>();
    const write = () => {
      started += 1;
      return writing.promise;
    };
    const log = { info: () => undefined, warn: () => undefined, error: assert.fail };
    mock.timers.enable({ apis: ["setTimeout", "Date"], now: Date.UTC(2027, 0, 1, 10, 30) });
    const jobs = startJobs({ ...app, visits: { ...app.visits, write } }, log);
    for (let minute = 0; minute < 3; minute += 1) mock.timers.tick(60_000);
    mock.timers.reset();
    assert.equal(started, 1);
    let isStopped = false;
    const stopped = jobs.stop().then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    assert.equal(isStopped, false);
    writing.resolve();
    await stopped;
  });
});
