import assert from "node:assert/strict";
import { before, test } from "node:test";
import { AuditPage } from "#contract/audit.ts";
import { Overview } from "#contract/overview.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

onBothEngines("Recent activity", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  before(async () => {
    app = await startTestApp(engine);
    app.stopClock();
    calls = await signedInCalls(app);
  });

  const read = async () => {
    const response = await app.client.call("GET", "/api/v1/overview", { token: calls.token });
    assert.equal(response.status, 200, response.text);
    return Overview.parse(response.body);
  };

  const change = async (method: string, path: string, body?: unknown) => {
    // Entries of the same millisecond have no order.
    app.advance(1);
    const response = await app.client.call(method, `/api/v1${path}`, { token: calls.token, body });
    assert.ok(response.status < 300, response.text);
  };

  test("contains submissions and withdrawals with the applicant's name and without a network", async () => {
    app.advance(1);
    const id = await calls.submit({ full_name: "Lý Thị Mới Đến" });
    app.advance(1);
    await calls.submit({ website: "spam" });
    const [, token] = statusLink(app.keys, "", id).split("#");
    await change("POST", "/application-status/withdraw", { token });
    await change("POST", "/application-status/withdraw", { token });
    const target = { kind: "application", id, name: "Lý Thị Mới Đến" };
    const actor = { kind: "visitor" };
    assert.partialDeepStrictEqual((await read()).activity.slice(0, 2), [
      { action: "application_withdrawn", target, actor, network: null },
      { action: "application_submitted", target, actor, network: null },
    ]);
  });

  test("contains downloads of resumes but no views", async () => {
    const id = await calls.upload("cv.pdf", tinyPdf());
    await change("GET", `/applications/${id}/cv`);
    const before = (await read()).activity;
    assert.equal(before[0]?.action, "resume_downloaded");
    for (let times = 0; times < 5; times += 1) {
      await change("GET", `/applications/${id}/cv/page`);
      await change("POST", `/applications/${id}/cv/views`);
    }
    assert.deepEqual((await read()).activity, before);
    const log = await app.client.call("GET", `/api/v1/audit?person=${id}`, { token: calls.token });
    const actions = AuditPage.parse(log.body).entries.map(({ action }) => action);
    assert.equal(actions.filter((action) => action === "resume_fetched").length, 5);
    assert.equal(actions.filter((action) => action === "resume_viewed").length, 5);
  });
});
