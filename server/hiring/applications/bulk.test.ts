import assert from "node:assert/strict";
import { test } from "node:test";
import { BulkResponse } from "#contract/bulk.ts";
import { newId } from "#server/db/id.ts";
import { BusinessDays } from "#server/hiring/business-days.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

const list = "/api/v1/applications";
const secondsMs = 1_000;

onBothEngines("Bulk changes of applications", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.client.call("POST", `${list}/${path}`, { token: calls.token, body, headers });
  const bulk = async (body: unknown) => {
    const response = await post("bulk", body);
    assert.equal(response.status, 200, response.text);
    return BulkResponse.parse(response.body);
  };
  const undo = (undo_id: string | null) => post("bulk/undo", { undo_id });
  const submitMany = (count: number) =>
    Promise.all(Array.from({ length: count }, () => calls.submit()));
  const statuses = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await calls.read(id)).status));
  const emails = async (id: string) =>
    (await calls.emails(id)).filter(({ kind }) => kind === "status");
  const stateOfEmails = (id: string) =>
    app.db
      .selectFrom("outbox")
      .select(["state", "run_at", "subject"])
      .where("application_id", "=", id)
      .where("kind", "=", "status")
      .execute();

  test("send the given text to applicants of its language, the default text to the others", async () => {
    const english = await calls.submit();
    const vietnamese = await calls.submit({}, { "accept-language": "vi" });
    const status_emails = { en: { subject: "The position is filled", text: "Thank you." } };
    await bulk({
      action: "status",
      ids: [english, vietnamese],
      status: "rejected",
      status_emails,
    });
    assert.equal((await stateOfEmails(english))[0]?.subject, "The position is filled");
    assert.notEqual((await stateOfEmails(vietnamese))[0]?.subject, "The position is filled");
  });

  test("set one status, report unknown ids and record each change", async () => {
    const ids = await submitMany(3);
    const unknown = newId(app.clock());
    const response = await bulk({ action: "status", ids: [...ids, unknown], status: "reviewing" });
    assert.deepEqual(response.done, ids);
    assert.deepEqual(response.refused, [{ id: unknown, message: "Application not found" }]);
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

  test("send one email each after the time to undo", async () => {
    const [id = ""] = await submitMany(1);
    await bulk({ action: "status", ids: [id], status: "accepted" });
    const [waiting] = await stateOfEmails(id);
    assert.equal(waiting?.state, "queued");
    assert.ok(Date.parse(waiting.run_at) >= app.clock().getTime() + 10 * secondsMs);
    app.advance(20 * secondsMs);
    app.mailer.wake();
    await untilSent(() => stateOfEmails(id));
    assert.deepEqual(
      (await stateOfEmails(id)).map(({ state }) => state),
      ["savedToFile"],
    );
  });

  test("are undone with their emails, and no applicant is notified", async () => {
    const [fresh = "", rejected = ""] = await submitMany(2);
    const emailText = {
      subject: "A word of our own",
      text: "Written by hand, and not to be lost.",
    };
    await calls.change(rejected, { status: "rejected", status_email: emailText });
    const before = await emails(rejected);
    const { undo_id } = await bulk({
      action: "status",
      ids: [fresh, rejected],
      status: "accepted",
    });
    assert.equal((await emails(fresh)).length, 1);
    assert.notDeepEqual(await emails(rejected), before);
    app.advance(9 * secondsMs);
    const response = await undo(undo_id);
    assert.equal(response.status, 200, response.text);
    assert.deepEqual(
      BulkResponse.parse(response.body).done.toSorted(),
      [fresh, rejected].toSorted(),
    );
    assert.deepEqual(await statuses([fresh, rejected]), ["submitted", "rejected"]);
    assert.deepEqual(await emails(fresh), []);
    assert.deepEqual(await emails(rejected), before);
    assertFailure(await undo(undo_id), 409, "This can no longer be undone");
  });

  test("cannot be undone after the time to undo", async () => {
    const [id = ""] = await submitMany(1);
    const { undo_id } = await bulk({ action: "status", ids: [id], status: "accepted" });
    app.advance(16 * secondsMs);
    assertFailure(await undo(undo_id), 409, "This can no longer be undone");
    assert.deepEqual(await statuses([id]), ["accepted"]);
  });

  test("an undo skips an application that was decided again", async () => {
    const [first = "", second = ""] = await submitMany(2);
    const { undo_id } = await bulk({ action: "status", ids: [first, second], status: "accepted" });
    await calls.change(first, { status: "rejected" });
    const response = BulkResponse.parse((await undo(undo_id)).body);
    assert.deepEqual(response.done, [second]);
    assert.deepEqual(response.refused, [
      { id: first, message: "Someone else changed this in the meantime" },
    ]);
    assert.deepEqual(await statuses([first, second]), ["rejected", "submitted"]);
  });

  test("keep the hold time of a rejection and send no email with notify false", async () => {
    const [waiting = "", silent = ""] = await submitMany(2);
    await bulk({ action: "status", ids: [waiting], status: "rejected" });
    const [email] = await stateOfEmails(waiting);
    const held = new Date(app.clock().getTime() + 24 * 3_600 * secondsMs);
    const leaves = new BusinessDays([]).nextWithin({ from: "09:00", to: "17:00" }, held);
    assert.equal(email?.run_at, leaves.toISOString());
    await bulk({ action: "status", ids: [silent], status: "rejected", notify: false });
    assert.deepEqual(await emails(silent), []);
  });

  test("change nothing on applications that have the status, and offer no undo", async () => {
    const ids = await submitMany(2);
    const before = await calls.read(ids[0] ?? "");
    const response = await bulk({ action: "status", ids, status: "submitted" });
    assert.deepEqual(response, { done: ids, refused: [], undo_id: null });
    assert.deepEqual(await calls.read(ids[0] ?? ""), before);
  });

  test("delete applications and record each deletion", async () => {
    const ids = await submitMany(2);
    const unknown = newId(app.clock());
    const response = await bulk({ action: "delete", ids: [...ids, unknown] });
    assert.deepEqual(response.done, ids);
    assert.deepEqual(
      response.refused.map(({ id }) => id),
      [unknown],
    );
    assert.equal(response.undo_id, null);
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

  test("deleting an application removes its undo", async () => {
    const [id = ""] = await submitMany(1);
    await bulk({ action: "status", ids: [id], status: "accepted" });
    await bulk({ action: "delete", ids: [id] });
    const undos = await app.db.selectFrom("application_undos").select("application_id").execute();
    assert.equal(
      undos.some(({ application_id }) => application_id === id),
      false,
    );
  });

  test("accept upper-case ids", async () => {
    const [id = ""] = await submitMany(1);
    const response = await bulk({ action: "delete", ids: [id.toUpperCase()] });
    assert.deepEqual(response.done, [id]);
  });

  const one = "0190a6f2-0000-7000-8000-000000000000";
  for (const [name, body, field, message] of [
    ["no ids", { action: "delete", ids: [] }, "ids", "Please choose at least one"],
    [
      "a repeated id",
      { action: "delete", ids: [one, one.toUpperCase()] },
      "ids",
      "An entry is listed twice",
    ],
    [
      "more than 200 ids",
      { action: "delete", ids: Array.from({ length: 201 }, () => newId(new Date())) },
      "ids",
      "Please choose at most 200",
    ],
    ["an invalid id", { action: "delete", ids: ["5"] }, "ids", "This is not a valid identifier"],
    ["a missing status", { action: "status", ids: [one] }, "status", "Please choose a status"],
    ["an unknown action", { action: "archive", ids: [one] }, "action", "Please choose an action"],
  ] as const) {
    test(`reject ${name}`, async () => {
      const response = await post("bulk", body);
      assertFailure(response, 422, "Please check the highlighted fields.", { [field]: [message] });
    });
  }
});

async function untilSent(read: () => Promise<{ state: string }[]>): Promise<void> {
  await waitUntil("the emails to be sent", async () =>
    (await read()).every(({ state }) => state !== "queued"),
  );
}
