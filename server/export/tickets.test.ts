import assert from "node:assert/strict";
import { before, test } from "node:test";
import { sweepExportTickets } from "#server/jobs/sweep-export-tickets.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { ExportCalls } from "#server/testing/export-calls.ts";

const used = "This download link has expired or was already used. Please start the export again.";

onBothEngines("The ticket of an export", (engine) => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });

  const signedIn = async () => {
    const admin = await app.client.signedIn("admin");
    return { ...admin, exports: new ExportCalls(app, admin.tokens.accessToken) };
  };
  const get = (url: string) => app.client.call("GET", url);
  const asked = { kind: "users", format: "csv" } as const;

  test("opens the file once", async () => {
    const { url } = await (await signedIn()).exports.ticket(asked);
    assert.equal((await get(url)).status, 200);
    assertFailure(await get(url), 404, used);
  });

  test("opens it for one of several who come at once", async () => {
    const { url } = await (await signedIn()).exports.ticket(asked);
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 1);
    assert.equal(statuses.filter((status) => status === 404).length, 7);
  });

  test("is not used up by whoever asks for the head", async () => {
    const { url } = await (await signedIn()).exports.ticket(asked);
    assert.equal((await app.client.call("HEAD", url)).status, 405);
    assert.equal((await get(url)).status, 200);
  });

  test("ends after a minute, and is then swept away", async () => {
    const { exports } = await signedIn();
    const inTime = await exports.ticket(asked);
    app.advance(59_000);
    assert.equal((await get(inTime.url)).status, 200);
    const late = await exports.ticket(asked);
    app.advance(61_000);
    assertFailure(await get(late.url), 404, used);
    assert.equal(await sweepExportTickets(app.db, app.clock()), 1);
  });

  test("ends with the session that asked", async () => {
    const { exports, tokens } = await signedIn();
    const { url } = await exports.ticket(asked);
    const token = tokens.accessToken;
    const { refreshToken } = tokens;
    const out = await app.client.call("POST", "/api/v1/auth/logout", {
      token,
      body: { refreshToken },
    });
    assert.equal(out.status, 204);
    assertFailure(await get(url), 404, used);
  });

  for (const change of [{ role: "user" }, { active: false }] as const) {
    test(`is worth nothing once its administrator is ${JSON.stringify(change)}`, async () => {
      const { exports, id } = await signedIn();
      const { url } = await exports.ticket(asked);
      await app.db.updateTable("users").set(change).where("id", "=", id).execute();
      assertFailure(await get(url), 404, used);
    });
  }

  test("that nobody gave opens nothing, and says so in the reader's language", async () => {
    const headers = { "accept-language": "vi" };
    const answer = await app.client.call("GET", "/api/v1/exports/abc", { headers });
    const words = "Liên kết tải xuống đã hết hạn hoặc đã được dùng. Vui lòng xuất lại.";
    assertFailure(answer, 404, words);
  });

  test("stands in no log and, as it is, nowhere in the database", async () => {
    const { ticket, url } = await (await signedIn()).exports.ticket(asked);
    const kept = await app.db.selectFrom("export_tickets").selectAll().execute();
    assert.ok(!JSON.stringify(kept).includes(ticket));
    await get(url);
    await get(url);
    assert.ok(app.logged().includes("/api/v1/exports/:ticket"));
    assert.ok(!app.logged().includes(ticket));
  });

  test("is not given for what the list itself would refuse", async () => {
    const { exports } = await signedIn();
    const fields = "Please check the highlighted fields.";
    assertFailure(await exports.ask({ ...asked, query: { role: "root" } }), 422, fields, {
      role: ["Please choose a role"],
    });
    const answer = await exports.ask({ kind: "users", format: "pdf" });
    assertFailure(answer, 422, fields, { format: ["Please check this field"] });
  });

  test("leaves a line in the audit log: who, what, how much and which filters, not their values", async () => {
    const { exports, id } = await signedIn();
    const { url } = await exports.ticket({
      kind: "applications",
      format: "xlsx",
      query: { q: "Nguyễn", status: "accepted", email: "" },
    });
    assert.equal((await get(url)).status, 200);
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "fields"])
      .where("actor_id", "=", id)
      .where("action", "like", "%_exported")
      .execute();
    const fields = JSON.stringify(["xlsx", "rows=0", "q", "status"]);
    assert.deepEqual(lines, [{ action: "applications_exported", fields }]);
  });
});
