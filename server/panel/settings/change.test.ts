import assert from "node:assert/strict";
import { test } from "node:test";
import { RetentionForecast, SettingsRecord } from "#contract/settings.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import type { TestResponse } from "#server/testing/client.ts";

const stale = "Someone else changed this in the meantime";
const checkFields = "Please check the highlighted fields.";
const dayMs = 86_400_000;

onBothEngines("Changes of the settings", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  const call = (method: string, path: string, body?: unknown, version?: string) =>
    app.client.call(method, `/api/v1${path}`, {
      token: calls.token,
      body,
      headers: version === undefined ? {} : { "if-match": `"${version}"` },
    });
  const recordIn = (response: TestResponse) => {
    assert.equal(response.status, 200, response.text);
    return SettingsRecord.parse(response.body);
  };
  const read = async () => recordIn(await call("GET", "/settings"));
  const set = async (change: object) => {
    // Entries of the same millisecond have no order.
    app.advance(1);
    return recordIn(await call("PATCH", "/settings", change));
  };
  const auditedFields = async () => {
    const lines = app.db
      .selectFrom("audit_log")
      .select("fields")
      .where("action", "=", "settings_updated")
      .orderBy("id");
    return (await lines.execute()).map(({ fields }): unknown => JSON.parse(fields));
  };

  test("are refused with a stale version; the response has the current settings", async () => {
    const { version } = await read();
    const first = await set({ holidays: ["2026-09-02"] });
    assert.notEqual(first.version, version);
    const response = await call("PATCH", "/settings", { holidays: ["2026-05-01"] }, version);
    assertFailure(response, 409, stale);
    assert.partialDeepStrictEqual(response.body, { current: first, changedBy: "Trần Thị Thử" });
    assert.deepEqual(await read(), first);
    const again = await call("PATCH", "/settings", { holidays: [] }, first.version);
    assert.deepEqual(recordIn(again).holidays, []);
  });

  test("of two at once to the same settings, one is stored and the other is refused", async () => {
    const { version } = await read();
    const responses = await Promise.all(
      ["mot", "hai", "ba"].map((name) =>
        call("PATCH", "/settings", { hrEmails: [`${name}@company.example`] }, version),
      ),
    );
    const [saved, ...others] = responses.filter(({ status }) => status === 200).map(recordIn);
    assert.deepEqual(others, []);
    assert.equal(responses.filter(({ status }) => status === 409).length, 2);
    assert.deepEqual(await read(), saved);
    await set({ hrEmails: null });
  });

  test("without a version overwrite, and the same values have the same version", async () => {
    const { version } = await read();
    await set({ rejectionHoldHours: 3 });
    assert.equal((await set({ rejectionHoldHours: 24 })).version, version);
  });

  test("are audited by the names of the changed settings", async () => {
    const known = (await auditedFields()).length;
    app.advance(1);
    await set({ rejectionHoldHours: 5, holidays: ["2031-01-01"] });
    await set({ rejectionHoldHours: 5 });
    await set({ rejectionHoldHours: 24, holidays: ["2031-01-01"] });
    assert.deepEqual((await auditedFields()).slice(known), [
      ["rejectionHoldHours", "holidays"],
      ["rejectionHoldHours"],
    ]);
  });

  test("may not repeat an entry, and days are sorted", async () => {
    const hrEmails = ["hr@company.example", "HR@company.example"];
    assertFailure(await call("PATCH", "/settings", { hrEmails }), 422, checkFields, {
      hrEmails: ["This address is in the list twice"],
    });
    const holidays = ["2026-09-02", "2026-09-02"];
    assertFailure(await call("PATCH", "/settings", { holidays }), 422, checkFields, {
      holidays: ["This day is in the list twice"],
    });
    const many = Array.from({ length: 401 }, (_, day) =>
      new Date(dayMs * day).toISOString().slice(0, 10),
    );
    assertFailure(await call("PATCH", "/settings", { holidays: many }), 422, checkFields, {
      holidays: ["Too many days"],
    });
    const saved = await set({ holidays: ["2027-01-01", "2026-09-02"] });
    assert.deepEqual(saved.holidays, ["2026-09-02", "2027-01-01"]);
  });

  test("an empty list of recipients falls back to HR_EMAIL, which the panel shows", async () => {
    const saved = await set({ hrEmails: [] });
    assert.equal(saved.hrEmails, null);
    assert.equal(saved.hrEmailFallback, "hr@company.example");
  });

  test("keeping everything counts as a decision about retention", async () => {
    // As in a store of an earlier version.
    await app.db.deleteFrom("settings").execute();
    const before = await read();
    assert.equal(before.retentionChosen, false);
    assert.equal(before.retentionDays, null);
    const saved = await set({ retentionDays: null });
    assert.equal(saved.retentionChosen, true);
    assert.equal(saved.retentionDays, null);
    assert.notEqual(saved.version, before.version);
  });

  test("a dry run counts the legal holds on applications that are due", async () => {
    const rejected = await calls.submit();
    const held = await calls.submit();
    const young = await calls.submit();
    for (const id of [rejected, held]) await calls.change(id, { status: "rejected" });
    for (const id of [held, young]) await calls.change(id, { legal_hold: true });
    app.advance(10 * dayMs);
    await calls.signIn();
    const forecast = async (days: number) =>
      RetentionForecast.parse((await call("GET", `/settings/retention?days=${days}`)).body);
    assert.deepEqual(await forecast(10), { due: 1, held: 1 });
    assert.deepEqual(await forecast(11), { due: 0, held: 0 });
  });
});
