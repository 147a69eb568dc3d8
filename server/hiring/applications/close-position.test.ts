import assert from "node:assert/strict";
import { test } from "node:test";
import { ClosedPosition, ClosingPreview } from "#contract/closing.ts";
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
    await arrange("closing-preview");
    const { body } = await call("GET", "/positions/closing-preview/close");
    const { waiting, emails } = ClosingPreview.parse(body);
    assert.equal(waiting, 2);
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
