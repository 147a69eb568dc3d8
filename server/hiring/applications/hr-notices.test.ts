import assert from "node:assert/strict";
import { test } from "node:test";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { onBothEngines, startTestApp, testApp, type TestApp } from "#server/testing/app.ts";
import { InterviewCalls } from "#server/testing/interview-calls.ts";

const minute = 60_000;
const hr = "hr@company.example";
const binh = "binh@company.example";

onBothEngines("What HR is told about an application", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const signIn = (target = app) => new InterviewCalls(target).signIn();
  const post = (id: string, path: string, body: object = {}, to = app) => {
    const token = statusLink(app.keys, "", id).split("#")[1] ?? "";
    const call = `/api/v1/application-status${path}`;
    return to.client.call("POST", call, { body: { token, ...body } });
  };
  const write = async (id: string, to = app) => {
    const response = await post(id, "/messages", { text: "Có tin gì chưa?" }, to);
    assert.equal(response.status, 200, response.text);
  };
  /** The emails to HR: kind, and the minutes until each leaves. */
  const toHr = async (ids: readonly string[], target: TestApp = app) => {
    const rows = await target.db
      .selectFrom("outbox")
      .select(["kind", "to_email", "subject", "text", "run_at", "state"])
      .where("application_id", "in", ids)
      .where((eb) => eb.or([eb("to_email", "in", [hr, binh]), eb("to_email", "is", null)]))
      .orderBy("id")
      .execute();
    const now = target.clock().getTime();
    return rows.map((row) => ({
      ...row,
      wait: Math.round((Date.parse(row.run_at) - now) / minute),
    }));
  };
  const kindsOf = async (id: string) => {
    const emails = await toHr([id]);
    return emails.map(({ kind, wait }) => `${kind} ${wait}`);
  };

  test("leaves once at once, and joined at the end of the hour: two emails for ten messages", async () => {
    const calls = await signIn();
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      ids.push(await calls.submit({ email: `nhieu${count}@people.example` }));
    }
    await calls.leave();
    for (let count = 0; count < 10; count += 1) {
      app.advance(minute);
      for (const id of ids) await write(id);
    }
    const emails = await toHr(ids);
    assert.equal(emails.length, 16);
    assert.deepEqual(
      new Set(emails.map(({ kind, wait }) => `${kind} ${wait}`)),
      new Set(["new_application -10", "application_news 50"]),
    );
    for (const { text, subject } of emails.filter(({ wait }) => wait > 0)) {
      const lines = text.match(/^\d\d:\d\d, \d+ \w+ \d{4}: The applicant has written a message$/gm);
      assert.equal(lines?.length, 10, text);
      assert.equal(new Set(lines).size, 10, "each with its time");
      assert.match(subject, /^News on an application: AI Engineer/);
      assert.ok(subject.length <= 60);
    }
  });

  test("joins every kind, one that is alone keeps its form, and an hour later the next leaves at once", async () => {
    const calls = await signIn();
    const id = await calls.submit();
    await calls.leave();
    app.advance(20 * minute);
    await write(id);
    assert.deepEqual(await kindsOf(id), ["new_application -20", "applicant_message 40"]);
    app.advance(minute);
    await post(id, "/withdraw");
    assert.deepEqual(await kindsOf(id), ["new_application -21", "application_news 39"]);
    assert.match(
      (await toHr([id]))[1]?.text ?? "",
      /message\n.*: The applicant has withdrawn the app/,
    );
    app.advance(39 * minute);
    await calls.leave();
    await write(id);
    assert.equal(
      (await kindsOf(id)).at(-1),
      "applicant_message 60",
      "the hour counts from the last email",
    );
    app.advance(60 * minute);
    await calls.leave();
    app.advance(61 * minute);
    await write(id);
    assert.equal((await kindsOf(id)).at(-1), "applicant_message 0");
  });

  test("is in the language of each recipient, also after it was held, and an erasure removes it", async () => {
    const held = await startTestApp(engine, { HR_EMAIL: undefined, DATABASE_URL: undefined });
    const calls = await signIn(held);
    const ids = [
      await calls.submit({ full_name: "Nguyễn Thị Thanh Hương Giang Thủy Tiên" }),
      await calls.submit(),
    ];
    for (const id of ids) for (let count = 0; count < 3; count += 1) await write(id, held);
    const waiting = await toHr(ids, held);
    assert.deepEqual(
      waiting.map(({ kind, state }) => `${kind} ${state}`),
      ["application_news held", "application_news held"],
    );
    await calls.send("DELETE", `/applications/${ids[1]}`);
    const settings = { hrEmails: [hr, binh], hrLanguages: { [binh]: "vi" } };
    assert.equal((await calls.send("PATCH", "/settings", settings)).status, 200);
    const released = await toHr(ids, held);
    assert.deepEqual(
      new Map(released.map(({ to_email, subject }) => [to_email, subject.split(":")[0]])),
      new Map([
        [hr, "News on an application"],
        [binh, "Tin mới về hồ sơ"],
      ]),
    );
    for (const { text, subject } of released) {
      assert.ok(subject.length <= 60, subject);
      assert.equal(text.match(/written a message|đã gửi tin nhắn/g)?.length, 3, text);
      assert.match(text, /has arrived|đã được gửi đến/);
    }
    await write(ids[0] ?? "", held);
    await calls.send("DELETE", `/applications/${ids[0]}`);
    assert.deepEqual(
      await held.db.selectFrom("outbox").select("id").where("notices", "is not", null).execute(),
      [],
    );
    await held.close();
  });

  test("is joined by two servers into one email", async () => {
    const { databaseUrl } = app.config;
    const other =
      databaseUrl === undefined ? app : await startTestApp(engine, { DATABASE_URL: databaseUrl });
    other.advance(app.clock().getTime() - other.clock().getTime());
    const id = await (await signIn()).submit();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => write(id, index % 2 === 0 ? app : other)),
    );
    const [, joined, ...more] = await toHr([id]);
    assert.deepEqual(more, []);
    assert.equal(joined?.text.match(/has written a message/g)?.length, 10);
    if (other !== app) await other.close();
  });

  test("waits for no answer to an interview within a day, and loses none that is joined", async () => {
    const calls = await signIn();
    const offer = async (hours: number) => {
      const id = await calls.submit();
      const at = calls.inHours(hours);
      const { id: interview } = await calls.offerAndLeave(id, [at]);
      return { id, at, interview };
    };
    const [near, far] = [await offer(20), await offer(90)];
    // Without a member of the team HR hears of it.
    await app.db.updateTable("users").set({ active: false }).where("email", "!=", "").execute();
    for (const { id, interview, at } of [near, far]) {
      await write(id);
      await calls.pick(id, interview, at);
      const wish = { action: "other_times", message: "Chiều được không?" };
      assert.equal((await calls.answer(id, interview, wish)).status, 200);
      const decline = { action: "decline", reason: "Tôi bận" };
      assert.equal((await calls.answer(id, interview, decline)).status, 200);
    }
    const urgent = (await toHr([near.id])).filter(({ kind }) => kind === "interview_team");
    assert.ok(urgent.every(({ wait }) => wait <= 0));
    assert.match(urgent.at(-1)?.subject ?? "", /declined/);
    const emails = await toHr([far.id]);
    assert.deepEqual(
      emails.map(({ kind }) => kind),
      ["new_application", "application_news"],
    );
    for (const sentence of [
      /written a message/,
      /agreed to the interview at/,
      /asks for another time/,
      /declined the interview at/,
    ]) {
      assert.match(emails[1]?.text ?? "", sentence);
    }
  });
});
