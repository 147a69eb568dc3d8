import assert from "node:assert/strict";
import { test } from "node:test";
import { PortalApplication } from "#contract/applicant.ts";
import { MessageTemplates } from "#contract/messages.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { dueForErasure } from "#server/hiring/applications/retention.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { applicationFields } from "#server/testing/client.ts";
import { keepTalentPool } from "./talent-pool.ts";

onBothEngines("The talent pool", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  const post = (path: string, body: object) =>
    app.client.call("POST", `/api/v1/application-status${path}`, { body });
  const set = async (id: string, talent_pool: boolean) => {
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    const response = await post("/talent-pool", { token, talent_pool });
    assert.equal(response.status, 200, response.text);
    return PortalApplication.parse(response.body).talent_pool_until;
  };
  const pass = async (days: number) => {
    app.advance(days * dayMs);
    await Promise.all([keepTalentPool(app), keepTalentPool(app)]);
    await calls.signIn();
  };
  const asked = async (id: string) =>
    (await calls.emails(id)).filter(({ kind }) => kind === "talent_pool");
  const listed = async () =>
    (await calls.find("talent_pool=true&limit=100")).applications.map(({ id }) => id);

  test("is joined in the form or at the desk, for twelve months, and left at once", async () => {
    const ticked = await calls.submit({ talent_pool: "true" });
    const unticked = await calls.submit();
    const later = await calls.submit({ talent_pool: "false" });
    const until = new Date(app.clock());
    until.setUTCFullYear(until.getUTCFullYear() + 1);
    assert.equal((await calls.read(ticked)).talent_pool_until, until.toISOString());
    assert.equal((await calls.read(unticked)).talent_pool_until, null);
    assert.equal(await set(later, true), until.toISOString());
    assert.deepEqual((await listed()).toSorted(), [ticked, later].toSorted());
    assert.equal(await set(ticked, false), null);
    assert.deepEqual(await listed(), [later]);
    // Suspected spam cannot consent.
    const spam = await app.client.call("POST", "/api/v1/applications", {
      body: applicationFields({ talent_pool: "true", website: "spam" }),
    });
    assert.equal(spam.status, 201);
    assert.deepEqual(await listed(), [later]);
    await set(later, false);
  });

  test("asks once, a month before its end, and stays with one click", async () => {
    const id = await calls.submit({ talent_pool: "true" }, { "accept-language": "vi" });
    await pass(330);
    assert.deepEqual(await asked(id), []);
    await pass(6);
    await pass(1);
    const [email, ...more] = await asked(id);
    assert.deepEqual(more, []);
    const [key = "", ...others] = Array.from(
      (email?.text ?? "").matchAll(/#pool=([\w-]+)/g),
      ([, found]) => found ?? "",
    );
    assert.deepEqual(others, []);
    assert.equal((await post("/talent-pool/confirm", { token: key })).status, 200);
    assert.equal((await post("/talent-pool/confirm", { token: key })).status, 422);
    await pass(300);
    assert.deepEqual(await listed(), [id]);
    // Without an answer it ends by itself.
    await pass(40);
    assert.equal((await asked(id)).length, 2);
    await pass(40);
    assert.deepEqual(await listed(), []);
    assert.equal((await calls.read(id)).talent_pool_until, null);
  });

  test("is not erased by the retention before its end, and ends with the consent", async () => {
    const id = await calls.submit({ talent_pool: "true" });
    await calls.change(id, { status: "rejected", notify: false });
    const rule = { retentionDays: 180, acceptedRetentionDays: null };
    const due = async (days: number) => {
      const at = new Date(app.clock().getTime() + days * dayMs);
      const rows = await dueForErasure(app.db, rule, app.clock(), at).select("id").execute();
      return rows.some((row) => row.id === id);
    };
    assert.deepEqual([await due(200), await due(364), await due(367)], [false, false, true]);
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    assert.equal((await post("/consent/withdrawal", { token })).status, 200);
    assert.equal((await calls.read(id)).talent_pool_until, null);
  });

  test("has a text of its own for writing to its people", async () => {
    const read = async (id: string) => {
      const path = `/api/v1/applications/${id}/messages/templates`;
      const response = await app.client.call("GET", path, { token: calls.token });
      return MessageTemplates.parse(response.body).templates.map(({ kind }) => kind);
    };
    assert.ok((await read(await calls.submit({ talent_pool: "true" }))).includes("message_pool"));
    assert.ok(!(await read(await calls.submit())).includes("message_pool"));
  });
});
