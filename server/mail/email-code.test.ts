import assert from "node:assert/strict";
import { test } from "node:test";
import { EmailCheckResult } from "#contract/email-check.ts";
import { migrate, migrateTo } from "#server/db/migrate.ts";
import { storeState } from "#server/db/state.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { addDays, dayMs, localDay, localDayNumber } from "#server/db/vietnam-time.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { deriveKeys, type Keys } from "#server/http/keys.ts";
import { purgeExpiredRows } from "#server/jobs/purge.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { afterUndoMs, InterviewCalls } from "#server/testing/interview-calls.ts";
import { emailsTo, startMailServer } from "#server/testing/mail-server.ts";
import { receiptFor, statusEmail } from "#server/testing/sample-emails.ts";
import { openEmptyStore } from "#server/testing/store-locations.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { checkEmailCode, codeMark, dayValues, writeCode } from "./email-code.ts";
import { isToOutside } from "./email.ts";
import { enqueueEmail } from "./outbox.ts";

const form = /\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}\b/g;
const codeIn = (text: string) => text.match(form)?.[0] ?? "";
const unknown = { recognised: false, sent_on: null, kind: null, position: null };
const position = { en: "AI Engineer", vi: "Kỹ sư AI" };

onBothEngines("The code of an email", async (engine) => {
  const mail = await startMailServer();
  const environment = { SMTP_URL: mail.url, MAIL_FROM: "site@company.example" };
  const app = testApp(engine, environment, { clock: "stopped" });
  const check = (body: unknown) => app.client.call("POST", "/api/v1/email-check", { body });
  const result = async (code: string, email: string) => {
    const response = await check({ code, email });
    assert.equal(response.status, 200, response.text);
    return EmailCheckResult.parse(response.body);
  };
  const send = async (email: string) => {
    await withTransaction(app.db, (tx) =>
      enqueueEmail({ tx, now: app.clock() }, receiptFor(app, "Mạc Thị Thử"), { email, name: "" }),
    );
    app.mailer.wake();
    return codeIn((await emailsTo(mail, email)).at(-1)?.text ?? "");
  };

  test("is in every email to people outside and in no other, and tells what that email was", async () => {
    const calls = await new InterviewCalls(app).signIn();
    const title = { title: position };
    assert.equal((await calls.send("PATCH", "/positions/ai-engineer", title)).status, 200);
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
    app.mailer.wake();
    // One that has not left would not leave any more.
    await emailsTo(mail, email, 6);
    await post("/consent/withdrawal");
    app.mailer.wake();
    const received = await emailsTo(mail, email, 7);
    const codes = new Set(received.map(({ text }) => codeIn(text)));
    assert.equal(codes.size, received.length, "each email has a code of its own");
    const kinds = new Set<string | null>();
    for (const { text, html } of received) {
      const [code = "", ...more] = text.match(form) ?? [];
      assert.deepEqual(more, [], text);
      assert.deepEqual(html.match(form), [code], html);
      assert.ok(text.includes("/vi/check-email "), text);
      assert.match(html, /<a href="[^"]+\/vi\/check-email"[^>]*>/);
      assert.doesNotMatch(text + html, /\[\[/);
      const { kind, ...rest } = await result(code, email);
      kinds.add(kind);
      const named = kind === "status_links" ? null : position;
      const day = localDay(app.clock());
      assert.deepEqual(rest, { recognised: true, sent_on: day, position: named }, String(kind));
      assert.deepEqual(await result(code, guest), unknown);
    }
    const expected = ["receipt", "reviewing", "message", "interview", "status_links"];
    const missing = new Set([...expected, "erase_link", "privacy_request"]).difference(kinds);
    assert.deepEqual([...missing], [], [...kinds].join());
    const stored = await app.db.selectFrom("outbox").select(["kind", "text"]).execute();
    for (const { kind, text } of stored.filter(({ text }) => text !== "")) {
      assert.equal(text.includes("[[email-code]]"), isToOutside(kind), kind);
    }
    // What an applicant has typed is no position of the company, and a later decision is not what this email told.
    const other = `khac.${engine}@people.example`;
    const typed = await calls.submit({ email: other, position: "Thợ hàn" });
    const earlier = app.clock();
    app.advance(1_000);
    await calls.change(typed, { status: "accepted" });
    const to = { email: other, name: "" };
    const coded = { ...statusEmail, text: `${codeMark}\n` };
    await withTransaction(app.db, (tx) =>
      enqueueEmail({ tx, now: earlier }, coded, to, { applicationId: typed }),
    );
    app.advance(afterUndoMs);
    app.mailer.wake();
    const told = await Promise.all(
      (await emailsTo(mail, other, 3)).map(({ text }) => result(codeIn(text), other)),
    );
    const toldKinds = new Set(told.map(({ kind }) => kind));
    assert.deepEqual(toldKinds, new Set(["accepted", "receipt", "status"]));
    assert.ok(told.every(({ position: named }) => named === null));
  });

  test("is recognised for three years, also after the email and the application are erased", async () => {
    const email = `xoa.${engine}@people.example`;
    const calls = await new InterviewCalls(app).signIn();
    const id = await calls.submit({ email });
    app.mailer.wake();
    const code = codeIn((await emailsTo(mail, email))[0]?.text ?? "");
    assert.equal((await calls.send("DELETE", `/applications/${id}`)).status, 200);
    assert.equal((await result(code, email)).kind, "receipt");
    const rows = await app.db.selectFrom("email_codes").selectAll().execute();
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(`${email}|${code}|Nguyễn`));
    const after = (days: number) => new Date(app.clock().getTime() + days * dayMs);
    await purgeExpiredRows(app.db, after(3 * 365));
    assert.equal((await result(code, email)).recognised, true);
    await purgeExpiredRows(app.db, after(3 * 366 + 2));
    assert.deepEqual(await result(code, email), unknown);
  });

  test("is read in any case, with spaces and hyphens, and with O, I and L for digits", async () => {
    const email = `doc.${engine}@people.example`;
    const code = await send(email);
    const spellings = [
      code.toLowerCase(),
      code.replaceAll("-", ""),
      ` ${code.replaceAll("-", " – ")} `,
      code.replaceAll("0", "o").replaceAll("1", "l"),
    ];
    for (const spelled of spellings) {
      assert.equal((await result(spelled, email.toUpperCase())).recognised, true, spelled);
    }
    for (const wrong of ["x", code.slice(1), `${code}A`, "UUUU-UUUU-UUUU", "0".repeat(12)]) {
      assert.deepEqual(await result(wrong, email), unknown, wrong);
    }
  });

  test("is checked with an address only", async () => {
    const code = "ABCD-EFGH-JKMN";
    for (const email of [undefined, "", "a@"]) {
      assertFailure(await check({ code, email }), 422, "Please check the highlighted fields.", {
        email: ["Please enter a valid email address"],
      });
    }
    assert.equal((await check({ email: "a@people.example" })).status, 422);
  });

  test("is recognised after a rotation of the secret while the earlier one is kept", async () => {
    const email = `khoa.${engine}@people.example`;
    const code = await send(email);
    const secret = "a secret of the tests, long enough";
    const known = (keys: Keys) => checkEmailCode({ ...app, keys }, { code, email });
    const rotated = deriveKeys("a second secret, long enough", secret);
    assert.equal((await known(rotated)).recognised, true);
    assert.deepEqual(await known(deriveKeys("a second secret, long enough")), unknown);
  });

  test("stays that of its email at each attempt, from either server, in one row", async () => {
    const email = `lai.${engine}@people.example`;
    mail.behaviour = "hang up after the message";
    const day = localDay(app.clock());
    const first = await send(email);
    await waitUntil("the end of the attempt", async () => {
      const row = await app.db
        .selectFrom("outbox")
        .select(["lease_until"])
        .where("to_email", "=", email)
        .executeTakeFirstOrThrow();
      return row.lease_until === null;
    });
    assert.equal((await result(first, email)).recognised, true, "also before the result is known");
    mail.behaviour = "take";
    const { databaseUrl } = app.config;
    const other =
      databaseUrl === undefined
        ? app
        : await startTestApp(engine, { ...environment, DATABASE_URL: databaseUrl });
    if (other !== app) await app.mailer.stop();
    other.advance(dayMs);
    other.mailer.wake();
    const [, second] = await emailsTo(mail, email, 2);
    assert.equal(codeIn(second?.text ?? ""), first);
    const expected = { recognised: true, sent_on: day, kind: "receipt", position: null };
    assert.deepEqual(await result(first, email), expected);
    if (other !== app) await other.close();
  });
});

onBothEngines("A code of version 1.0.0, which belongs to a day", (engine) => {
  const keys = deriveKeys("a first secret, long enough");
  const email = "lau@people.example";
  const codeOf = (day: number) => writeCode(dayValues(keys.emailCode, email, [day])[0] ?? 0n);

  for (const isUpgraded of [true, false]) {
    const what = isUpgraded ? "up to the day of the upgrade" : "by no new installation";
    test(`is recognised ${what}`, async () => {
      const { db, close } = await openEmptyStore(engine, {
        AUTH_SECRET: "a secret of the tests, long enough",
      });
      await migrateTo(db, "038-applicant-desk");
      const now = new Date();
      if (isUpgraded) await storeState({ db, now }, "auth-secret", "of an earlier start");
      await migrate(db);
      const check = (day: number, asked = email, at = now) =>
        checkEmailCode({ db, keys, clock: () => at }, { code: codeOf(day), email: asked });
      const today = localDayNumber(now);
      for (const age of [1, 1_000]) {
        const found = await check(today - age);
        const sent_on = addDays(localDay(now), -age);
        assert.deepEqual(found, isUpgraded ? { ...unknown, recognised: true, sent_on } : unknown);
      }
      assert.deepEqual(await check(today - 1_100), unknown, "older than three years");
      assert.deepEqual(await check(today - 1, "other@people.example"), unknown);
      const later = new Date(now.getTime() + 10 * dayMs);
      // Two days, in case this test runs over midnight.
      assert.deepEqual(await check(today + 2, email, later), unknown, "after the upgrade");
      assert.deepEqual(await check(today - 1_095, email, later), unknown, "three years go on");
      await close();
    });
  }
});
