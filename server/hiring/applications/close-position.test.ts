import assert from "node:assert/strict";
import { test } from "node:test";
import { bulkLimits } from "#contract/bulk.ts";
import { ClosedPosition, ClosingPreview } from "#contract/closing.ts";
import { newId } from "#server/db/id.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";

const secondsMs = 1_000;

onBothEngines("Closing a position", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  const call = (method: string, path: string, body?: unknown) =>
    app.client.call(method, `/api/v1${path}`, { token: calls.token, body });
  const statuses = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await calls.read(id)).status));
  const emailsOf = (ids: readonly string[]) =>
    app.db
      .selectFrom("outbox")
      .select(["application_id", "subject"])
      .where("application_id", "in", ids)
      .where("kind", "=", "status")
      .execute();

  /** An open position with two waiting applications, a decided one, a withdrawn one and spam. */
  async function arrange(slug: string) {
    const texts = (text: string) => ({ en: text, vi: text });
    const lists = (text: string) => ({ en: [text], vi: [text] });
    const position = {
      slug,
      state: "open",
      title: texts(slug),
      summary: texts("A summary"),
      duties: lists("A duty"),
      requirements: lists("A requirement"),
      benefits: lists("A benefit"),
      skills: ["Rust"],
    };
    const created = await call("POST", "/positions", position);
    assert.equal(created.status, 201, created.text);
    const apply = (language = "en") =>
      calls.submit({ position: slug }, { "accept-language": language });
    const waiting = [await apply(), await apply("vi")];
    const others = [await apply(), await apply(), await apply()];
    const [decided = "", withdrawn = "", spam = ""] = others;
    await call("PATCH", `/applications/${decided}`, { status: "accepted", notify: false });
    const columns = [{ withdrawn_at: app.clock().toISOString() }, { spam: true }] as const;
    for (const [index, id] of [withdrawn, spam].entries()) {
      await app.db
        .updateTable("applications")
        .set(columns[index] ?? {})
        .where("id", "=", id)
        .execute();
    }
    return { waiting, others };
  }

  const close = async (slug: string, body: object) => {
    const response = await call("POST", `/positions/${slug}/close`, body);
    assert.equal(response.status, 200, response.text);
    return ClosedPosition.parse(response.body);
  };
  const undo = (slug: string, undo_id: string | null) =>
    call("POST", `/positions/${slug}/close/undo`, { undo_id });

  test("tells who waits, and the rejection in each of their languages", async () => {
    const { waiting: ids } = await arrange("closing-preview");
    const { body } = await call("GET", "/positions/closing-preview/close");
    const { waiting, people, emails } = ClosingPreview.parse(body);
    assert.equal(waiting, 2);
    const names = await Promise.all(ids.map(async (id) => (await calls.read(id)).full_name));
    assert.deepEqual(
      people,
      ids.map((id, index) => ({ id, full_name: names[index], interview: null })),
    );
    assert.deepEqual(
      emails.map(({ language }) => language),
      ["en", "vi"],
    );
  });

  test("rejects those who wait with the given text, and one undo takes all of it back", async () => {
    const { waiting, others } = await arrange("closing-reject");
    const before = await statuses(others);
    const status_emails = { en: { subject: "The position is filled", text: "Thank you." } };
    const closed = await close("closing-reject", { outcome: "reject", status_emails });
    assert.deepEqual([closed.position.state, closed.done], ["closed", waiting]);
    assert.deepEqual(await statuses(waiting), ["rejected", "rejected"]);
    assert.deepEqual(await statuses(others), before);
    const emails = await emailsOf(waiting);
    assert.equal(emails.length, 2);
    assert.equal(emails.filter(({ subject }) => subject === "The position is filled").length, 1);

    const undone = await undo("closing-reject", closed.undo_id);
    assert.equal(undone.status, 200, undone.text);
    assert.equal(ClosedPosition.parse(undone.body).position.state, "open");
    assert.deepEqual(await statuses(waiting), ["submitted", "submitted"]);
    assert.deepEqual(await emailsOf(waiting), []);
  });

  test("stores the reason of the rejections, and its undo takes it back", async () => {
    const { waiting } = await arrange("closing-reason");
    const reasons = () =>
      Promise.all(waiting.map(async (id) => (await calls.read(id)).rejection_reason));
    const body = { outcome: "reject", rejection_reason: "position_filled" };
    const { undo_id, people } = await close("closing-reason", body);
    assert.deepEqual(await reasons(), ["position_filled", "position_filled"]);
    assert.deepEqual(people, []);
    await undo("closing-reason", undo_id);
    assert.deepEqual(await reasons(), [null, null]);
  });

  test("rejects only those who were shown and ticked; who applied since is named and waits", async () => {
    const { waiting, others } = await arrange("closing-shown");
    const [shown = "", unticked = ""] = waiting;
    const [decided = ""] = others;
    const since = await calls.submit({ position: "closing-shown", full_name: "Lan Since" });
    const ids = [shown.toUpperCase(), decided];
    const closed = await close("closing-shown", { outcome: "reject", ids });
    assert.deepEqual(closed.done, [shown]);
    assert.deepEqual(closed.refused, [
      { id: decided, message: "This application is no longer waiting for a decision" },
    ]);
    assert.deepEqual(
      closed.people.map(({ id }) => id),
      [unticked, since],
    );
    assert.equal(closed.people[1]?.full_name, "Lan Since");
    assert.deepEqual(await statuses([unticked, since]), ["submitted", "submitted"]);
  });

  test("rejects more people than a bulk change may", async () => {
    const { waiting } = await arrange("closing-many");
    const row = await app.db
      .selectFrom("applications")
      .selectAll()
      .where("id", "=", waiting[0] ?? "")
      .executeTakeFirstOrThrow();
    // The row number of SQLite.
    Reflect.deleteProperty(row, "seq");
    const copies = Array.from({ length: bulkLimits.ids }, () => ({
      ...row,
      id: newId(app.clock()),
    }));
    for (const copy of copies) await app.db.insertInto("applications").values(copy).execute();
    const ids = [...waiting, ...copies.map(({ id }) => id)];
    const { done } = await close("closing-many", { outcome: "reject", ids });
    assert.equal(done.length, bulkLimits.ids + 2);
  });

  test("keeps those who wait if wanted; its undo opens the position again", async () => {
    const { waiting } = await arrange("closing-keep");
    const closed = await close("closing-keep", { outcome: "keep" });
    assert.deepEqual([closed.done, closed.undo_id], [[], null]);
    assert.deepEqual(await statuses(waiting), ["submitted", "submitted"]);
    const undone = await undo("closing-keep", null);
    assert.equal(ClosedPosition.parse(undone.body).position.state, "open");
  });

  test("an undo that comes too late changes nothing", async () => {
    const { waiting } = await arrange("closing-late");
    const { undo_id } = await close("closing-late", { outcome: "reject" });
    app.advance(16 * secondsMs);
    assert.equal((await undo("closing-late", undo_id)).status, 409);
    const { body } = await call("GET", "/positions/closing-late");
    assert.equal(Reflect.get(Object(body), "state"), "closed");
    assert.deepEqual(await statuses(waiting), ["rejected", "rejected"]);
  });

  test("refuses an unknown outcome and an unknown position", async () => {
    await arrange("closing-refused");
    assert.equal((await call("POST", "/positions/closing-refused/close", {})).status, 422);
    assert.equal((await call("POST", "/positions/none/close", { outcome: "keep" })).status, 404);
  });
});
