import assert from "node:assert/strict";
import { before, test } from "node:test";
import { BulkAnswer } from "#contract/bulk.ts";
import { newId } from "#server/db/id.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { ApplicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

const list = "/api/v1/applications";
const secondsMs = 1_000;

onBothEngines("Many applications at once", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  before(async () => {
    app = await startTestApp(engine);
    app.stopClock();
    calls = new ApplicationCalls(app, await app.client.signedIn("admin"));
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.client.call("POST", `${list}/${path}`, { token: calls.token, body, headers });
  const bulk = async (body: unknown) => {
    const answer = await post("bulk", body);
    assert.equal(answer.status, 200, answer.text);
    return BulkAnswer.parse(answer.body);
  };
  const undo = (undo_id: string | null) => post("bulk/undo", { undo_id });
  const submitMany = (count: number) =>
    Promise.all(Array.from({ length: count }, () => calls.submit()));
  const statuses = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await calls.read(id)).status));
  const letters = async (id: string) =>
    (await calls.letters(id)).filter(({ kind }) => kind === "status");
  const stateOfLetters = (id: string) =>
    app.db
      .selectFrom("outbox")
      .select(["state", "run_at", "subject"])
      .where("application_id", "=", id)
      .where("kind", "=", "status")
      .execute();

  test("get one status; what is not there is named, and each change is written down", async () => {
    const ids = await submitMany(3);
    const nobody = newId(app.clock());
    const answer = await bulk({ action: "status", ids: [...ids, nobody], status: "reviewing" });
    assert.deepEqual(answer.done, ids);
    assert.deepEqual(answer.refused, [{ id: nobody, message: "Application not found" }]);
    assert.deepEqual(await statuses(ids), ["reviewing", "reviewing", "reviewing"]);
    for (const id of ids) {
      const event = await app.db
        .selectFrom("application_events")
        .select(["detail", "actor_id"])
        .where("application_id", "=", id)
        .where("kind", "=", "status")
        .executeTakeFirstOrThrow();
      assert.equal(event.actor_id, calls.adminId);
      assert.deepEqual(JSON.parse(event.detail), { before: "submitted", after: "reviewing" });
      const line = await app.db
        .selectFrom("audit_log")
        .select(["action", "fields"])
        .where("target_id", "=", id)
        .where("actor_id", "=", calls.adminId)
        .executeTakeFirstOrThrow();
      assert.deepEqual(line, { action: "application_updated", fields: '["status"]' });
    }
  });

  test("send no letter before the time to undo is over, and then one each", async () => {
    const [id = ""] = await submitMany(1);
    await bulk({ action: "status", ids: [id], status: "accepted" });
    const [waiting] = await stateOfLetters(id);
    assert.equal(waiting?.state, "queued");
    assert.ok(Date.parse(waiting.run_at) >= app.clock().getTime() + 10 * secondsMs);
    app.advance(20 * secondsMs);
    app.mailer.kick();
    await untilSettled(() => stateOfLetters(id));
    assert.deepEqual(
      (await stateOfLetters(id)).map(({ state }) => state),
      ["filed"],
    );
  });

  test("are as they were after an undo, their letters too, and nobody hears of it", async () => {
    const [fresh = "", rejected = ""] = await submitMany(2);
    const words = { subject: "A word of our own", text: "Written by hand, and not to be lost." };
    await calls.change(rejected, { status: "rejected", letter: words });
    const before = await letters(rejected);
    const { undo_id } = await bulk({
      action: "status",
      ids: [fresh, rejected],
      status: "accepted",
    });
    assert.equal((await letters(fresh)).length, 1);
    assert.notDeepEqual(await letters(rejected), before);
    app.advance(9 * secondsMs);
    const answer = await undo(undo_id);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(BulkAnswer.parse(answer.body).done.toSorted(), [fresh, rejected].toSorted());
    assert.deepEqual(await statuses([fresh, rejected]), ["submitted", "rejected"]);
    assert.deepEqual(await letters(fresh), []);
    assert.deepEqual(await letters(rejected), before);
    assertFailure(await undo(undo_id), 409, "The time to undo this is over");
  });

  test("cannot be undone when the time is over", async () => {
    const [id = ""] = await submitMany(1);
    const { undo_id } = await bulk({ action: "status", ids: [id], status: "accepted" });
    app.advance(16 * secondsMs);
    assertFailure(await undo(undo_id), 409, "The time to undo this is over");
    assert.deepEqual(await statuses([id]), ["accepted"]);
  });

  test("an undo leaves alone what somebody has changed since", async () => {
    const [first = "", second = ""] = await submitMany(2);
    const { undo_id } = await bulk({ action: "status", ids: [first, second], status: "accepted" });
    await calls.change(first, { notes: "I was here" });
    const answer = BulkAnswer.parse((await undo(undo_id)).body);
    assert.deepEqual(answer.done, [second]);
    assert.deepEqual(answer.refused, [
      { id: first, message: "Somebody else has changed this in the meantime" },
    ]);
    assert.deepEqual(await statuses([first, second]), ["accepted", "submitted"]);
  });

  test("a rejection keeps its hold, and is not announced where nobody is to be notified", async () => {
    const [held = "", silent = ""] = await submitMany(2);
    await bulk({ action: "status", ids: [held], status: "rejected" });
    const [letter] = await stateOfLetters(held);
    const dayMs = 24 * 3_600 * secondsMs;
    assert.equal(Date.parse(letter?.run_at ?? ""), app.clock().getTime() + dayMs);
    await bulk({ action: "status", ids: [silent], status: "rejected", notify: false });
    assert.deepEqual(await letters(silent), []);
  });

  test("that have the status already stay as they are, and there is nothing to undo", async () => {
    const ids = await submitMany(2);
    const before = await calls.read(ids[0] ?? "");
    const answer = await bulk({ action: "status", ids, status: "submitted" });
    assert.deepEqual(answer, { done: ids, refused: [], undo_id: null });
    assert.deepEqual(await calls.read(ids[0] ?? ""), before);
  });

  test("are deleted for good, each written down", async () => {
    const ids = await submitMany(2);
    const nobody = newId(app.clock());
    const answer = await bulk({ action: "delete", ids: [...ids, nobody] });
    assert.deepEqual(answer.done, ids);
    assert.deepEqual(
      answer.refused.map(({ id }) => id),
      [nobody],
    );
    assert.equal(answer.undo_id, null);
    for (const id of ids) {
      const gone = await app.client.call("GET", `${list}/${id}`, { token: calls.token });
      assert.equal(gone.status, 404);
      const line = await app.db
        .selectFrom("audit_log")
        .select("action")
        .where("target_id", "=", id)
        .where("actor_id", "=", calls.adminId)
        .executeTakeFirstOrThrow();
      assert.equal(line.action, "application_deleted");
    }
  });

  test("what can be undone goes with the application", async () => {
    const [id = ""] = await submitMany(1);
    await bulk({ action: "status", ids: [id], status: "accepted" });
    await bulk({ action: "delete", ids: [id] });
    const kept = await app.db.selectFrom("application_undos").select("application_id").execute();
    assert.equal(
      kept.some(({ application_id }) => application_id === id),
      false,
    );
  });

  test("ids in capitals mean the same", async () => {
    const [id = ""] = await submitMany(1);
    const answer = await bulk({ action: "delete", ids: [id.toUpperCase()] });
    assert.deepEqual(answer.done, [id]);
  });

  const one = "0190a6f2-0000-7000-8000-000000000000";
  for (const [name, body, field, message] of [
    ["none", { action: "delete", ids: [] }, "ids", "Please choose at least one"],
    [
      "twice the same",
      { action: "delete", ids: [one, one.toUpperCase()] },
      "ids",
      "The same one is named twice",
    ],
    [
      "too many",
      { action: "delete", ids: Array.from({ length: 201 }, () => newId(new Date())) },
      "ids",
      "Please choose at most 200",
    ],
    ["no id", { action: "delete", ids: ["5"] }, "ids", "This is not a valid identifier"],
    ["no status", { action: "status", ids: [one] }, "status", "Please choose a status"],
    [
      "another action",
      { action: "archive", ids: [one] },
      "action",
      "Please choose what is to be done",
    ],
  ] as const) {
    test(`${name} is refused by name`, async () => {
      const answer = await post("bulk", body);
      assertFailure(answer, 422, "Please check the highlighted fields.", { [field]: [message] });
    });
  }
});

async function untilSettled(read: () => Promise<{ state: string }[]>): Promise<void> {
  await waitUntil("the letters to leave", async () =>
    (await read()).every(({ state }) => state !== "queued"),
  );
}
