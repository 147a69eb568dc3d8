import assert from "node:assert/strict";
import { test } from "node:test";
import { EmailPreview } from "#contract/status-email.ts";
import { cancelToldInterviews } from "#server/hiring/applications/interview-ends.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { afterUndoMs, interviewCalls } from "#server/testing/interview-calls.ts";

/** Later than the longest hold, and the six working hours after it. */
const farHours = 10 * 24;

onBothEngines("The interview of a person who is rejected", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  const agree = async (time: string) => {
    const id = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(id, [time]);
    await calls.pick(id, interview, time);
    await calls.leave();
    return { id, interview };
  };
  const reject = async (id: string, more: object = {}) =>
    assert.equal((await calls.change(id, { status: "rejected", ...more })).status, 200);
  const preview = async (id: string) =>
    EmailPreview.parse(
      (await calls.send("GET", `/applications/${id}/email-preview?status=rejected`)).body,
    );
  const goTo = async (instant: string) => {
    app.advance(Date.parse(instant) + 1_000 - app.clock().getTime());
    await calls.signIn();
    await calls.leave();
  };
  const stateOf = async (interview: string) => (await calls.readInterview(interview)).state;
  const shown = async (id: string) => {
    const { status, interviews } = await calls.portal(id);
    return [status, interviews[0]?.state];
  };
  const endsOf = async (interview: string) =>
    (await calls.interviewEmails(interview))
      .filter(({ calendar_method }) => calendar_method === "CANCEL")
      .map(({ kind }) => kind)
      .toSorted();
  const ends = ["interview", "interview_team"];

  test("stands until the rejection leaves, which cancels it for both sides", async () => {
    const { id, interview } = await agree(calls.inHours(farHours));
    const { leaves_at, interview_soon } = await preview(id);
    assert.equal(interview_soon, false);
    await reject(id);
    app.advance(afterUndoMs);
    await cancelToldInterviews(app);
    assert.deepEqual(await shown(id), ["submitted", "agreed"]);
    assert.deepEqual(await endsOf(interview), []);
    await goTo(leaves_at);
    assert.deepEqual(await shown(id), ["rejected", "cancelled"]);
    assert.deepEqual(await endsOf(interview), ends);
    await cancelToldInterviews(app);
    assert.deepEqual(await endsOf(interview), ends);
  });

  test("is answered as usual meanwhile, which tells nothing of the decision", async () => {
    const id = await calls.submit();
    const [first, second] = [calls.inHours(farHours), calls.inHours(farHours + 24)];
    const { id: interview } = await calls.offerAndLeave(id, [first, second]);
    const { leaves_at } = await preview(id);
    await reject(id);
    app.advance(afterUndoMs);
    assert.equal((await calls.pick(id, interview, second)).status, "submitted");
    await calls.answer(id, interview, { action: "decline" });
    assert.equal((await calls.answer(id, interview, { action: "restore" })).status, 200);
    assert.deepEqual(await shown(id), ["submitted", "agreed"]);
    await goTo(leaves_at);
    assert.deepEqual(await shown(id), ["rejected", "cancelled"]);
  });

  test("stays with its time where the decision is revoked before it was told", async () => {
    const time = calls.inHours(farHours);
    const { id, interview } = await agree(time);
    const { leaves_at } = await preview(id);
    await reject(id);
    app.advance(afterUndoMs);
    await calls.change(id, { status: "reviewing" });
    await goTo(leaves_at);
    assert.deepEqual(await shown(id), ["reviewing", "agreed"]);
    assert.deepEqual(await endsOf(interview), []);
  });

  test("is cancelled with a rejection that is sent now, or without an email", async () => {
    const [sent, silent] = [
      await agree(calls.inHours(farHours)),
      await agree(calls.inHours(farHours + 24)),
    ];
    await reject(sent.id);
    await calls.leave();
    assert.equal(await stateOf(sent.interview), "agreed");
    const path = `/applications/${sent.id}/rejection/send`;
    assert.equal((await calls.send("POST", path)).status, 200);
    await reject(silent.id, { notify: false });
    await calls.leave();
    for (const { id, interview } of [sent, silent]) {
      assert.deepEqual(await shown(id), ["rejected", "cancelled"]);
      assert.deepEqual(await endsOf(interview), ends);
    }
  });

  test("takes the rejection with it at once where one of its times is too soon after", async () => {
    const id = await calls.submit();
    const times = [calls.inHours(26), calls.inHours(farHours)];
    const { id: interview } = await calls.offerAndLeave(id, times);
    const { leaves_at, interview_soon } = await preview(id);
    assert.equal(interview_soon, true);
    assert.ok(Date.parse(leaves_at) <= app.clock().getTime());
    await reject(id);
    await calls.leave();
    assert.deepEqual(await shown(id), ["rejected", "cancelled"]);
    const [email] = (await calls.emails(id)).filter(({ kind }) => kind === "status");
    assert.notEqual(email, undefined);
    assert.equal(await stateOf(interview), "cancelled");
  });
});
