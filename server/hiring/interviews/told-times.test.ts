import assert from "node:assert/strict";
import { test } from "node:test";
import { InterviewAgenda } from "#contract/interviews.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { eventOf } from "#server/testing/calendar-event.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("Changes beside what each person was told", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;
  /** Three times of a day that no other test uses. */
  const times = () => {
    day += 1;
    return [0, 2, 4].map((hours) => calls.inHours(day * 24 + hours));
  };

  for (const [name, change] of [
    ["cancelled", () => ({ state: "cancelled" })],
    ["moved again", () => ({ slots: [{ starts_at: calls.inHours(9_000) }] })],
  ] as const) {
    test(`an agreed interview that is moved and ${name} at once ends the times that each person knows`, async () => {
      const id = await calls.submit();
      const [time = "", unseen = ""] = times();
      const { id: interview } = await calls.offerAndLeave(id, [time]);
      await calls.pick(id, interview, time);
      await calls.leave();
      const moved = { slots: [{ starts_at: unseen }], interviewers: [calls.adminId] };
      await calls.patch(interview, moved);
      await calls.patch(interview, change());
      await calls.leave();
      const emails = (await calls.interviewEmails(interview)).slice(4);
      const to = (address: string) => emails.filter(({ to_email }) => to_email === address);
      const [toTeam, ...moreToTeam] = to(calls.people.email);
      const [toApplicant, ...moreToApplicant] = to("ung.vien@people.example");
      assert.deepEqual([...moreToTeam, ...moreToApplicant], []);
      assert.equal(toTeam?.calendar_method, "CANCEL");
      assert.equal(eventOf(toTeam.calendar).start.toISOString(), time);
      assert.ok(!toApplicant?.text.includes(calls.clockOf(unseen)));
      if (name === "cancelled") {
        assert.ok(toApplicant?.text.includes(calls.clockOf(time)));
        assert.equal(eventOf(toApplicant?.calendar).start.toISOString(), time);
      }
    });
  }

  test("an interviewer who is added and removed at once hears nothing, one who is replaced hears it", async () => {
    const id = await calls.submit();
    const [time = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    const added = await app.client.createAccount("recruiter", { name: "Đỗ Văn Thêm" });
    await calls.patch(interview, { interviewers: [added.id] });
    await calls.patch(interview, { interviewers: [calls.adminId] });
    await calls.leave();
    const emails = (await calls.interviewEmails(interview)).slice(4);
    assert.ok(emails.every(({ to_email }) => to_email !== added.email));
    const left = emails.find(({ to_email }) => to_email === calls.people.email);
    assert.equal(left?.calendar_method, "CANCEL");
    assert.match(left.subject, /^Removed from the interview/);
  });

  test("an offer is open until its last time is over, an agreed interview until its end", async () => {
    const id = await calls.submit();
    const [first = "", second = ""] = times();
    const { id: interview } = await calls.offerAndLeave(id, [first, second]);
    const goTo = async (instant: string, minutes: number) => {
      app.advance(Date.parse(instant) + minutes * 60_000 - app.clock().getTime());
      await calls.signIn();
    };
    const isListed = async () => {
      const agenda = InterviewAgenda.parse((await calls.send("GET", "/interviews")).body);
      const isWaiting = agenda.waiting.some((one) => one.id === interview);
      const { interview: shown } = await calls.read(id);
      assert.equal(isWaiting, shown !== null);
      return isWaiting;
    };
    await goTo(second, 44);
    assert.equal(await isListed(), true);
    await goTo(second, 45);
    assert.equal(await isListed(), false);
    assert.equal((await calls.change(id, { status: "rejected" })).status, 200);
    assert.equal((await calls.readInterview(interview)).state, "offered");
  });
});
