import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApplicationStatus } from "#contract/applications.ts";
import { UpdatedApplication } from "#contract/applications.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { newId } from "#server/db/id.ts";
import { migrate, migrateTo } from "#server/db/migrate.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { collectCopy } from "#server/hiring/portal/copy-content.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { afterUndoMs, interviewCalls } from "#server/testing/interview-calls.ts";
import { openEmptyStore } from "#server/testing/store-locations.ts";
import { visibleStatus } from "./notifications.ts";
import { lockApplication } from "./records.ts";

onBothEngines("What an applicant was told", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  const decide = async (id: string, status: ApplicationStatus, more: object = {}) => {
    const changed = await calls.change(id, { status, ...more });
    assert.equal(changed.status, 200, changed.text);
    const { undo_id } = UpdatedApplication.parse(changed.body);
    return async () =>
      BulkResponse.parse((await calls.send("POST", "/applications/bulk/undo", { undo_id })).body);
  };
  const own = (call: string, id: string, more: object) =>
    app.client.call("POST", `/api/v1/application-status${call}`, {
      body: { token: calls.tokenOf(id), ...more },
    });
  /** The status of the page, and the changes of status in the copy. */
  const told = async (id: string) => {
    const now = app.clock();
    const row = await withTransaction(app.db, (tx) => lockApplication(tx, id, now));
    const { application, history } = await collectCopy(app, row, now);
    const { status } = await calls.portal(id);
    assert.equal(application.status, status);
    const changes = history.filter(({ kind }) => kind === "status");
    return [status, ...changes.map(({ before, after }) => `${before} to ${after}`)];
  };
  const wait = async (milliseconds: number) => {
    app.advance(milliseconds);
    await calls.sendDue();
    await calls.signIn();
  };
  /** A day, and the weekend that can follow it. */
  const longestHoldMs = 4 * 24 * hourMs;

  test("holds no decision that was undone, in page, copy and history", async () => {
    const id = await calls.submit();
    const undo = await decide(id, "rejected");
    assert.deepEqual(await told(id), ["submitted"]);
    assert.deepEqual((await undo()).done, [id]);
    assert.deepEqual(await told(id), ["submitted"]);
    await wait(longestHoldMs);
    assert.deepEqual(await told(id), ["submitted"]);
  });

  test("holds no decision that was revoked before its email left, and one that has left", async () => {
    const id = await calls.submit();
    await decide(id, "rejected");
    await wait(hourMs);
    await decide(id, "reviewing");
    await wait(afterUndoMs);
    assert.deepEqual(await told(id), ["reviewing", "submitted to reviewing"]);
    await decide(id, "rejected");
    await wait(longestHoldMs);
    const rejected = ["submitted to reviewing", "reviewing to rejected"];
    assert.deepEqual(await told(id), ["rejected", ...rejected]);
    await decide(id, "accepted");
    await wait(afterUndoMs);
    const all = [...rejected, "rejected to accepted"];
    assert.deepEqual(await told(id), ["accepted", ...all]);
  });

  test("holds a decision without an email once it can no longer be undone", async () => {
    const id = await calls.submit();
    await decide(id, "accepted", { notify: false });
    assert.deepEqual(await told(id), ["submitted"]);
    await wait(afterUndoMs);
    assert.deepEqual(await told(id), ["accepted", "submitted to accepted"]);
  });

  test("holds a rejection that was sent now, which can no longer be undone", async () => {
    const id = await calls.submit();
    const undo = await decide(id, "rejected");
    assert.equal((await calls.send("POST", `/applications/${id}/rejection/send`)).status, 200);
    const over = [{ id, message: "This can no longer be undone" }];
    assert.deepEqual((await undo()).refused, over);
    await calls.sendDue();
    assert.deepEqual(await told(id), ["rejected", "submitted to rejected"]);
  });

  for (const [name, act] of Object.entries({
    "a message of the applicant": (id: string) => own("/messages", id, { text: "Xin chào" }),
    "a correction of the applicant": (id: string) => own("/contact", id, { phone: "0987 654 321" }),
    "a team note": (id: string) => calls.send("POST", `/applications/${id}/notes`, { text: "!" }),
    "the notes of a colleague": (id: string) => calls.change(id, { notes: "Sau" }),
  })) {
    test(`the undo of a decision is not stopped by ${name}, and keeps it`, async () => {
      const id = await calls.submit();
      const undo = await decide(id, "rejected", { notes: "Trước", rejection_reason: "other" });
      assert.ok((await act(id)).status < 300);
      const { notes, phone, message_at } = await calls.read(id);
      assert.deepEqual((await undo()).done, [id]);
      const after = await calls.read(id);
      assert.deepEqual([after.status, after.rejection_reason], ["submitted", null]);
      assert.deepEqual([after.phone, after.message_at], [phone, message_at]);
      assert.equal(after.notes, name.startsWith("the notes") ? notes : null);
    });
  }

  test("the undo of a decision does not ask again for an answer that was given meanwhile", async () => {
    const answer = { subject: "A question", text: "When can you call?" };
    for (const isAnswered of [false, true]) {
      const id = await calls.submit();
      await own("/messages", id, { text: "Xin chào" });
      const { message_at } = await calls.read(id);
      assert.notEqual(message_at, null);
      const undo = await decide(id, "accepted", { message_at: null });
      if (isAnswered) await calls.send("POST", `/applications/${id}/messages`, answer);
      assert.deepEqual((await undo()).done, [id]);
      assert.equal((await calls.read(id)).message_at, isAnswered ? null : message_at);
    }
  });

  test("the undo of a rejection brings no interview back to somebody who has withdrawn", async () => {
    const id = await calls.submit();
    const { id: interview } = await calls.offer(id, [calls.inHours(48)]);
    app.advance(afterUndoMs);
    const undo = await decide(id, "rejected");
    assert.equal((await own("/withdraw", id, {})).status, 200);
    assert.deepEqual((await undo()).done, [id]);
    assert.equal((await calls.readInterview(interview)).state, "cancelled");
    assert.equal((await calls.read(id)).status, "submitted");
  });

  test("stays told after an upgrade, and a decision whose email waits is told when that leaves", async () => {
    const waiting = await calls.submit();
    await decide(waiting, "rejected");
    const row = await app.db
      .selectFrom("applications")
      .selectAll()
      .where("id", "=", waiting)
      .executeTakeFirstOrThrow();
    const email = await app.db
      .selectFrom("outbox")
      .selectAll()
      .where("application_id", "=", waiting)
      .where("kind", "=", "status")
      .executeTakeFirstOrThrow();
    // The row number of SQLite.
    Reflect.deleteProperty(row, "seq");
    const store = await openEmptyStore(engine, {
      AUTH_SECRET: "a secret of the tests, long enough",
    });
    await migrateTo(store.db, "047-decisions-and-verdicts");
    const past = new Date(app.clock().getTime() - hourMs).toISOString();
    const untold = { name: "waits", shown_until: email.run_at, run_at: email.run_at, attempts: 0 };
    const cases = [
      untold,
      { ...untold, name: "is tried again", shown_until: past, attempts: 2 },
      { ...untold, name: "was put back later", shown_until: past },
    ];
    for (const { name, shown_until, ...attempt } of cases) {
      const id = newId(app.clock());
      const values = { ...row, id, full_name: name, shown_until };
      await store.db.insertInto("applications").values(values).execute();
      const about = { ...email, ...attempt, id: newId(app.clock()), application_id: id };
      await store.db.insertInto("outbox").values(about).execute();
    }
    await migrate(store.db);
    const after = await store.db
      .selectFrom("applications")
      .select(["full_name", "status", "shown_status", "shown_until"])
      .orderBy("full_name")
      .execute();
    const now = app.clock();
    assert.deepEqual(
      after.map((one) => [one.full_name, one.shown_until, visibleStatus(one, now)]),
      [
        ["is tried again", past, "rejected"],
        ["waits", null, "submitted"],
        ["was put back later", past, "rejected"],
      ],
    );
    await store.close();
  });
});
