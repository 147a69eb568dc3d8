import assert from "node:assert/strict";
import { test } from "node:test";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { eventOf } from "#server/testing/calendar-event.ts";
import { interviewCalls, interviewCallsOf } from "#server/testing/interview-calls.ts";

onBothEngines("Guests of interviews", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;
  const time = () => {
    day += 1;
    return calls.inHours(day * 24);
  };
  const guests = [
    { name: "Vũ Khách", email: "vu.khach@partner.example" },
    { name: "Tạ Khách", email: "ta.khach@partner.example" },
  ];
  const [vu, ta] = guests.map(({ email }) => email);
  const sentTo = async (interview: string, address = vu) =>
    (await calls.interviewEmails(interview)).filter(({ to_email }) => to_email === address);
  /** The changes that an address gets in its calendar. */
  const methods = async (interview: string, address = vu) =>
    (await sentTo(interview, address)).map(({ calendar_method: method }) => method);

  test("get name, position, time, place and the event once a time is agreed, and no way to the application", async () => {
    const id = await calls.submit({ full_name: "Nguyễn Ứng Viên" });
    const at = time();
    const note = "Mang theo thẻ căn cước";
    const { id: interview } = await calls.offerAndLeave(id, [at], { guests, note });
    assert.deepEqual(await sentTo(interview), []);
    await calls.pick(id, interview, at);
    await calls.leave();
    const [email] = await sentTo(interview);
    assert.match(email?.subject ?? "", /Nguyễn Ứng Viên/);
    const { place } = calls.body([]);
    const application = await calls.read(id);
    for (const text of ["Nguyễn Ứng Viên", application.job_title, calls.clockOf(at), place]) {
      assert.ok(email?.text.includes(text), text);
    }
    const event = eventOf(email?.calendar);
    assert.equal(event.start.toISOString(), at);
    assert.equal(event.location, place);
    for (const text of [email?.text, email?.calendar]) {
      assert.ok(!text?.includes(id), "no id");
      assert.ok(!/https?:|#/.test(text?.replaceAll(/^UID:.*$/gm, "") ?? ""), "no link");
      assert.ok(!text?.includes(note), "no note");
      assert.ok(!text?.includes("ung.vien@people.example"), "no address");
    }
    // Only staff see who they are.
    assert.deepEqual((await calls.readInterview(interview)).guests, guests);
    assert.ok(!JSON.stringify(await calls.portal(id)).includes("Khách"));
    const own = (await calls.interviewEmails(interview)).filter(({ kind }) => kind === "interview");
    assert.ok(own.every(({ text, calendar }) => !`${text}${calendar}`.includes("Khách")));
  });

  test("are told of changes, of their own part and of a cancellation with its reason", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, [time()], { guests, agreed: true });
    assert.deepEqual(await methods(interview), ["REQUEST"]);
    await calls.patch(interview, { place: "Tầng 9" });
    await calls.leave();
    assert.deepEqual(await methods(interview), ["REQUEST", "REQUEST"]);
    const before = (await calls.interviewEmails(interview)).length;
    await calls.patch(interview, { guests: guests.slice(0, 1) });
    await calls.leave();
    // The others do not hear of a guest.
    assert.equal((await calls.interviewEmails(interview)).length, before + 1);
    assert.deepEqual(await methods(interview, ta), ["REQUEST", "REQUEST", "CANCEL"]);
    const cancelled = { state: "cancelled", cancel_reason: "Dự án đã dừng" };
    assert.equal((await calls.patch(interview, cancelled)).cancel_reason, "Dự án đã dừng");
    await calls.leave();
    assert.equal((await methods(interview)).at(-1), "CANCEL");
    const last = (await calls.interviewEmails(interview)).slice(before + 1);
    assert.ok(last.length >= 3 && last.every(({ text }) => text.includes("Dự án đã dừng")));
    assert.equal((await calls.portal(id)).interviews[0]?.cancel_reason, "Dự án đã dừng");
    assert.equal((await methods(interview, ta)).length, 3);
  });

  test("who are removed within the time to undo of another change hear of it once", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, [time()], { guests, agreed: true });
    await calls.patch(interview, { guests: guests.slice(0, 1) });
    await calls.patch(interview, { place: "Tầng 8" });
    await calls.leave();
    assert.deepEqual(await methods(interview, ta), ["REQUEST", "CANCEL"]);
    assert.deepEqual(await methods(interview), ["REQUEST", "REQUEST"]);
  });

  test("who are removed are told also when the application is erased at once", async () => {
    const site = await startTestApp(engine);
    const own = await interviewCallsOf(site);
    const id = await own.submit();
    const { id: interview } = await own.offerAndLeave(id, [time()], { guests, agreed: true });
    // An email about erased data is gone as soon as it has left.
    await site.mailer.stop();
    await own.patch(interview, { guests: guests.slice(0, 1) });
    assert.equal((await own.send("DELETE", `/applications/${id}`)).status, 200);
    const erased = await own.interviewEmails(interview);
    for (const address of [vu, ta]) {
      const [email, ...more] = erased.filter(({ to_email }) => to_email === address);
      assert.deepEqual([email?.calendar_method, more], ["CANCEL", []]);
    }
  });

  test("leave with an undo of the change that named them", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, [time()], { agreed: true });
    await calls.patch(interview, { guests });
    assert.equal((await calls.send("POST", `/interviews/${interview}/undo`)).status, 200);
    await calls.leave();
    assert.deepEqual(await sentTo(interview), []);
    assert.deepEqual((await calls.readInterview(interview)).guests, []);
  });

  test("are at most five, with a name, an address and one part", async () => {
    const id = await calls.submit();
    const at = time();
    const six = Array.from({ length: 6 }, (_, index) => ({
      name: `Khách ${index}`,
      email: `khach.${index}@partner.example`,
    }));
    for (const named of [
      six,
      [{ name: "", email: vu }],
      [{ name: "Khách", email: "khach" }],
      [guests[0], { name: "Khách Hai", email: vu?.toUpperCase() }],
      [{ name: "Khách", email: calls.people.email }],
      [{ name: "Khách", email: "Ung.Vien@people.example" }],
    ]) {
      const path = `/applications/${id}/interviews`;
      assert.equal(
        (await calls.send("POST", path, calls.body([at], { guests: named }))).status,
        422,
      );
    }
    const { id: interview } = await calls.offer(id, [at], { guests: six.slice(1) });
    assert.equal(
      (await calls.send("PATCH", `/interviews/${interview}`, { guests: six })).status,
      422,
    );
  });
});

onBothEngines("A decline", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  const restore = { action: "restore" };
  const guests = [{ name: "Vũ Khách", email: "vu.khach@partner.example" }];

  for (const agreed of [true, false]) {
    test(`can be taken back for ten minutes by the applicant (${agreed ? "agreed" : "offered"})`, async () => {
      const id = await calls.submit();
      const at = calls.inHours(agreed ? 100 : 200);
      const { id: interview } = await calls.offerAndLeave(id, [at], { agreed, guests });
      const declined = await calls.answer(id, interview, { action: "decline", reason: "Bận" });
      assert.equal(declined.status, 200);
      await calls.leave();
      const [shown] = (await calls.portal(id)).interviews;
      assert.ok(shown?.restorable_until);
      const count = (await calls.interviewEmails(interview)).length;
      assert.equal((await calls.answer(id, interview, restore)).status, 200);
      assert.equal((await calls.answer(id, interview, restore)).status, 200);
      await calls.leave();
      const current = await calls.readInterview(interview);
      assert.equal(current.state, agreed ? "agreed" : "offered");
      assert.equal(current.decline_reason, null);
      const emails = (await calls.interviewEmails(interview)).slice(count);
      const told = emails.map(({ kind, calendar_method: method }) => `${kind} ${method}`);
      assert.ok(told.includes("interview REQUEST"));
      assert.ok(told.includes(`interview_team ${agreed ? "REQUEST" : null}`));
      assert.equal(told.includes("interview_guest REQUEST"), agreed);
      for (const { calendar_method, calendar } of emails) {
        if (calendar_method !== null) assert.equal(eventOf(calendar).start.toISOString(), at);
      }
    });
  }

  test("stands after ten minutes, and when the applicant is rejected meanwhile", async () => {
    const [late, rejected] = [await calls.submit(), await calls.submit()];
    const decline = async (id: string, hours: number) => {
      const interview = await calls.offerAndLeave(id, [calls.inHours(hours)], { agreed: true });
      await calls.answer(id, interview.id, { action: "decline" });
      return interview.id;
    };
    const second = await decline(rejected, 400);
    await calls.change(rejected, { status: "rejected", notify: false });
    await calls.leave();
    assert.equal((await calls.answer(rejected, second, restore)).status, 409);
    const first = await decline(late, 300);
    app.advance(10 * 60_000);
    assert.equal((await calls.portal(late)).interviews[0]?.restorable_until, null);
    assert.equal((await calls.answer(late, first, restore)).status, 409);
    assert.equal((await calls.readInterview(first)).state, "declined");
  });
});
