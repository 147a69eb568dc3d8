import assert from "node:assert/strict";
import { test } from "node:test";
import { RetentionState } from "#contract/settings.ts";
import { chooseFirstRetention, readSettings, saveSettings } from "#server/db/settings.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { interviewCallsOf } from "#server/testing/interview-calls.ts";
import { eraseRetained } from "./retention-run.ts";

onBothEngines("The retention of a site", (engine) => {
  /** A new site, the calls of its administrator, and the runs of the purge. */
  async function newSite() {
    const app: TestApp = await startTestApp(engine);
    const calls = await interviewCallsOf(app);
    const errors: object[] = [];
    const log = { error: (about: object) => void errors.push(about) };
    const run = () => eraseRetained(app, log, app.clock());
    const call = async (method: string, path: string, body?: object) => {
      const response = await calls.send(method, `/settings${path}`, body);
      assert.equal(response.status, 200, response.text);
      return response.body;
    };
    const forecast = async () => RetentionState.parse(await call("GET", "/retention/forecast"));
    /** Lets days pass as a server that runs sees them. */
    const pass = async (days: number) => {
      let erased = 0;
      for (let day = 0; day < days; day += 1) {
        app.advance(dayMs);
        erased += await run();
      }
      await calls.signIn();
      return erased;
    };
    const reject = async () => {
      const id = await calls.submit();
      await calls.change(id, { status: "rejected", notify: false });
      return id;
    };
    const left = async () =>
      (await app.db.selectFrom("applications").select("id").execute()).map(({ id }) => id);
    return { app, calls, errors, run, call, forecast, pass, reject, left };
  }

  test("ends 180 days after the decision, once an administrator has seen what goes", async () => {
    const { calls, forecast, pass, reject, left } = await newSite();
    const rejected = await reject();
    const [waiting, accepted, withInterview] = [
      await calls.submit(),
      await calls.submit(),
      await reject(),
    ];
    await calls.change(accepted, { status: "accepted", notify: false });
    assert.equal(await pass(151), 0);
    const soon = await forecast();
    assert.deepEqual([soon.due, soon.within_30_days, soon.paused], [0, 2, null]);
    await calls.change(withInterview, { status: "reviewing", notify: false });
    await calls.offer(withInterview, [calls.inHours(60 * 24)]);
    await calls.change(withInterview, { status: "rejected", notify: false });
    assert.equal(await pass(29), 1);
    assert.ok(!(await left()).includes(rejected));
    assert.deepEqual(new Set(await left()), new Set([waiting, accepted, withInterview]));
  });

  test("erases nothing unseen for 14 days after the first sign-in", async () => {
    for (const isSeen of [true, false]) {
      const { app, calls, forecast, pass, reject, run } = await newSite();
      // Without an author, like that of a new site.
      await withTransaction(app.db, (tx) => saveSettings(tx, { retentionDays: 1 }, app.clock()));
      await reject();
      assert.equal(await pass(13), 0);
      assert.equal((await calls.find("")).total, 1);
      if (isSeen) assert.deepEqual((await forecast()).due, 1);
      else app.advance(dayMs);
      assert.equal(await run(), 1);
    }
  });

  test("stops before it erases more than 20 and a tenth of all, until an administrator confirms it", async () => {
    const { app, call, errors, run, reject, left } = await newSite();
    for (let count = 0; count < 21; count += 1) await reject();
    await call("PATCH", "", { retentionDays: 30 });
    app.advance(31 * dayMs);
    assert.equal(await run(), 0);
    assert.deepEqual(errors, [{ retention: "many", due: 21 }]);
    assert.equal((await left()).length, 21);
  });

  test("stops for a day when the clock has jumped", async () => {
    const { app, call, errors, run, reject } = await newSite();
    await reject();
    await call("PATCH", "", { retentionDays: 30 });
    assert.equal(await run(), 0);
    app.advance(31 * dayMs);
    assert.equal(await run(), 0);
    assert.deepEqual(errors, [{ retention: "clock", due: 1 }]);
    app.advance(dayMs - hourMs);
    assert.equal(await run(), 0);
    app.advance(2 * hourMs);
    assert.equal(await run(), 1);
  });

  test("is confirmed for a day, and counts those without a decision for closed positions", async () => {
    const { app, calls, call, run, reject, forecast } = await newSite();
    for (let count = 0; count < 21; count += 1) await reject();
    const undecided = await calls.submit({ position: "ai-engineer" });
    await call("PATCH", "", { retentionDays: 1, acceptedRetentionDays: 1 });
    app.advance(dayMs + hourMs);
    await calls.signIn();
    assert.equal((await forecast()).paused, "many");
    await app.db.updateTable("positions").set({ state: "closed" }).execute();
    assert.equal((await forecast()).undecided_closed, 1);
    const listed = await calls.find("closed_undecided=true");
    assert.deepEqual(
      listed.applications.map(({ id }) => id),
      [undecided],
    );
    const confirmed = RetentionState.parse(await call("POST", "/retention/confirmation"));
    assert.deepEqual([confirmed.due, confirmed.paused], [21, null]);
    assert.equal(await run(), 21);
    await calls.change(undecided, { status: "accepted", notify: false });
    app.advance(dayMs + hourMs);
    assert.equal(await run(), 1, "accepted ones have days of their own");
  });

  test("of an older store stays what it was: nothing is erased", async () => {
    const { app } = await newSite();
    await app.db.deleteFrom("settings").execute();
    await chooseFirstRetention(app.db, app.clock());
    assert.equal((await readSettings(app.db)).retentionDays, null);
  });
});
