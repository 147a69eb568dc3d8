import assert from "node:assert/strict";
import { test } from "node:test";
import * as z from "zod/mini";
import {
  EmailTemplates,
  OwnTemplate,
  RenderedEmail,
  StandardKind,
  StandardTemplate,
} from "#contract/email-templates.ts";
import { languages } from "#contract/languages.ts";
import { newId } from "#server/db/id.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { emailsTo, startMailServer } from "#server/testing/mail-server.ts";

const changed = { subject: "Chào {name}", text: "Hồ sơ {receipt} ở {company}.\n\nHẹn gặp." };
const own = { name: "A call", language: "en", subject: "A call", text: "Dear {name}" };

onBothEngines("Texts of emails", (engine) => {
  const mail = startMailServer();
  const app = testApp(engine, async () => ({ SMTP_URL: (await mail).url }));
  const calls = applicationCalls(app);

  const call = (method: string, path: string, body?: unknown, version?: string) =>
    app.client.call(method, `/api/v1/email-templates${path}`, {
      token: calls.token,
      body,
      ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
    });
  const list = async () => EmailTemplates.parse((await call("GET", "")).body);
  const put = async (path: string, body: object = changed) => {
    const response = await call("PUT", path, body);
    assert.equal(response.status, 200, response.text);
    return StandardTemplate.parse(response.body);
  };
  const reset = (path: string) => call("DELETE", path);
  const emailsOf = async (id: string, kind: string) =>
    (await calls.emails(id)).filter((email) => email.kind === kind);

  test("are listed for every email to applicants in each language", async () => {
    const { standard } = await list();
    assert.equal(standard.length, StandardKind.options.length * languages.length);
    for (const { kind, subject, text, is_changed } of standard) {
      assert.equal(is_changed, false);
      assert.match(subject, /\S/, kind);
      // Each standard text passes the check of a change.
      const response = await call("PUT", `/${kind}/en`, { subject, text });
      assert.equal(response.status, 200, response.text);
      await reset(`/${kind}/en`);
    }
  });

  test("that an administrator has changed are those of the next emails, and of the preview", async () => {
    await put("/receipt/vi");
    await put("/rejected/vi");
    const vi = { "accept-language": "vi" };
    const id = await calls.submit({ full_name: "Lê Thị Hoa" }, vi);
    const [receipt] = await emailsOf(id, "receipt");
    assert.equal(receipt?.subject, "Chào Lê Thị Hoa");
    assert.match(receipt.text, /Hồ sơ [0-9A-F]{4}-[0-9A-F]{4} ở/);
    assert.match(receipt.text, /application-status#/);
    const preview = await app.client.call(
      "GET",
      `/api/v1/applications/${id}/email-preview?status=rejected`,
      { token: calls.token },
    );
    const { subject } = RenderedEmail.parse(preview.body);
    assert.equal(subject, changed.subject, "one preview serves many applicants");
    await calls.change(id, { status: "rejected" });
    assert.equal((await emailsOf(id, "status"))[0]?.subject, "Chào Lê Thị Hoa");
    await reset("/receipt/vi");
    await reset("/rejected/vi");
    const next = await calls.submit({}, vi);
    assert.match((await emailsOf(next, "receipt"))[0]?.subject ?? "", /^Đã nhận hồ sơ ứng tuyển/);
  });

  test("of a status may be replaced for one change, with placeholders of their own", async () => {
    const id = await calls.submit({ full_name: "Lê Thị Hoa" });
    const status_email = { subject: "For {name}", text: "Only these words for {name}" };
    await calls.change(id, { status: "accepted", status_email });
    const [email] = await emailsOf(id, "status");
    assert.equal(email?.subject, "For Lê Thị Hoa");
    assert.match(email.text, /Only these words for Lê Thị Hoa/);
  });

  test("refuse placeholders that their email does not fill in", async () => {
    for (const [path, typed, nearest] of [
      ["/receipt/en", "{nmae}", "{name}"],
      ["/receipt/vi", "{họ tên}", "{name}"],
      ["/status_links/en", "{name}", "{company}"],
      ["/erased/en", "{name}", "{company}"],
      ["/receipt/en", "{time}", "{position}"],
      ["/interview_offered/en", "{time}", "{position}"],
      ["/interview_agreed/en", "{Giờ}", "{time}"],
      ["/interview_erased/en", "{name}", "{time}"],
    ] as const) {
      const response = await call("PUT", path, { subject: "A subject", text: `Dear ${typed}` });
      assertFailure(response, 422, "Please check the highlighted fields.", {
        text: [
          `${typed} is not a placeholder of this email. Use ${nearest}, or remove the braces.`,
        ],
      });
    }
    assert.equal((await call("PUT", "/unknown/en", changed)).status, 422);
    assert.equal((await call("PUT", "/receipt/fr", changed)).status, 422);
  });

  test("of two administrators: the second gets a conflict with the name of the first", async () => {
    const { version } = (await list()).standard.find(({ kind }) => kind === "accepted") ?? {};
    await put("/accepted/en");
    const stale = await call("PUT", "/accepted/en", { subject: "Mine", text: "Mine" }, version);
    assert.equal(stale.status, 409);
    const Conflict = z.object({ current: StandardTemplate, changedBy: z.string() });
    const { current, changedBy } = Conflict.parse(stale.body);
    assert.equal(current.subject, changed.subject);
    assert.equal(changedBy, "Trần Thị Thử");
    assert.equal((await call("DELETE", "/accepted/en", undefined, version)).status, 409);
    assert.equal((await call("DELETE", "/accepted/en", undefined, current.version)).status, 200);
  });

  test("of one email that two administrators change at once are stored once", async () => {
    await Promise.all([put("/reviewing/en"), put("/reviewing/en"), put("/reviewing/en")]);
    const rows = await app.db
      .selectFrom("email_templates")
      .select("id")
      .where("kind", "=", "reviewing")
      .execute();
    assert.equal(rows.length, 1);
    await reset("/reviewing/en");
  });

  test("of HR's own are added, changed and deleted, with conflicts and an audit entry each", async () => {
    const created = OwnTemplate.parse((await call("POST", "", own)).body);
    app.advance(1_000);
    const body = { text: "Hello {name}" };
    const updated = await call("PATCH", `/${created.id}`, body, created.version);
    assert.equal(OwnTemplate.parse(updated.body).text, "Hello {name}");
    assert.equal((await call("PATCH", `/${created.id}`, body, created.version)).status, 409);
    assert.equal((await call("PATCH", `/${created.id}`, { text: "{x}" })).status, 422);
    assert.equal((await call("PATCH", `/${created.id}`, {})).status, 422);
    assert.equal((await call("DELETE", `/${created.id}`)).status, 204);
    assert.deepEqual((await list()).own, []);
    for (const method of ["PATCH", "DELETE"]) {
      const gone = await call(method, `/${created.id}`, method === "PATCH" ? body : undefined);
      assertFailure(gone, 404, "This text no longer exists");
    }
    const entries = await app.db
      .selectFrom("audit_log")
      .select(["action", "fields"])
      .where("fields", "=", '["own"]')
      .orderBy("id")
      .execute();
    assert.deepEqual(
      entries.map(({ action }) => action),
      ["template_created", "template_updated", "template_deleted"],
    );
  });

  test("stay when the administrator who changed them is deleted", async () => {
    const { id, email } = await app.client.createAccount("admin");
    const { accessToken } = (await app.client.signIn(email)).tokens;
    const path = "/api/v1/email-templates/withdrawn/en";
    await app.client.call("PUT", path, { token: accessToken, body: changed });
    await app.db.deleteFrom("users").where("id", "=", id).execute();
    const { standard } = await list();
    const kept = standard.find(({ kind, language }) => kind === "withdrawn" && language === "en");
    assert.equal(kept?.subject, changed.subject);
    const stale = await call("PUT", "/withdrawn/en", changed, "another version");
    assert.equal(stale.status, 409);
    assert.doesNotMatch(stale.text, /changedBy/);
    await reset("/withdrawn/en");
  });

  test("are shown and tested with a sample applicant, whatever the kind", async () => {
    const { email } = await app.client.createAccount("admin");
    const { accessToken: token } = (await app.client.signIn(email)).tokens;
    const { standard } = await list();
    const samples = standard.map(({ kind, language, subject, text }) => ({
      kind,
      language,
      subject,
      text,
    }));
    for (const sample of [...samples, { ...own, kind: "own" }]) {
      const shown = RenderedEmail.parse((await call("POST", "/preview", sample)).body);
      assert.doesNotMatch(shown.subject + shown.text, /\{\w+\}|undefined|null/);
    }
    const body = { kind: "receipt", language: "vi", ...changed };
    const response = await app.client.call("POST", "/api/v1/email-templates/test", { token, body });
    assert.equal(response.status, 200, response.text);
    const [sent] = await emailsTo(await mail, email);
    assert.equal(sent && singleHeader(sent.headers, "subject"), "Chào Nguyễn Minh Anh");
    const wrong = { ...body, text: "{nmae}" };
    assert.equal((await call("POST", "/test", wrong)).status, 422);
  });

  test("lead answers to the reply address, else to that of HR, and HR's emails have none", async () => {
    const replyTo = async (settings: object) => {
      const response = await app.client.call("PATCH", "/api/v1/settings", {
        token: calls.token,
        body: settings,
      });
      assert.equal(response.status, 200, response.text);
      const email = `${newId(app.clock())}@people.example`;
      await calls.submit({ email });
      app.mailer.wake();
      const [sent] = await emailsTo(await mail, email);
      return sent && singleHeader(sent.headers, "reply-to");
    };
    assert.equal(await replyTo({ hrEmails: null }), "hr@company.example");
    assert.equal(await replyTo({ hrEmails: ["first@company.example"] }), "hr@company.example");
    assert.equal(await replyTo({ replyTo: "jobs@company.example" }), "jobs@company.example");
    assert.equal(await replyTo({ replyTo: null, hrEmails: null }), "hr@company.example");
    const [toHr] = await emailsTo(await mail, "hr@company.example");
    assert.equal(toHr?.headers.has("reply-to"), false);
  });

  test("lead answers to HR from an interview too", async () => {
    const email = `${newId(app.clock())}@people.example`;
    const id = await calls.submit({ email });
    const starts_at = new Date(app.clock().getTime() + 48 * 3_600_000).toISOString();
    const response = await app.client.call("POST", `/api/v1/applications/${id}/interviews`, {
      token: calls.token,
      body: {
        slots: [{ starts_at }],
        minutes: 30,
        place: "1 Lê Lợi",
        interviewers: [calls.adminId],
      },
    });
    assert.equal(response.status, 201, response.text);
    app.advance(20_000);
    app.mailer.wake();
    const sent = (await emailsTo(await mail, email, 2)).at(-1);
    assert.match(sent?.text ?? "", /1 Lê Lợi/);
    assert.equal(sent && singleHeader(sent.headers, "reply-to"), "hr@company.example");
  });
});
