import assert from "node:assert/strict";
import { test } from "node:test";
import { CalendarFeed } from "#contract/interviews.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { eventOf, eventsOf } from "#server/testing/calendar-event.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";
import { enqueueReminders } from "./reminders.ts";

onBothEngines("Calendars", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 10;
  const nextTime = () => calls.inHours((day += 1) * 24);
  const agree = async (starts_at: string, changes: object = {}) => {
    const id = await calls.submit({ full_name: "Nguyễn Thị Ánh; Ltd, END:VEVENT" });
    const { id: interview } = await calls.offerAndLeave(id, [starts_at], changes);
    await calls.pick(id, interview, starts_at);
    await calls.leave();
    return { id, interview };
  };
  const callFeed = (key: string) => app.client.call("GET", `/api/v1/interviews.ics?key=${key}`);
  const createFeed = async (token = calls.people.token) => {
    const path = "/api/v1/users/me/calendar-feed";
    const response = await app.client.call("POST", path, { token });
    return new URL(CalendarFeed.parse(response.body).url).searchParams.get("key") ?? "";
  };

  test("an event has a stable UID, a growing SEQUENCE and the zone of Vietnam", async () => {
    const starts_at = nextTime();
    const { interview } = await agree(starts_at);
    await calls.patch(interview, { place: "Tầng 5", note: "Mang theo laptop,\nvà giấy tờ; nhé" });
    await calls.leave();
    await calls.patch(interview, { state: "cancelled" });
    await calls.leave();
    const emails = await calls.interviewEmails(interview);
    const host = new URL(app.config.siteUrl).hostname;
    const forApplicant = emails.filter(({ to_email }) => to_email === "ung.vien@people.example");
    const events = forApplicant.map(({ calendar }) => eventOf(calendar));
    assert.deepEqual(
      [...new Set(events.map(({ uid }) => uid))],
      [`interview-${interview}@${host}`],
    );
    assert.deepEqual(
      events.map(({ sequence }) => Number(sequence)),
      [0, 1, 2, 3],
    );
    assert.deepEqual(
      events.map(({ status }) => status),
      ["TENTATIVE", "CONFIRMED", "CONFIRMED", "CANCELLED"],
    );
    for (const { calendar } of forApplicant) {
      assert.match(calendar ?? "", /\r\nTZID:Asia\/Ho_Chi_Minh\r\n/);
      assert.match(calendar ?? "", /\r\nDTSTART;TZID=Asia\/Ho_Chi_Minh:\d{8}T\d{6}\r\n/);
      assert.match(calendar ?? "", /\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
      const event = eventOf(calendar);
      assert.equal(event.start.toISOString(), starts_at);
      assert.equal(event.end?.getTime(), Date.parse(starts_at) + 45 * 60_000);
    }
    assert.equal(events[2]?.location, "Tầng 5");
    assert.equal(events[2]?.description, "Mang theo laptop,\nvà giấy tờ; nhé");
    assert.deepEqual(
      forApplicant.map(({ calendar }) => /\r\nMETHOD:(\w+)/.exec(calendar ?? "")?.[1]),
      ["REQUEST", "REQUEST", "REQUEST", "CANCEL"],
    );
  });

  test("lines are folded between characters and escapes, and all of them end", async () => {
    const note = Array.from(
      { length: 60 },
      (_, index) => `${"ạ".repeat(index % 7)}a,b;c\\d\ne`,
    ).join("");
    const place = "Tầng 3, 1 Hoàng Văn Thụ; phòng họp lớn, ".repeat(4).trim();
    const { interview } = await agree(nextTime(), { note, place });
    const [email] = await calls.interviewEmails(interview);
    const text = email?.calendar ?? "";
    assert.ok(text.endsWith("END:VCALENDAR\r\n"));
    for (const line of text.split("\r\n")) {
      assert.ok(Buffer.byteLength(line) <= 75, line);
      assert.doesNotMatch(line, /(?<!\\)(?:\\\\)*\\$/);
    }
    const event = eventOf(text);
    assert.equal(event.description, note);
    assert.equal(event.location, place);
  });

  test("an event of a place has the video call in its description, and a reminder", async () => {
    const video_link = "https://video.example/room";
    const { id, interview } = await agree(nextTime(), { video_link, note: "Mang CV" });
    const emails = await calls.interviewEmails(interview);
    const agreed = emails.filter(({ calendar }) => calendar !== null).slice(1);
    assert.equal(agreed.length, 2);
    for (const { calendar } of agreed) {
      assert.match(
        calendar?.replaceAll("\r\n ", "") ?? "",
        new RegExp(`${video_link}\\\\n\\\\nMang CV`),
      );
      assert.match(calendar ?? "", /BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1H\r\n/);
    }
    const [shown] = (await calls.portal(id)).interviews;
    const file = shown?.calendar?.file ?? "";
    assert.equal(eventOf(file).uid, eventOf(agreed[0]?.calendar).uid);
    assert.match(file, /\r\nMETHOD:PUBLISH\r\n/);
    const google = new URL(shown?.calendar?.google_url ?? "").searchParams;
    assert.match(google.get("dates") ?? "", /^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/);
    assert.match(google.get("details") ?? "", new RegExp(video_link));
    assert.ok(!`${file}${google.toString()}`.includes(calls.tokenOf(id).slice(0, 20)));
  });

  test("the event of the applicant names neither the private link nor the team's addresses", async () => {
    const { id, interview } = await agree(nextTime());
    const emails = await calls.interviewEmails(interview);
    const applicant = emails.filter(({ to_email }) => to_email === "ung.vien@people.example");
    for (const { calendar } of applicant) {
      assert.ok(!calendar?.includes(calls.tokenOf(id).slice(0, 20)));
      assert.ok(!calendar?.includes(calls.people.email));
    }
  });

  test("the feed has the agreed interviews of its owner, until it is revoked", async () => {
    const starts_at = nextTime();
    const { interview } = await agree(starts_at);
    await agree(nextTime(), { interviewers: [calls.adminId] });
    const key = await createFeed();
    const response = await callFeed(key);
    assert.equal(response.status, 200);
    assert.match(response.headers.get("content-type") ?? "", /^text\/calendar/);
    assert.equal(response.headers.get("cache-control"), "private, no-store");
    const uids = eventsOf(response.text).map(({ uid }) => uid);
    assert.ok(uids.some((uid) => uid.includes(interview)));
    assert.match(response.text.replaceAll("\r\n ", ""), /Nguyễn Thị Ánh\\; Ltd\\, /);
    const renewed = await createFeed();
    assert.equal((await callFeed(key)).status, 404);
    const revoked = await app.client.call("DELETE", "/api/v1/users/me/calendar-feed", {
      token: calls.people.token,
    });
    assert.equal(revoked.status, 204);
    assert.equal((await callFeed(renewed)).status, 404);
  });

  test("a wrong key and the key of someone who is no longer staff get 404, and no log has a key", async () => {
    const recruiter = await app.client.createSignedIn("recruiter");
    const key = await createFeed(recruiter.tokens.accessToken);
    assert.equal((await callFeed(key)).status, 200);
    for (const wrong of ["", "x", key.slice(1), key.toLowerCase()]) {
      assert.equal((await callFeed(wrong)).status, 404);
    }
    assert.equal((await app.client.call("GET", "/api/v1/interviews.ics")).status, 404);
    const users = app.db.updateTable("users").where("id", "=", recruiter.id);
    await users.set({ role: "user" }).execute();
    assert.equal((await callFeed(key)).status, 404);
    await users.set({ role: "recruiter", active: false }).execute();
    assert.equal((await callFeed(key)).status, 404);
    assert.ok(!app.logged().includes(key));
    const stored = await app.db.selectFrom("calendar_feeds").selectAll().execute();
    assert.ok(!JSON.stringify(stored).includes(key));
  });
});

onBothEngines("Reminders of interviews", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = interviewCalls(app);
  const hour = 3_600_000;
  /** Moves the clock to a time in Vietnam after now, and returns that day. */
  const goTo = async (clock: string) => {
    const now = app.clock().getTime();
    const today = new Date(now + 7 * hour).toISOString().slice(0, 10);
    let at = Date.parse(`${today}T${clock}:00+07:00`);
    if (at <= now) at += 24 * hour;
    app.advance(at - now);
    await calls.signIn();
    return new Date(at);
  };
  const remindersOf = async (interview: string) =>
    (await calls.interviewEmails(interview)).filter(({ subject }) =>
      subject.startsWith("Reminder"),
    );

  test("reach both sides once, a day before, also around midnight in Vietnam", async () => {
    const evening = await goTo("22:00");
    const starts_at = new Date(evening.getTime() + 49.5 * hour).toISOString();
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, [starts_at]);
    await calls.pick(id, interview, starts_at);
    const [, agreed] = await calls.interviewEmails(interview);
    const day = new Date(Date.parse(starts_at)).toLocaleDateString("en-GB", {
      dateStyle: "long",
      timeZone: "Asia/Ho_Chi_Minh",
    });
    assert.match(agreed?.text ?? "", new RegExp(`${day}, 23:30–00:15 \\(Vietnam time, GMT\\+7\\)`));
    await enqueueReminders(app);
    assert.deepEqual(await remindersOf(interview), []);
    app.advance(Date.parse(starts_at) - 24 * hour - app.clock().getTime());
    await Promise.all([enqueueReminders(app), enqueueReminders(app)]);
    await enqueueReminders(app);
    const reminders = await remindersOf(interview);
    assert.equal(reminders.length, 3);
    assert.equal(new Set(reminders.map(({ to_email }) => to_email)).size, 3);
  });

  test("follow a move, and are left out for a time within the next day", async () => {
    await goTo("09:00");
    const [near, far] = [calls.inHours(20), calls.inHours(60)];
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, [near]);
    await calls.pick(id, interview, near);
    await enqueueReminders(app);
    assert.deepEqual(await remindersOf(interview), []);
    await calls.leave();
    await calls.patch(interview, { slots: [{ starts_at: far }] });
    await calls.leave();
    await calls.pick(id, interview, far);
    await calls.leave();
    app.advance(40 * hour);
    await enqueueReminders(app);
    assert.equal((await remindersOf(interview)).length, 3);
  });

  test("are not sent for a cancelled interview or one that has begun", async () => {
    await calls.signIn();
    const id = await calls.submit();
    const time = calls.inHours(30);
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    await calls.patch(interview, { state: "cancelled" });
    app.advance(10 * hour);
    await enqueueReminders(app);
    assert.deepEqual(await remindersOf(interview), []);
    await calls.signIn();
    const other = await calls.submit();
    const late = calls.inHours(30);
    const { id: begun } = await calls.offerAndLeave(other, [late]);
    await calls.pick(other, begun, late);
    app.advance(31 * hour);
    await enqueueReminders(app);
    assert.deepEqual(await remindersOf(begun), []);
  });
});
