import assert from "node:assert/strict";
import { before, test } from "node:test";
import { OutboxList } from "#contract/outbox.ts";
import { RetentionForecast, Settings } from "#contract/settings.ts";
import { eraseRetained } from "#server/hiring/applications/retention-run.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";

const day = 86_400_000;

const log = { error: () => undefined };

onBothEngines("Settings", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  before(async () => {
    app = await startTestApp(engine);
    app.stopClock();
    await signInAgain();
  });
  const signInAgain = async () => {
    calls = await signedInCalls(app);
  };
  const call = (method: string, path: string, body?: unknown) =>
    app.client.call(method, `/api/v1${path}`, { token: calls.token, body });
  const set = async (change: object) => {
    const response = await call("PATCH", "/settings", change);
    assert.equal(response.status, 200, response.text);
    return Settings.parse(response.body);
  };

  test("of a new site keep applications for 180 days, and change one at a time", async () => {
    const first = Settings.parse((await call("GET", "/settings")).body);
    assert.equal(first.retentionDays, 180);
    assert.equal(first.acceptedRetentionDays, null);
    assert.equal(first.rejectionHoldHours, 24);
    assert.deepEqual(await set({ rejectionHoldHours: 2 }), { ...first, rejectionHoldHours: 2 });
    assert.deepEqual(await set({ rejectionHoldHours: 24 }), first);
  });

  test("are refused by name when they are invalid", async () => {
    const whole = "Must be a whole number of days, from 1 to 3650";
    for (const retentionDays of [0, 1.5, 3_651, "30"]) {
      const response = await call("PATCH", "/settings", { retentionDays });
      assertFailure(response, 422, "Please check the highlighted fields.", {
        retentionDays: [whole],
      });
    }
    assertFailure(await call("PATCH", "/settings", { unknown: 1 }), 422, "Nothing to update");
  });

  test("retention erases applications rejected, withdrawn or marked as spam long enough ago, and no others", async () => {
    const rejected = await calls.submit({ email: "tu.choi@people.example" });
    const held = await calls.submit();
    const waiting = await calls.submit();
    const spam = await calls.submit({ website: "x" });
    for (const id of [rejected, held]) await calls.change(id, { status: "rejected" });
    await calls.change(held, { legal_hold: true });
    app.advance(29 * day);
    await signInAgain();
    const late = await calls.submit();
    await calls.change(late, { status: "rejected" });
    app.advance(day);
    await signInAgain();

    const forecast = await call("GET", "/settings/retention?days=30");
    assert.deepEqual(RetentionForecast.parse(forecast.body), { due: 2, held: 1 });
    assert.equal(await eraseRetained(app, log, app.clock()), 0, "nothing until the owner says so");
    await set({ retentionDays: 30 });
    const stopped = AbortSignal.abort();
    assert.equal(await eraseRetained(app, log, app.clock(), stopped), 0, "nothing while it stops");
    assert.equal(await eraseRetained(app, log, app.clock()), 2);
    assert.equal(await eraseRetained(app, log, app.clock()), 0);
    for (const [id, status] of [
      [rejected, 404],
      [spam, 404],
      [held, 200],
      [waiting, 200],
      [late, 200],
    ] as const) {
      assert.equal((await call("GET", `/applications/${id}`)).status, status);
    }
    const left = await app.db.selectFrom("outbox").selectAll().execute();
    assert.ok(!JSON.stringify(left).includes("tu.choi"));
    const audited = app.db
      .selectFrom("audit_log")
      .select("target_id")
      .where("action", "=", "application_erased");
    const ids = (await audited.execute()).map((line) => line.target_id);
    assert.deepEqual(new Set(ids), new Set([rejected, spam]));
  });
});

onBothEngines("Emails without a recipient", (engine) => {
  test("are held, counted, and sent to all recipients that are set later", async () => {
    // An empty HR_EMAIL stops the start; a server without it holds emails.
    const app = await startTestApp(engine, { HR_EMAIL: undefined });
    const calls = await signedInCalls(app);
    const call = (method: string, path: string, body?: unknown) =>
      app.client.call(method, `/api/v1${path}`, { token: calls.token, body });
    const outbox = async () => OutboxList.parse((await call("GET", "/outbox")).body);
    await calls.submit();
    const { counts, hasMailServer } = await outbox();
    assert.equal(counts.held, 1);
    assert.equal(hasMailServer, false);

    const hrEmails = ["mot@company.example", "hai@company.example"];
    await call("PATCH", "/settings", { hrEmails });
    assert.equal((await outbox()).counts.held, 0);
    const emails = (await outbox()).emails.filter(({ kind }) => kind === "new_application");
    assert.deepEqual(new Set(emails.map(({ to_email }) => to_email)), new Set(hrEmails));

    await calls.submit();
    const all = (await outbox()).emails.filter(({ kind }) => kind === "new_application");
    assert.equal(all.length, 4);
  });
});
