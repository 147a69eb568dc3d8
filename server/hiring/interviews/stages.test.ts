import assert from "node:assert/strict";
import { test } from "node:test";
import type { PortalInterview } from "#contract/interviews.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

const wish = "Em có lịch thi buổi sáng";

onBothEngines("An interview as its applicant sees it", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;

  const offered = async () => {
    day += 2;
    const id = await calls.submit();
    const time = calls.inHours(day * 24);
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    return { id, interview, time };
  };
  const agreed = async () => {
    const one = await offered();
    await calls.pick(one.id, one.interview, one.time);
    return one;
  };
  const seen = async (id: string): Promise<PortalInterview> => {
    const [interview] = (await calls.portal(id)).interviews;
    assert.ok(interview !== undefined);
    return interview;
  };
  const stage = async (id: string) => (await seen(id)).stage;
  const own = async (id: string, path: string) => {
    const body = { token: calls.tokenOf(id) };
    const { status } = await app.client.call("POST", `/api/v1/application-status/${path}`, {
      body,
    });
    assert.equal(status, 200);
  };

  test("is offered, then agreed", async () => {
    const { id, interview, time } = await offered();
    assert.equal(await stage(id), "offered");
    await calls.pick(id, interview, time);
    assert.equal(await stage(id), "agreed");
  });

  test("keeps the agreed or offered time while other times are asked for, with the applicant's words", async () => {
    for (const start of [agreed, offered]) {
      const { id, interview, time } = await start();
      await calls.answer(id, interview, { action: "other_times", message: wish });
      const { stage, other_times, starts_at, slots, can_answer } = await seen(id);
      assert.deepEqual([stage, other_times, can_answer], ["other_times", wish, true]);
      if (start === agreed) assert.equal(starts_at, time);
      else assert.deepEqual(slots, [{ starts_at: time }]);
    }
  });

  test("is declined by the applicant, with the reason, and as before when that is taken back", async () => {
    const { id, interview } = await agreed();
    await calls.answer(id, interview, { action: "decline", reason: "Em bận" });
    const { stage: declined, decline_reason } = await seen(id);
    assert.deepEqual([declined, decline_reason], ["declined", "Em bận"]);
    await calls.answer(id, interview, { action: "restore" });
    assert.equal(await stage(id), "agreed");
  });

  test("is what the emails to the applicant tell of, too", async () => {
    const { id, interview } = await agreed();
    const last = async () => {
      await calls.leave();
      const emails = await calls.interviewEmails(interview);
      return emails.findLast(({ kind }) => kind === "interview")?.text ?? "";
    };
    await calls.answer(id, interview, { action: "other_times", message: wish });
    await calls.patch(interview, { place: "Tầng 9" });
    assert.match(await last(), /Until we have agreed on a new one, this one still holds/);
    await calls.answer(id, interview, { action: "decline", reason: "" });
    assert.match(await last(), /Your application goes on/);
  });

  test("is cancelled by the company alone", async () => {
    const [by, own_] = [await agreed(), await agreed()];
    await calls.patch(by.interview, { state: "cancelled", cancel_reason: "Ốm" });
    assert.equal(await stage(by.id), "cancelled");
    await own(own_.id, "withdraw");
    assert.equal(await stage(own_.id), "withdrawn");
    // What the company had cancelled stays so after a withdrawal.
    await own(by.id, "withdraw");
    assert.equal(await stage(by.id), "cancelled");
  });

  test("is over once its agreed time has passed, and lapsed where none was chosen", async () => {
    const [met, unanswered] = [await agreed(), await offered()];
    const last = unanswered.time;
    app.advance(Date.parse(last) + 2 * 3_600_000 - app.clock().getTime());
    await calls.signIn();
    assert.equal(await stage(met.id), "over");
    assert.equal(await stage(unanswered.id), "lapsed");
  });
});
