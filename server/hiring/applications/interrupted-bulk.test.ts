import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { BulkResponse } from "#contract/bulk.ts";
import { ClosedPosition } from "#contract/closing.ts";
import { Overview } from "#contract/overview.ts";
import { newId } from "#server/db/id.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { runBulk, startBulk, type BulkWork } from "#server/http/bulk.ts";
import { resumeBulkChanges } from "#server/jobs/resume-bulk.ts";
import { onBothEngines, startTestApp, testApp, type TestApp } from "#server/testing/app.ts";
import { applicationCalls, signedInCalls } from "#server/testing/application-calls.ts";
import { createMigratedDatabase, withoutPostgres } from "#server/testing/database.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { startStatuses, statusWork } from "./bulk-status.ts";

const interruptedMs = 31_000;

type Caller = { token: string; adminId: string };

/** Stores applications like the first one, without the limits of the form. */
async function seed(app: TestApp, first: string, count: number): Promise<string[]> {
  const applications = app.db.selectFrom("applications").selectAll();
  const row = await applications.where("id", "=", first).executeTakeFirstOrThrow();
  // The row number of SQLite.
  Reflect.deleteProperty(row, "seq");
  const rows = Array.from({ length: count }, (_, index) => {
    const email = `nguoi.${index}.${randomUUID()}@people.example`;
    return { ...row, id: randomUUID(), email, email_key: email };
  });
  for (let from = 0; from < count; from += 50) {
    await app.db
      .insertInto("applications")
      .values(rows.slice(from, from + 50))
      .execute();
  }
  return rows.map(({ id }) => id).toSorted();
}

const actorOf = ({ adminId }: Caller) => ({
  actorId: adminId,
  sessionId: randomUUID(),
  client: { network: "192.0.2.1", requestId: randomUUID(), userAgent: "", language: "en" as const },
});

/** Begins to reject applications and stops as a killed server does, with the part in progress lost. */
async function interrupt(app: TestApp, caller: Caller, ids: readonly string[]): Promise<string> {
  const id = await withTransaction(app.db, (tx) =>
    startStatuses({ tx, now: app.clock(), actor: actorOf(caller) }, ids, { status: "rejected" }),
  );
  let changed = 0;
  const killed: BulkWork = async (part) => {
    const change = await statusWork(app)(part);
    return async (one) => {
      changed += 1;
      if (changed > 25) throw new Error("killed");
      return change(one);
    };
  };
  await assert.rejects(runBulk(app, id, killed), /killed/);
  return id;
}

const rejectedOf = async ({ db }: TestApp, ids: readonly string[]) => {
  const rows = db.selectFrom("applications").select("id").where("id", "in", ids);
  return (await rows.where("status", "=", "rejected").orderBy("id").execute()).map(({ id }) => id);
};

/** The applications of the emails and of the events about a status. */
async function toldOf({ db }: TestApp, ids: readonly string[]) {
  const emails = db.selectFrom("outbox").select("application_id as id");
  const events = db.selectFrom("application_events").select("application_id as id");
  const about = [
    await emails.where("kind", "=", "status").where("application_id", "in", ids).execute(),
    await events.where("kind", "=", "status").where("application_id", "in", ids).execute(),
  ];
  return about.map((rows) => rows.map(({ id }) => id ?? "").toSorted());
}

onBothEngines("A bulk change that is interrupted", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" }, { clock: "stopped" });
  const calls = applicationCalls(app);
  const call = (method: string, path: string, body?: unknown) =>
    app.client.call(method, `/api/v1${path}`, { token: calls.token, body });
  const unfinished = async () =>
    Overview.parse((await call("GET", "/overview")).body).today.unfinished;
  let first = "";
  before(async () => {
    first = await calls.submit();
  });

  test("is shown as unfinished, and goes on once its server has been silent", async () => {
    const ids = await seed(app, first, 45);
    await interrupt(app, calls, ids);
    const begun = await rejectedOf(app, ids);
    assert.ok(begun.length > 0 && begun.length <= 25, `${begun.length} are done`);
    assert.deepEqual(await unfinished(), { acts: 1, records: ids.length - begun.length });
    await resumeBulkChanges(app);
    assert.deepEqual(await rejectedOf(app, ids), begun, "its server may still be at work");
    app.advance(interruptedMs);
    await resumeBulkChanges(app);
    assert.deepEqual(await rejectedOf(app, ids), ids);
    assert.deepEqual(await toldOf(app, ids), [ids, ids]);
    assert.deepEqual(await unfinished(), { acts: 0, records: 0 });
  });

  test("is undone as far as it is done, and the rest of it stops", async () => {
    const ids = await seed(app, first, 45);
    const undo_id = await interrupt(app, calls, ids);
    const begun = await rejectedOf(app, ids);
    const { status, body } = await call("POST", "/applications/bulk/undo", { undo_id });
    assert.equal(status, 200);
    assert.deepEqual(BulkResponse.parse(body), { done: begun, refused: [], undo_id: null });
    app.advance(interruptedMs);
    await resumeBulkChanges(app);
    assert.deepEqual(await rejectedOf(app, ids), []);
    assert.deepEqual((await toldOf(app, ids))[0], []);
    assert.deepEqual(await unfinished(), { acts: 0, records: 0 });
  });

  test("ends where it is once its author may not act any more", async () => {
    const ids = await seed(app, first, 45);
    const other = await signedInCalls(app);
    await interrupt(app, other, ids);
    const begun = await rejectedOf(app, ids);
    await app.db
      .updateTable("users")
      .set({ active: false })
      .where("id", "=", other.adminId)
      .execute();
    app.advance(interruptedMs);
    await resumeBulkChanges(app);
    assert.deepEqual(await rejectedOf(app, ids), begun);
    assert.deepEqual(await unfinished(), { acts: 0, records: 0 });
  });

  test("goes on when its client leaves", async () => {
    const ids = await seed(app, first, 45);
    const leaving = new AbortController();
    const sent = fetch(`${app.url}/api/v1/applications/bulk`, {
      method: "POST",
      headers: { authorization: `Bearer ${calls.token}`, "content-type": "application/json" },
      body: JSON.stringify({ action: "status", ids, status: "rejected" }),
      signal: leaving.signal,
    });
    const ended = sent.catch(() => undefined);
    await waitUntil("the act", async () => (await rejectedOf(app, ids)).length > 0);
    leaving.abort();
    await ended;
    await waitUntil("its end", async () => (await rejectedOf(app, ids)).length === ids.length);
  });

  test("leaves room for other requests between parts of at most 20 records", async () => {
    const ids = Array.from({ length: 2_000 }, () => newId(app.clock()));
    const id = await withTransaction(app.db, (tx) =>
      startBulk({ tx, now: app.clock(), actor: actorOf(calls) }, "status", ids, {}),
    );
    const parts: number[] = [];
    const answered: number[] = [];
    const me = () =>
      call("GET", "/users/me").then(({ status }) => {
        answered.push(status);
      });
    let asked: Promise<void> | undefined;
    await runBulk(app, id, async () => {
      asked ??= me();
      parts.push(0);
      return async () => {
        parts.push((parts.pop() ?? 0) + 1);
      };
    });
    assert.ok(Math.max(...parts) <= 20);
    assert.deepEqual(answered, [200], "the answer came before the end of the act");
    await asked;
  });

  // A thousand changes: the limits are the same on both engines.
  const skip = engine === "postgres";
  test(
    "closes a position with 501 who wait, beside the limits of its author",
    { skip },
    async () => {
      const { body } = await call("GET", `/applications/${first}`);
      const slug = String(Reflect.get(Object(body), "job_id"));
      await app.db.updateTable("applications").set({ status: "accepted" }).execute();
      const ids = await seed(app, await calls.submit(), 500);
      const closed = await call("POST", `/positions/${slug}/close`, { outcome: "reject" });
      assert.equal(closed.status, 200, closed.text);
      const { done, undo_id } = ClosedPosition.parse(closed.body);
      assert.equal(done.length, 501);
      assert.deepEqual(await rejectedOf(app, ids), ids);
      app.advance(9_000);
      const undone = await call("POST", `/positions/${slug}/close/undo`, { undo_id });
      assert.equal(ClosedPosition.parse(undone.body).done.length, 501);
      assert.deepEqual(await rejectedOf(app, ids), []);
      const again = { action: "status", ids: ids.slice(0, 200), status: "rejected" };
      assert.equal((await call("POST", "/applications/bulk", again)).status, 200);
    },
  );
});

describe("Two servers with one interrupted bulk change", { skip: withoutPostgres }, () => {
  let apps: TestApp[] = [];
  let drop: () => Promise<void>;
  before(async () => {
    const database = await createMigratedDatabase();
    drop = database.drop;
    const start = () => startTestApp("postgres", { DATABASE_URL: database.url });
    apps = [await start(), await start()];
  });
  after(async () => {
    await Promise.all(apps.map(({ close }) => close()));
    await drop();
  });

  test("change each record once", async () => {
    const [one] = apps;
    assert.ok(one);
    const calls = await signedInCalls(one);
    const ids = await seed(one, await calls.submit(), 60);
    await interrupt(one, calls, ids);
    for (const app of apps) app.advance(interruptedMs);
    await Promise.all(apps.map((app) => resumeBulkChanges(app)));
    assert.deepEqual(await rejectedOf(one, ids), ids);
    assert.deepEqual(await toldOf(one, ids), [ids, ids]);
  });

  test("do each part once where both are at work", async () => {
    const [one] = apps;
    assert.ok(one);
    const actor = actorOf(await signedInCalls(one));
    const ids = Array.from({ length: 200 }, () => newId(one.clock()));
    const id = await withTransaction(one.db, (tx) =>
      startBulk({ tx, now: one.clock(), actor }, "status", ids, {}),
    );
    const changed: string[] = [];
    const note: BulkWork = async () => async (record) => {
      changed.push(record);
    };
    const outcomes = await Promise.all(apps.map((app) => runBulk(app, id, note)));
    assert.deepEqual(changed.toSorted(), ids.toSorted());
    for (const { done } of outcomes) assert.deepEqual(done, ids);
  });
});
