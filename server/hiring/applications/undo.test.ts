import assert from "node:assert/strict";
import { test } from "node:test";
import { UpdatedApplication } from "#contract/applications.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("The undo of a change", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  let day = 0;
  const nextTime = () => calls.inHours((day += 1) * 24);

  /** All that a change of an application may touch, but for version and history. */
  const state = async (id: string) => {
    const { db } = app;
    const application = await calls.read(id);
    const steps = db.selectFrom("application_steps").selectAll().where("application_id", "=", id);
    const emails = db.selectFrom("outbox").selectAll().where("application_id", "=", id);
    const interviews = db
      .selectFrom("interviews")
      .select(["id", "state", "starts_at", "ends_at", "place", "note", "sequence"])
      .where("application_id", "=", id);
    return {
      application: { ...application, updated_at: "", seen_version: 0 },
      steps: await steps.orderBy("step").execute(),
      emails: await emails.orderBy("id").execute(),
      interviews: await interviews.orderBy("id").execute(),
    };
  };
  const setStatus = (status: string) => async (id: string) => {
    const body = { action: "status", ids: [id], status };
    const changed = await calls.send("POST", "/applications/bulk", body);
    const { undo_id } = BulkResponse.parse(changed.body);
    return () => calls.send("POST", "/applications/bulk/undo", { undo_id });
  };
  const patch = (change: object) => async (id: string) => {
    const changed = await calls.change(id, change);
    const { undo_id } = UpdatedApplication.parse(changed.body);
    return () => calls.send("POST", "/applications/bulk/undo", { undo_id });
  };
  const undoOf = (interview: string) => () => calls.send("POST", `/interviews/${interview}/undo`);
  const offer = async (id: string) => undoOf((await calls.offer(id, [nextTime()])).id);
  const update = (change: () => object) => async (id: string, interview: string) => {
    await calls.patch(interview, change());
    return undoOf(interview);
  };

  for (const [name, change] of [
    ["an acceptance", setStatus("accepted")],
    ["a rejection", setStatus("rejected")],
    ["a status between", setStatus("reviewing")],
    ["a single acceptance", patch({ status: "accepted" })],
    [
      "a single rejection with all else",
      patch({
        status: "rejected",
        notes: "Gọi lại",
        legal_hold: true,
        full_name: "Trần Thị Khác",
        email: "khac@people.example",
        phone: "0987 654 321",
        job_id: "marketing-intern",
      }),
    ],
    ["an offer", offer],
    ["a move", update(() => ({ slots: [{ starts_at: nextTime() }] }))],
    ["another place", update(() => ({ place: "Tầng 9", note: "Mới" }))],
    ["a cancellation", update(() => ({ state: "cancelled" }))],
  ] as const) {
    for (const isAgreed of [false, true]) {
      test(`takes back all of ${name}, ${isAgreed ? "with" : "without"} an agreed interview`, async () => {
        const id = await calls.submit();
        const needsOffer = isAgreed || ["a move", "another place", "a cancellation"].includes(name);
        let interview = "";
        if (needsOffer) {
          const time = nextTime();
          interview = (await calls.offerAndLeave(id, [time])).id;
          if (isAgreed) await calls.pick(id, interview, time);
        }
        await calls.leave();
        const before = await state(id);
        const undo = await change(id, interview);
        const changed = await state(id);
        assert.notDeepEqual(changed, before);
        assert.equal((await undo()).status, 200);
        assert.deepEqual(await state(id), before);
        await calls.leave();
        assert.deepEqual(await state(id), before);
        await change(id, interview);
      });
    }
  }
});
