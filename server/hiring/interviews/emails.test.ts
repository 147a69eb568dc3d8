import assert from "node:assert/strict";
import { test } from "node:test";
import { recordEvent } from "#server/hiring/applications/events.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { withdrawInterviewEmails } from "#server/mail/outbox.ts";
import {
  onBothEngines,
  onSqlite,
  startTestApp,
  testApp,
  type TestApp,
} from "#server/testing/app.ts";
import { eventOf } from "#server/testing/calendar-event.ts";
import { InterviewCalls, interviewCalls } from "#server/testing/interview-calls.ts";
import { startMailServer } from "#server/testing/mail-server.ts";

onSqlite("Emails about interviews", (engine) => {
  test("carry the event as text/calendar with its method, and as a file", async () => {
    const mail = await startMailServer();
    const app: TestApp = await startTestApp(engine, {
      SMTP_URL: mail.url,
      MAIL_FROM: "no-reply@company.example",
    });
    const calls = await new InterviewCalls(app).signIn();
    const id = await calls.submit();
    const time = calls.inHours(50);
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    const events = mail.received.filter(({ calendars }) => calendars.length > 0);
    assert.equal(events.length, 3);
    // Answers of the applicant go to HR, those of the team do not.
    assert.equal(events.filter(({ headers }) => headers.has("reply-to")).length, 2);
    for (const { calendars } of events) {
      assert.ok(calendars.some(({ type }) => type === "text/calendar"));
      for (const { text } of calendars) assert.equal(eventOf(text).start.toISOString(), time);
      // The file beside the text has no method of its own.
      assert.equal(calendars.find(({ type }) => type === "text/calendar")?.method, "REQUEST");
    }
  });
});

onBothEngines("Emails about interviews after a crash", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);

  test("a failed change leaves the invitation that it would have replaced, once", async () => {
    const id = await calls.submit();
    const time = calls.inHours(70);
    const { id: interview } = await calls.offer(id, [time]);
    const before = await calls.interviewEmails(interview);
    // The transaction ends after it has withdrawn and written emails, as at a crash before the commit.
    const crash = withTransaction(app.db, async (tx) => {
      assert.equal((await withdrawInterviewEmails(tx, interview)).length, 1);
      const unit = { tx, now: app.clock(), actor: { actorId: null } };
      await recordEvent(unit, id, { event: "interview_changed" });
      throw new Error("crash");
    });
    await assert.rejects(crash, /crash/);
    assert.deepEqual(await calls.interviewEmails(interview), before);
    await calls.leave();
    const sent = await calls.interviewEmails(interview);
    assert.deepEqual(
      sent.map(({ state, calendar_method }) => [state, calendar_method]),
      [["savedToFile", "REQUEST"]],
    );
  });

  test("an email that a server has begun to send is not withdrawn; the change follows it", async () => {
    const id = await calls.submit();
    const time = calls.inHours(90);
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    const lease = new Date(app.clock().getTime() + 10_000).toISOString();
    // A server has claimed the first email and died before it stored the result.
    await app.db
      .updateTable("outbox")
      .set({ state: "queued", finished_at: null, lease_until: lease })
      .where("interview_id", "=", interview)
      .execute();
    await calls.patch(interview, { place: "Tầng 9" });
    const emails = await calls.interviewEmails(interview);
    assert.deepEqual(
      emails.map(({ attempts }) => attempts),
      [1, 0],
    );
    await calls.leave();
    const [first, second, ...others] = await calls.interviewEmails(interview);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [first, second].map((email) => Number(eventOf(email?.calendar).sequence)),
      [0, 1],
    );
  });
});

onBothEngines("Changed texts of emails about interviews", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  const change = async (path: string, subject: string, text: string) => {
    const response = await calls.send("PUT", `/email-templates/${path}`, { subject, text });
    assert.equal(response.status, 200, response.text);
  };

  test("open the emails in the language of the applicant; times and link are added", async () => {
    await change("interview_offered/en", "Meet {company}", "Hello {name}.\n\nAbout {position}");
    await change("interview_agreed/en", "See you: {time}", "Until {time}. {receipt}");
    await change("interview_cancelled/vi", "Hủy", "Hẹn dịp khác");
    const id = await calls.submit({ full_name: "Lê Thị Hoa" });
    const times = [calls.inHours(50), calls.inHours(52)];
    const { id: interview } = await calls.offerAndLeave(id, times, { note: "Bring your laptop" });
    await calls.pick(id, interview, times[1] ?? "");
    await calls.leave();
    await calls.patch(interview, { state: "cancelled" });
    const emails = await calls.interviewEmails(interview);
    const [offered, agreed, cancelled] = emails.filter(({ kind }) => kind === "interview");
    assert.match(offered?.subject ?? "", /^Meet /);
    assert.match(offered?.text ?? "", /Hello Lê Thị Hoa\.\n\nAbout \w/);
    assert.match(offered?.text ?? "", /Please choose one of these times:\n\nTime 1: .*\nTime 2: /);
    assert.match(offered?.text ?? "", /Bring your laptop[^]*application-status#/);
    assert.match(agreed?.subject ?? "", /^See you: \d\d:\d\d \w+day \d+ \w+$/);
    assert.match(agreed?.text ?? "", /Until .*\. [0-9A-F]{4}-[0-9A-F]{4}\n/);
    assert.equal(eventOf(agreed?.calendar).start.toISOString(), times[1]);
    assert.match(cancelled?.subject ?? "", /^Interview cancelled: \d\d:\d\d /);
  });
});
