import assert from "node:assert/strict";
import { test } from "node:test";
import { Interview, UndoneInterview } from "#contract/interviews.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("Interviews", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;
  /** Three times of a day that no other test uses. */
  const times = () => {
    day += 1;
    return [0, 2, 4].map((hours) => calls.inHours(day * 24 + hours));
  };

  test("an offer of several times is a plain email, and the choice sends both sides the event", async () => {
    const id = await calls.submit();
    const [first = "", second = "", third = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [third, first, second]);
    assert.deepEqual(await calls.calendars(interview), ["applicant none"]);
    const [shown] = (await calls.portal(id)).interviews;
    assert.deepEqual(
      shown?.slots,
      [first, second, third].map((starts_at) => ({ starts_at })),
    );
    const { interviews } = await calls.pick(id, interview, second);
    assert.equal(interviews[0]?.state, "agreed");
    assert.equal(interviews[0].starts_at, second);
    // The author of the offer, who does not join, gets an email without the event.
    assert.deepEqual((await calls.calendars(interview)).toSorted(), [
      "applicant REQUEST",
      "applicant none",
      "author none",
      "team REQUEST",
    ]);
    const application = await calls.read(id);
    assert.deepEqual(application.interview, { id: interview, state: "agreed", starts_at: second });
  });

  test("an offer of one time is an invitation at once", async () => {
    const id = await calls.submit();
    const [time = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    const [email] = await calls.interviewEmails(interview);
    assert.equal(email?.calendar_method, "REQUEST");
    assert.match(email.calendar ?? "", /STATUS:TENTATIVE/);
    assert.match(email.text, /status page of your application/);
    assert.equal((await calls.readInterview(interview)).state, "offered");
  });

  test("a time agreed by phone needs no answer, and invites both sides once the time to undo is over", async () => {
    const id = await calls.submit();
    const [time = "", other = ""] = times();
    const path = `/applications/${id}/interviews`;
    const offer = calls.body([time], { agreed: true });
    const two = { ...offer, slots: [{ starts_at: time }, { starts_at: other }] };
    assertFailure(
      await calls.send("POST", path, two),
      422,
      "Please check the highlighted fields.",
      {
        slots: ["An agreed interview has one time"],
      },
    );
    const interview = await calls.offer(id, [time], { agreed: true });
    assert.deepEqual([interview.state, interview.starts_at], ["agreed", time]);
    await calls.leave();
    assert.deepEqual((await calls.calendars(interview.id)).toSorted(), [
      "applicant REQUEST",
      "team REQUEST",
    ]);
    const [shown] = (await calls.portal(id)).interviews;
    assert.equal(shown?.state, "agreed");
  });

  test("a repeated key offers once; without one, the same times are refused with the offer", async () => {
    const id = await calls.submit();
    const [time = "", other = ""] = times();
    const path = `/applications/${id}/interviews`;
    const send = (changes: object, key?: string) =>
      calls.send(
        "POST",
        path,
        calls.body([time], changes),
        key === undefined ? {} : { "idempotency-key": key },
      );
    const first = Interview.parse((await send({}, "offer-one")).body);
    assert.deepEqual((await send({}, "offer-one")).body, first);
    assert.equal((await calls.interviewEmails(first.id)).length, 1);
    assert.equal((await send({ place: "Tầng 9" }, "offer-one")).status, 422);
    for (const changes of [{}, { place: "Tầng 9" }, { note: "Mang CV" }]) {
      const refused = await send(changes);
      assertFailure(
        refused,
        409,
        "An interview at these times is already offered. Change that one, or choose other times.",
      );
      assert.match(refused.text, new RegExp(`"id":"${first.id}"`));
    }
    await calls.offer(id, [time, other]);
  });

  test("the undo of an offer leaves no email, and the applicant never sees it", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offer(id, times());
    assert.deepEqual((await calls.portal(id)).interviews, []);
    const response = await calls.send("POST", `/interviews/${interview}/undo`);
    assert.deepEqual(UndoneInterview.parse(response.body), { interview: null });
    await calls.leave();
    assert.deepEqual(await calls.interviewEmails(interview), []);
    assert.equal((await calls.send("GET", `/interviews/${interview}`)).status, 404);
    const late = await calls.offerAndLeave(id, times());
    const refused = await calls.send("POST", `/interviews/${late.id}/undo`);
    assertFailure(refused, 409, "This can no longer be undone");
  });

  test("an offer cancelled before its email leaves is never heard of", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offer(id, times());
    await calls.patch(interview, { state: "cancelled" });
    await calls.leave();
    assert.deepEqual(await calls.interviewEmails(interview), []);
    assert.deepEqual((await calls.portal(id)).interviews, []);
  });

  test("the undo of a move restores the agreed time and sends nothing", async () => {
    const id = await calls.submit();
    const [time = "", other = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    const sent = await calls.interviewEmails(interview);
    await calls.patch(interview, { slots: [{ starts_at: other }], note: "Mới" });
    const response = await calls.send("POST", `/interviews/${interview}/undo`);
    const { interview: restored } = UndoneInterview.parse(response.body);
    assert.equal(restored?.state, "agreed");
    assert.deepEqual([restored.starts_at, restored.note], [time, ""]);
    await calls.leave();
    assert.deepEqual(await calls.interviewEmails(interview), sent);
  });

  test("a move ends the agreed event of the team and asks the applicant again", async () => {
    const id = await calls.submit();
    const [time = "", other = "", third = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    await calls.patch(interview, { slots: [{ starts_at: other }, { starts_at: third }] });
    await calls.leave();
    const moved = (await calls.calendars(interview)).slice(4);
    assert.deepEqual(moved.toSorted(), ["applicant CANCEL", "team CANCEL"]);
    await calls.pick(id, interview, third);
    const again = (await calls.calendars(interview)).slice(6);
    assert.deepEqual(again.toSorted(), ["applicant REQUEST", "author none", "team REQUEST"]);
  });

  test("a cancellation ends the events of both sides, and repeating it sends nothing", async () => {
    const id = await calls.submit();
    const [time = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    await calls.patch(interview, { state: "cancelled" });
    await calls.patch(interview, { state: "cancelled" });
    await calls.leave();
    const ended = (await calls.calendars(interview)).slice(4);
    assert.deepEqual(ended.toSorted(), ["applicant CANCEL", "team CANCEL"]);
    assert.equal((await calls.read(id)).interview, null);
    const late = await calls.answer(id, interview, { action: "pick", starts_at: time });
    assertFailure(late, 409, "This interview is over or cancelled and can no longer be changed");
  });

  test("a change of the place updates both calendars, and a removed interviewer loses the event", async () => {
    const id = await calls.submit();
    const [time = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    await calls.patch(interview, { place: "Tầng 5" });
    await calls.leave();
    const changed = (await calls.calendars(interview)).slice(4);
    assert.deepEqual(changed.toSorted(), ["applicant REQUEST", "team REQUEST"]);
    await calls.patch(interview, { interviewers: [calls.adminId] });
    await calls.leave();
    const emails = (await calls.interviewEmails(interview)).slice(6);
    const left = emails.find(({ to_email }) => to_email === calls.people.email);
    assert.equal(left?.calendar_method, "CANCEL");
    assert.match(left.subject, /^Removed from the interview/);
    assert.equal(emails.length, 3);
  });

  test("a decline and a wish for other times reach the team with the applicant's words", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, times());
    const wish = { action: "other_times", message: "Chỉ rảnh sau 17 giờ" };
    assert.equal((await calls.answer(id, interview, wish)).status, 200);
    assert.equal((await calls.answer(id, interview, wish)).status, 200);
    const asked = (await calls.interviewEmails(interview)).slice(1);
    assert.equal(asked.length, 2);
    assert.ok(asked.every(({ text }) => text.includes("Chỉ rảnh sau 17 giờ")));
    assert.equal((await calls.readInterview(interview)).other_times, wish.message);
    const no = { action: "decline", reason: "Đã có việc" };
    assert.equal((await calls.answer(id, interview, no)).status, 200);
    assert.equal((await calls.answer(id, interview, no)).status, 200);
    const { state, decline_reason } = await calls.readInterview(interview);
    assert.deepEqual([state, decline_reason], ["declined", "Đã có việc"]);
    const emails = (await calls.interviewEmails(interview)).slice(3);
    assert.equal(emails.length, 3);
    const empty = await calls.answer(id, interview, { action: "other_times", message: " " });
    assert.equal(empty.status, 422);
  });

  test("a time that another applicant has taken is refused with the rest of the times", async () => {
    const [one, two] = [await calls.submit(), await calls.submit()];
    const [first = "", second = ""] = times();
    const offers = [first, second];
    const a = await calls.offerAndLeave(one, offers);
    const b = await calls.offerAndLeave(two, offers);
    await calls.pick(one, a.id, first);
    const response = await calls.answer(two, b.id, { action: "pick", starts_at: first });
    assertFailure(response, 409, "This time is no longer free. Please choose another one.");
    assert.match(response.text, new RegExp(`"slots":\\[{"starts_at":"${second}"}\\]`));
    await calls.pick(two, b.id, second);
  });

  test("of two picks of one time at once, one wins", async () => {
    const applications = [await calls.submit(), await calls.submit()];
    const offers = times();
    const [time = ""] = offers;
    const interviews = await Promise.all(
      applications.map(async (id) => ({ id, interview: (await calls.offer(id, offers)).id })),
    );
    await calls.leave();
    const answers = await Promise.all(
      interviews.map(({ id, interview }) =>
        calls.answer(id, interview, { action: "pick", starts_at: time }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([200, 409]));
  });

  test("a repeated pick is no error and sends nothing twice", async () => {
    const id = await calls.submit();
    const offers = times();
    const { id: interview } = await calls.offerAndLeave(id, offers);
    await calls.pick(id, interview, offers[0] ?? "");
    const emails = await calls.calendars(interview);
    await calls.pick(id, interview, offers[0] ?? "");
    assert.deepEqual(await calls.calendars(interview), emails);
    const other = await calls.answer(id, interview, { action: "pick", starts_at: offers[1] });
    assert.equal(other.status, 409);
  });

  test("an offer needs times in the future, a place or a link, and active colleagues", async () => {
    const id = await calls.submit();
    const path = `/applications/${id}/interviews`;
    const past = new Date(app.clock().getTime() - 60_000).toISOString();
    const [time = "", two = "", three = ""] = times();
    const inactive = await app.client.createAccount("recruiter", { active: false });
    for (const [body, field] of [
      [calls.body([past]), "slots"],
      [calls.body([]), "slots"],
      [calls.body([time, time]), "slots"],
      [calls.body([time, two, three, calls.inHours(9_000)]), "slots"],
      [calls.body(["tomorrow"]), "slots"],
      [calls.body([time], { minutes: 5 }), "minutes"],
      [calls.body([time], { place: " " }), "place"],
      [calls.body([time], { video_link: "javascript:alert(1)" }), "video_link"],
      [calls.body([time], { interviewers: [] }), "interviewers"],
      [calls.body([time], { interviewers: [inactive.id] }), "interviewers"],
    ] as const) {
      const response = await calls.send("POST", path, body);
      assert.equal(response.status, 422, response.text);
      assert.match(response.text, new RegExp(`"${field}"`));
    }
    assert.deepEqual((await calls.send("GET", path)).body, { interviews: [] });
  });

  test("a stale change gets 409 with the current interview", async () => {
    const id = await calls.submit();
    const { id: interview, updated_at } = await calls.offer(id, times());
    const header = { "if-match": `"${updated_at}"` };
    await calls.patch(interview, { place: "A" }, header);
    const stale = await calls.send("PATCH", `/interviews/${interview}`, { place: "B" }, header);
    assert.equal(stale.status, 409);
    assert.match(stale.text, /"place":"A"/);
  });
});
