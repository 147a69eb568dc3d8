import assert from "node:assert/strict";
import { test } from "node:test";
import { Message, MessagePreview, MessageTemplates } from "#contract/messages.ts";
import { Timeline } from "#contract/review.ts";
import { withoutCode } from "#server/mail/email-code.ts";
import { newId } from "#server/db/id.ts";
import { openedEmails } from "#server/testing/opened-emails.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { emailsTo, startMailServer } from "#server/testing/mail-server.ts";

const list = "/api/v1/applications";
const secondMs = 1_000;
const written = { subject: "A question about your CV", text: "Dear {name},\n\nWhen can you call?" };

onBothEngines("A message to an applicant", (engine) => {
  const mail = startMailServer();
  const app = testApp(
    engine,
    async () => ({ SMTP_URL: (await mail).url, SITE_URL: "https://company.example" }),
    { clock: "stopped" },
  );
  const calls = applicationCalls(app);

  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => app.client.call(method, `${list}/${path}`, { token: calls.token, body, headers });
  const write = async (id: string, body: object = written, headers?: Record<string, string>) => {
    const response = await call("POST", `${id}/messages`, body, headers);
    assert.equal(response.status, 201, response.text);
    return Message.parse(response.body);
  };
  const cancel = (id: string, message: string) => call("DELETE", `${id}/messages/${message}`);
  const stored = (id: string) =>
    app.db
      .selectFrom("outbox")
      .selectAll()
      .where("application_id", "=", id)
      .where("kind", "=", "message")
      .execute();
  const timeline = async (id: string) =>
    Timeline.parse((await call("GET", `${id}/events`)).body).events;
  const apply = async (changes: Record<string, string> = {}, language = "en") => {
    const email = `${newId(app.clock())}@people.example`;
    const headers = { "accept-language": language };
    return { email, id: await calls.submit({ email, ...changes }, headers) };
  };

  test("leaves after the time to undo, in the applicant's language, and HR gets the answers", async () => {
    const { id, email } = await apply({ full_name: "Lê Thị Hoa" }, "vi");
    const { run_at } = await write(id);
    const [row] = await stored(id);
    assert.equal(row?.state, "queued");
    assert.equal(row.run_at, run_at);
    assert.ok(Date.parse(run_at) - app.clock().getTime() >= 10 * secondMs);
    app.advance(20 * secondMs);
    app.mailer.wake();
    const sent = (await emailsTo(await mail, email, 2)).at(-1);
    assert.ok(sent);
    assert.equal(singleHeader(sent.headers, "subject"), written.subject);
    assert.equal(singleHeader(sent.headers, "reply-to"), "hr@company.example");
    // A person wrote it: an absence note of the applicant may come back.
    assert.equal(sent.headers.has("auto-submitted"), false);
    assert.match(sent.text, /^Dear Lê Thị Hoa,$/m);
    assert.match(sent.text, /^Mã hồ sơ: /m);
    assert.match(sent.text, /^Trân trọng,$/m);
    assert.match(sent.text, /application-status#\S+/);
  });

  test("is previewed as it is sent, without the secret part of the link", async () => {
    const { id, email } = await apply();
    const body = { ...written, text: "See {status_link}. Receipt {receipt}." };
    const response = await call("POST", `${id}/messages/preview`, body);
    const preview = MessagePreview.parse(response.body);
    await write(id, body);
    const [row] = await openedEmails(app, { application_id: id, kind: "message" });
    assert.ok(row);
    const sent = row.text.replace(/\nI did not apply: .*/, "");
    assert.equal(preview.text, withoutCode(sent.replaceAll(/#[\w-]{20,}\S*/g, "#...")));
    assert.match(sent, /See https:\/\/company\.example\/application-status#[\w-]{20,}/);
    assert.equal(preview.to_email, email);
    assert.equal(preview.reply_to, "hr@company.example");
    assert.doesNotMatch(response.text, /#[\w-]{20,}/);
  });

  test("can be taken back until it leaves, and is then never sent", async () => {
    const { id } = await apply();
    const message = await write(id);
    app.advance(10 * secondMs);
    assert.equal((await cancel(id, message.id)).status, 204);
    assert.deepEqual(await stored(id), []);
    assert.equal((await cancel(id, message.id)).status, 404);
    const late = await write(id);
    app.advance(16 * secondMs);
    assertFailure(await cancel(id, late.id), 409, "This can no longer be undone");
    assert.equal((await stored(id)).length, 1);
  });

  test("cannot be taken back through another application", async () => {
    const { id } = await apply();
    const { id: other } = await apply();
    const message = await write(id);
    assert.equal((await cancel(other, message.id)).status, 404);
    assert.equal((await stored(id)).length, 1);
  });

  test("that is sent again with its Idempotency-Key is queued once, even after it has left", async () => {
    const { id } = await apply();
    const key = { "idempotency-key": `message-${id}` };
    const [first, ...others] = await Promise.all([
      write(id, written, key),
      write(id, written, key),
      write(id, written, key),
    ]);
    assert.deepEqual(others, [first, first]);
    app.advance(60 * secondMs);
    assert.deepEqual(await write(id, written, key), first);
    assert.equal((await stored(id)).length, 1);
    const other = { ...written, subject: "Another question" };
    assert.equal((await call("POST", `${id}/messages`, other, key)).status, 422);
    await write(id);
    assert.equal((await stored(id)).length, 2);
  });

  test("appears in the timeline and in the audit log with its author, without the link", async () => {
    const { id } = await apply();
    await write(id, { ...written, text: "Open {status_link}" });
    app.advance(secondMs);
    const second = await write(id, { ...written, subject: "Sorry" });
    await cancel(id, second.id);
    const events = await timeline(id);
    const shown = events.find(({ kind, before }) => kind === "message" && before !== "Sorry");
    assert.equal(shown?.actor?.id, calls.adminId);
    assert.equal(shown.before, written.subject);
    assert.equal(shown.after, "Open {status_link}");
    assert.ok(
      events.some(({ kind, before }) => kind === "message_cancelled" && before === "Sorry"),
    );
    assert.ok(events.some(({ email }) => email?.kind === "message" && email.state === "queued"));
    const actions = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("target_id", "=", id)
      .where("actor_id", "=", calls.adminId)
      .orderBy("id")
      .execute();
    assert.deepEqual(
      actions.map(({ action }) => action),
      ["message_written", "message_written", "message_cancelled"],
    );
  });

  test("goes to a withdrawn applicant, but not to suspected spam", async () => {
    const { id } = await apply();
    await app.db
      .updateTable("applications")
      .set({ withdrawn_at: app.clock().toISOString() })
      .where("id", "=", id)
      .execute();
    await write(id);
    const { id: spam } = await apply({ website: "x" });
    const refusal =
      "This application is suspected spam. Mark it as not spam before you write to the applicant.";
    assertFailure(await call("POST", `${spam}/messages`, written), 409, refusal);
    assertFailure(await call("POST", `${spam}/messages/preview`, written), 409, refusal);
    assert.deepEqual(await stored(spam), []);
  });

  test("is refused without a subject or a text, or with an unknown placeholder", async () => {
    const { id } = await apply();
    for (const [change, field] of [
      [{ subject: " " }, "subject"],
      [{ subject: "x".repeat(201) }, "subject"],
      [{ subject: "One\nBcc: a@b.example" }, "subject"],
      [{ text: " \n " }, "text"],
      [{ text: "x".repeat(10_001) }, "text"],
      [{ text: "Dear {nmae}" }, "text"],
      [{ subject: "{password_hash}" }, "subject"],
    ] as const) {
      const response = await call("POST", `${id}/messages`, { ...written, ...change });
      assert.equal(response.status, 422);
      assert.ok(response.text.includes(`"${field}"`), response.text);
    }
    assert.deepEqual(await stored(id), []);
  });

  test("shows hostile text as text, and a hostile name not at all", async () => {
    const hostile = '<img src=x onerror="alert(1)">{receipt}';
    const { id } = await apply({ full_name: "Click http://win.example {status_link}" });
    await write(id, { subject: hostile, text: `{name} ${hostile}` });
    const [row] = await stored(id);
    assert.ok(row);
    assert.ok(!row.html.includes("<img"));
    assert.ok(row.html.includes("&#60;img src=x"));
    assert.doesNotMatch(row.text, /win\.example|\{status_link\}/);
    assert.match(row.text, /^applicant <img/m);
  });

  test("disappears with its application: text, history and email", async () => {
    const { id, email } = await apply();
    const secret = "only for this applicant";
    await write(id, { subject: secret, text: secret });
    assert.equal((await call("DELETE", id)).status, 200);
    for (const table of ["outbox", "application_events", "audit_log"] as const) {
      const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
      assert.ok(!rows.includes(secret) && !rows.includes(email), table);
    }
  });

  test("starts from HR's own texts with the applicant's data, those of the language first", async () => {
    const { id } = await apply({ full_name: "Lê Thị Hoa" }, "vi");
    const create = async (name: string, language: string) => {
      const body = { name, language, subject: "{position}", text: "Chào {name}: {status_link}" };
      const response = await app.client.call("POST", "/api/v1/email-templates", {
        token: calls.token,
        body,
      });
      assert.equal(response.status, 201, response.text);
    };
    await create("A call", "en");
    await create("Hẹn gặp", "vi");
    const response = await call("GET", `${id}/messages/templates`);
    const { language, templates } = MessageTemplates.parse(response.body);
    assert.equal(language, "vi");
    assert.deepEqual(
      templates.filter(({ kind }) => kind === "own").map(({ name }) => name),
      ["Hẹn gặp", "A call"],
    );
    assert.equal(templates[0]?.text, "Chào Lê Thị Hoa: {status_link}");
    assert.doesNotMatch(response.text, /#[\w-]{20,}/);
  });
});
