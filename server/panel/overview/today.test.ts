import assert from "node:assert/strict";
import { test } from "node:test";
import { Overview, type Today } from "#contract/overview.ts";
import { WaitingRejections } from "#contract/waiting-rejections.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { afterUndoMs, interviewCalls } from "#server/testing/interview-calls.ts";

const written = { subject: "Kết quả", text: "Chào {name}, cảm ơn bạn." };

onBothEngines("What there is to do today", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = interviewCalls(app);
  const today = async (): Promise<Today> =>
    Overview.parse((await calls.send("GET", "/overview")).body).today;
  const ids = async (query: string) => (await calls.find(query)).applications.map(({ id }) => id);
  const waitUntilTomorrowMorning = async () => {
    // 09:00 in Vietnam is 02:00 in UTC.
    const now = app.clock().getTime();
    app.advance(Math.ceil(now / dayMs) * dayMs + 2 * hourMs - now);
    await calls.signIn();
  };

  test("counts what the lists with its filters list, the oldest first", async () => {
    await waitUntilTomorrowMorning();
    const first = await calls.submit({ email: "mot@people.example" });
    app.advance(60_000);
    const second = await calls.submit({ email: "hai@people.example" });
    await calls.submit({ website: "spam" });
    assert.deepEqual(await ids("to_review=true"), [first, second]);
    assert.deepEqual((await today()).to_review, { count: 2, oldest_days: 0 });

    app.advance(14 * dayMs);
    await calls.signIn();
    const { to_review, overdue } = await today();
    assert.equal(to_review.count, 2);
    assert.deepEqual(overdue, { count: 2, oldest_days: overdue.oldest_days });
    assert.ok(overdue.oldest_days > 5, `${overdue.oldest_days}`);
    assert.deepEqual(await ids("overdue=true"), [first, second]);
    assert.deepEqual(await ids("overdue=true&sort=newest"), [second, first]);
    await calls.change(first, { status: "reviewing" });
    assert.deepEqual(await ids("to_review=true"), [second]);
    assert.equal((await today()).overdue.count, 2);
  });

  test("counts agreed interviews of today and tomorrow, and who asks for other times", async () => {
    await waitUntilTomorrowMorning();
    const before = await today();
    for (const hours of [2, 26, 72]) {
      const id = await calls.submit();
      const time = calls.inHours(hours);
      const { id: interview } = await calls.offerAndLeave(id, [time]);
      await calls.pick(id, interview, time);
    }
    const asking = await calls.submit();
    const { id: interview } = await calls.offerAndLeave(asking, [calls.inHours(30)]);
    await calls.answer(asking, interview, { action: "other_times", message: "Chiều thứ Năm" });
    const after = await today();
    assert.equal(after.interviews, before.interviews + 2);
    assert.equal(after.other_times, 1);
    assert.deepEqual(await ids("other_times=true"), [asking]);
  });

  test("lists waiting rejections, which HR sends, edits and cancels", async () => {
    await waitUntilTomorrowMorning();
    const list = async () =>
      WaitingRejections.parse((await calls.send("GET", "/applications/rejections")).body);
    const rejected = await Promise.all(
      ["a", "b", "c"].map((name) => calls.submit({ email: `${name}@people.example` })),
    );
    for (const id of rejected) await calls.change(id, { status: "rejected" });
    const [sent = "", edited = "", cancelled = ""] = rejected;
    assert.equal((await list()).total, 3);
    const { rejections_waiting, rejections_today } = await today();
    assert.deepEqual([rejections_waiting, rejections_today], [3, 0]);
    assert.notEqual((await calls.read(sent)).status_email_at, null);

    const text = { subject: "Kết quả", text: "Chào {name}, cảm ơn bạn." };
    const path = (id: string) => `/applications/${id}/rejection`;
    assert.equal((await calls.send("PATCH", path(edited), text)).status, 200);
    const written = (await list()).rejections.find((one) => one.application_id === edited);
    assert.deepEqual({ subject: written?.subject, text: written?.text }, text);
    assert.equal((await calls.send("PATCH", path(edited), { ...text, text: "" })).status, 422);

    assert.equal((await calls.send("POST", `${path(sent)}/send`)).status, 200);
    assert.equal((await calls.send("DELETE", path(cancelled))).status, 200);
    assert.deepEqual(
      (await list()).rejections.map((one) => one.application_id),
      [edited],
    );
    for (const id of [sent, cancelled]) {
      assert.equal((await calls.read(id)).status_email_at, null);
      assert.equal((await calls.send("POST", `${path(id)}/send`)).status, 409);
      assert.equal((await calls.send("DELETE", path(id))).status, 409);
    }
    assert.equal((await today()).never_told, 1);
    assert.deepEqual(await ids("never_told=true"), [cancelled]);
    app.advance(Date.parse(written?.leaves_at ?? "") - app.clock().getTime() + afterUndoMs);
    await calls.signIn();
    assert.equal((await list()).total, 0);
    const emails = (await calls.emails(edited)).filter(({ kind }) => kind === "status");
    assert.equal(emails[0]?.subject, "Kết quả");
    assert.deepEqual(
      (await calls.emails(cancelled)).filter(({ kind }) => kind === "status"),
      [],
    );
  });

  test("counts who was rejected and never told, until an email or another decision tells them", async () => {
    const neverTold = async () => {
      const listed = await ids("never_told=true");
      assert.equal((await today()).never_told, listed.length);
      return listed;
    };
    const known = await neverTold();
    const rejected = async (change: object = {}) => {
      const id = await calls.submit();
      await calls.change(id, { status: "rejected", ...change });
      return id;
    };
    const cancel = async (id: string) =>
      assert.equal((await calls.send("DELETE", `/applications/${id}/rejection`)).status, 200);
    await rejected();
    await rejected({ notify: false });
    assert.deepEqual(await neverTold(), known);
    for (const [name, tell] of Object.entries({
      "an undo": (id: string) => calls.send("POST", `/applications/${id}/rejection`, written),
      "a message": (id: string) => calls.send("POST", `/applications/${id}/messages`, written),
      "another decision": (id: string) => calls.change(id, { status: "reviewing" }),
    })) {
      const id = await rejected();
      await cancel(id);
      app.advance(afterUndoMs);
      assert.deepEqual(await neverTold(), [...known, id].toSorted().toReversed(), name);
      assert.ok((await tell(id)).status < 300, name);
      assert.deepEqual(await neverTold(), known, name);
    }
  });

  test("puts back the email of a rejection that was cancelled, once and at its time", async () => {
    const text = { subject: "Kết quả", text: "Chào {name}, cảm ơn bạn." };
    const id = await calls.submit({ email: "hoan.tac@people.example" });
    await calls.change(id, { status: "rejected", status_email: text });
    const at = (await calls.read(id)).status_email_at;
    const path = `/applications/${id}/rejection`;
    assert.equal((await calls.send("POST", path, text)).status, 409, "it waits");
    assert.equal((await calls.send("DELETE", path)).status, 200);
    const restored = await calls.send("POST", path, text);
    assert.equal(restored.status, 200, restored.text);
    assert.equal((await calls.read(id)).status_email_at, at);
    assert.equal((await calls.send("POST", path, text)).status, 409, "it was put back");
    const statusEmails = async () =>
      (await calls.emails(id)).filter(({ kind }) => kind === "status");
    assert.equal((await statusEmails()).length, 1);

    const silent = await calls.submit({ email: "khong.thu@people.example" });
    await calls.change(silent, { status: "rejected", notify: false });
    const never = await calls.send("POST", `/applications/${silent}/rejection`, text);
    assert.equal(never.status, 409, "HR chose to send none");
  });
});
