import assert from "node:assert/strict";
import { test } from "node:test";
import { EmailCheckResult } from "#contract/email-check.ts";
import { localDay } from "#server/db/vietnam-time.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { deriveKeys } from "#server/http/keys.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { afterUndoMs, InterviewCalls } from "#server/testing/interview-calls.ts";
import { emailsTo, startMailServer } from "#server/testing/mail-server.ts";
import { emailCode, findEmailDay } from "./email-code.ts";
import { isToOutside } from "./email.ts";

const form = /\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}\b/g;

onBothEngines("The code of an email", async (engine) => {
  const mail = await startMailServer();
  const app = testApp(engine, { SMTP_URL: mail.url, MAIL_FROM: "site@company.example" });
  const check = (body: unknown) => app.client.call("POST", "/api/v1/email-check", { body });
  const result = async (code: string, email: string) => {
    const response = await check({ code, email });
    assert.equal(response.status, 200, response.text);
    return EmailCheckResult.parse(response.body);
  };

  test("is in every email to people outside and in no other, and is recognised with its address alone", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const email = `ung.vien.${engine}@people.example`;
    const id = await calls.submit({ email }, { "accept-language": "vi" });
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    const post = (path: string, body: object = {}) =>
      app.client.call("POST", `/api/v1/application-status${path}`, { body: { token, ...body } });
    await calls.change(id, { status: "reviewing" });
    const message = { subject: "Xin chào {name}", text: "Xem {status_link}" };
    await calls.send("POST", `/applications/${id}/messages`, message);
    const guest = `khach.${engine}@guests.example`;
    await calls.offer(id, [calls.inHours(48)], { guests: [{ name: "Khách", email: guest }] });
    await app.client.call("POST", "/api/v1/application-status/links", { body: { email } });
    await post("/erasure");
    app.advance(afterUndoMs);
    await post("/consent/withdrawal");
    app.mailer.wake();
    const received = await emailsTo(mail, email, 8);
    for (const { text, html } of received) {
      const [code = "", ...more] = text.match(form) ?? [];
      assert.deepEqual(more, [], text);
      assert.deepEqual(html.match(form), [code], html);
      assert.ok(text.includes("/vi/check-email "), text);
      assert.match(html, /<a href="[^"]+\/vi\/check-email"[^>]*>/);
      assert.doesNotMatch(text + html, /\[\[/);
      const day = localDay(app.clock());
      assert.deepEqual(await result(code, email), { recognised: true, sent_on: day });
      assert.equal((await result(code, guest)).recognised, false);
    }
    const kinds = await app.db.selectFrom("outbox").select(["kind", "to_email", "text"]).execute();
    assert.ok(
      new Set(kinds.filter(({ kind }) => isToOutside(kind)).map(({ kind }) => kind)).size > 6,
    );
    for (const { kind, text } of kinds.filter(({ text }) => text !== "")) {
      assert.equal(text.includes("[[email-code]]"), isToOutside(kind), kind);
    }
  });

  test("is read in any case, with spaces and hyphens, and with O, I and L for digits", async () => {
    const email = "doc@people.example";
    const code = emailCode(app.keys, email, app.clock());
    const spellings = [
      code.toLowerCase(),
      code.replaceAll("-", ""),
      ` ${code.replaceAll("-", " – ")} `,
      code.replaceAll("0", "o").replaceAll("1", "l"),
    ];
    for (const spelled of spellings) {
      assert.equal((await result(spelled, "DOC@people.example")).recognised, true, spelled);
    }
    for (const wrong of ["x", code.slice(1), `${code}A`, "UUUU-UUUU-UUUU", "0".repeat(12)]) {
      assert.deepEqual(await result(wrong, email), { recognised: false, sent_on: null }, wrong);
    }
  });

  test("is checked with an address only", async () => {
    const code = emailCode(app.keys, "a@people.example", app.clock());
    for (const email of [undefined, "", "a@"]) {
      assertFailure(await check({ code, email }), 422, "Please check the highlighted fields.", {
        email: ["Please enter a valid email address"],
      });
    }
    assert.equal((await check({ email: "a@people.example" })).status, 422);
  });

  test("is recognised for three years, and after a rotation of the secret while the earlier one is kept", () => {
    const keys = deriveKeys("a first secret, long enough");
    const rotated = deriveKeys("a second secret, long enough", "a first secret, long enough");
    const now = new Date("2026-11-27T18:30:00.000Z");
    const email = "lau@people.example";
    const code = emailCode(keys, email, now);
    const later = new Date(now.getTime() + 3 * 365 * 86_400_000);
    for (const known of [keys, rotated]) {
      assert.equal(findEmailDay(known, { code, email }, later), "2026-11-28");
    }
    const other = deriveKeys("a second secret, long enough");
    assert.equal(findEmailDay(other, { code, email }, now), undefined);
  });
});
