import assert from "node:assert/strict";
import { test } from "node:test";
import { InterviewAgenda } from "#contract/interviews.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("The agenda of interviews", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);

  test("the agenda lists open offers, and agreed times of today and the next days in Vietnam", async () => {
    const id = await calls.submit({ full_name: "Đỗ Nhật Nam" });
    const { id: interview } = await calls.offerAndLeave(id, [calls.inHours(30)]);
    const read = async () => InterviewAgenda.parse((await calls.send("GET", "/interviews")).body);
    const ids = (list: { id: string }[]) => list.map((one) => one.id);
    assert.ok(ids((await read()).waiting).includes(interview));
    await calls.pick(
      id,
      interview,
      (await calls.readInterview(interview)).slots[0]?.starts_at ?? "",
    );
    const agenda = await read();
    assert.ok(!ids(agenda.waiting).includes(interview));
    assert.ok(ids(agenda.week).includes(interview));
    assert.equal(agenda.week.find((one) => one.id === interview)?.full_name, "Đỗ Nhật Nam");
    const lateTime = calls.inHours(24 * 12);
    const late = await calls.offerAndLeave(await calls.submit(), [lateTime]);
    await calls.pick(late.application_id, late.id, lateTime);
    const { week, later } = await read();
    assert.ok(!ids(week).includes(late.id) && ids(later).includes(late.id));
  });

  test("many offers without an answer hide neither agreed times nor the newest offer", async () => {
    const id = await calls.submit();
    const [time, starts_at] = [calls.inHours(32), calls.inHours(60)];
    const offered = await calls.offerAndLeave(id, [starts_at]);
    const agreed = await calls.offerAndLeave(await calls.submit(), [time]);
    await calls.pick(agreed.application_id, agreed.id, time);
    const old = await app.db
      .selectFrom("interviews")
      .selectAll()
      .where("id", "=", offered.id)
      .executeTakeFirstOrThrow();
    const olderId = (index: number) => `01890000-0000-7000-8000-${String(index).padStart(12, "0")}`;
    const ids = Array.from({ length: 200 }, (_, index) => olderId(index));
    const older = ids.map((one) => ({ ...old, id: one }));
    await app.db.insertInto("interviews").values(older).execute();
    const slots = ids.map((interview_id) => ({ interview_id, starts_at }));
    await app.db.insertInto("interview_slots").values(slots).execute();
    const agenda = InterviewAgenda.parse((await calls.send("GET", "/interviews")).body);
    assert.equal(agenda.waiting.length, 200);
    assert.equal(agenda.waiting.at(-1)?.id, offered.id);
    assert.ok(agenda.week.some((one) => one.id === agreed.id));
    await app.db.deleteFrom("interviews").where("id", "in", ids).execute();
  });

  test("each step is in the audit log without its texts", async () => {
    const id = await calls.submit();
    const offers = [calls.inHours(48), calls.inHours(50)];
    const { id: interview } = await calls.offerAndLeave(id, offers);
    await calls.pick(id, interview, offers[0] ?? "");
    await calls.patch(interview, { note: "Bí mật" });
    const entries = await auditEntries(app, { target_id: id });
    const actions = entries
      .map(({ action }) => action)
      .filter((one) => one.startsWith("interview"));
    assert.deepEqual(actions.toSorted(), [
      "interview_answered",
      "interview_changed",
      "interview_offered",
    ]);
    assert.doesNotMatch(JSON.stringify(entries), /Bí mật/);
  });
});
