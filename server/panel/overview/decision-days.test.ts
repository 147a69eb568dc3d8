import assert from "node:assert/strict";
import { before, test } from "node:test";
import { sql } from "kysely";
import { Funnel } from "#contract/funnel.ts";
import { Overview } from "#contract/overview.ts";
import { migrate, migrateTo } from "#server/db/migrate.ts";
import { addDays, localDay } from "#server/db/vietnam-time.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { openEmptyStore } from "#server/testing/store-locations.ts";

const dayMs = 86_400_000;

onBothEngines("Reports", (engine) => {
  const app = testApp(engine);
  let calls: ApplicationCalls;
  before(async () => {
    calls = await signedInCalls(app);
  });

  const get = async (path: string) => {
    const response = await app.client.call("GET", path, { token: calls.token });
    assert.equal(response.status, 200, response.text);
    return response.body;
  };
  const on = async (day: string) =>
    Funnel.parse(await get(`/api/v1/overview/funnel?from=${day}&to=${day}`));

  const nextDay = async () => {
    app.advance(dayMs);
    calls = await signedInCalls(app);
    return localDay(app.clock());
  };

  const change = async (id: string, body: object): Promise<void> => {
    const path = `/api/v1/applications/${id}`;
    const response = await app.client.call("PATCH", path, { token: calls.token, body });
    assert.equal(response.status, 200, response.text);
  };

  test("count acceptances, rejections and their reasons on the day of the decision", async () => {
    const sentOn = localDay(app.clock());
    const [hired, refused] = [await calls.submit({}), await calls.submit({})];
    const decidedOn = await nextDay();
    await change(hired, { status: "accepted" });
    await change(refused, { status: "rejected", rejection_reason: "salary" });
    const sent = await on(sentOn);
    assert.deepEqual([sent.total.sent, sent.total.looked_at], [2, 2]);
    assert.deepEqual([sent.total.accepted, sent.total.decision_days, sent.reasons], [0, null, []]);
    const decided = await on(decidedOn);
    assert.deepEqual([decided.total.sent, decided.total.accepted], [0, 1]);
    assert.deepEqual(decided.reasons, [{ reason: "salary", count: 1 }]);
    assert.notEqual(decided.total.decision_days, null);

    // A corrected reason keeps the day; another rejection has its own.
    const laterOn = await nextDay();
    await change(refused, { rejection_reason: "skills" });
    assert.deepEqual((await on(decidedOn)).reasons, [{ reason: "skills", count: 1 }]);
    await change(refused, { status: "reviewing" });
    await change(refused, { status: "rejected", rejection_reason: "position_filled" });
    assert.deepEqual((await on(decidedOn)).reasons, []);
    assert.deepEqual((await on(laterOn)).reasons, [{ reason: "position_filled", count: 1 }]);
  });

  test("show every view of a position that the funnel counts in the visits of pages too", async () => {
    await app.visits.write();
    await app.db.deleteFrom("page_visits").execute();
    await app.db.deleteFrom("funnel_counts").execute();
    const report = async (step: string, position: string) => {
      const body = { step, position, source: "" };
      assert.equal((await app.client.call("POST", "/api/v1/funnel/steps", { body })).status, 204);
    };
    await report("viewed", "ai-engineer");
    await report("form_viewed", "ai-engineer");
    await report("form_viewed", "");
    await report("started", "ai-engineer");
    await app.visits.write();
    const { total } = await on(localDay(app.clock()));
    const { visits } = Overview.parse(await get("/api/v1/overview"));
    assert.deepEqual([total.viewed, total.started], [3, 1]);
    assert.equal(visits.days.at(-1)?.visits, total.viewed);
    assert.deepEqual(visits.pages, [
      { path: "/careers/apply", visits: 2 },
      { path: "/careers/ai-engineer", visits: 1 },
    ]);
  });

  test("give the decisions of an earlier version their days", async () => {
    const store = await openEmptyStore(engine, {
      AUTH_SECRET: "a secret of the tests, long enough",
    });
    const { db } = store;
    await migrateTo(db, "045-seen-version");
    const [kept, erased] = ["sent", "gone"].map(() => crypto.randomUUID());
    const sentAt = "2026-10-30T02:00:00.000Z";
    await db
      .insertInto("applications")
      .values({
        ...(await app.db.selectFrom("applications").selectAll().executeTakeFirstOrThrow()),
        id: kept ?? "",
        created_at: sentAt,
      })
      .execute();
    // In Vietnam already the next day.
    for (const [after, created_at] of [
      ["rejected", "2026-11-02T18:00:00.000Z"],
      ["reviewing", "2026-11-03T02:00:00.000Z"],
      ["rejected", "2026-11-04T02:00:00.000Z"],
    ] as const) {
      await sql`insert into application_events (id, application_id, kind, actor_id, detail, created_at)
        values (${crypto.randomUUID()}, ${kept}, 'status', null, ${JSON.stringify({ before: "submitted", after })}, ${created_at})`.execute(
        db,
      );
    }
    for (const [id, step] of [
      [kept, "decided"],
      [null, "decided"],
      [kept, "sent"],
    ] as const) {
      const reason = step === "decided" ? "salary" : null;
      await sql`insert into application_steps
        (id, application_id, day, position, source, step, business_days, rejected_for)
        values (${id === null ? erased : crypto.randomUUID()}, ${id}, '2026-10-30', '', 'other', ${step}, ${step === "sent" ? 0 : 3}, ${reason})`.execute(
        db,
      );
    }
    await migrate(db);
    const rows = await db.selectFrom("application_steps").selectAll().execute();
    const days = rows.map(({ id, step, reached_on, rejected_on }) =>
      [id === erased ? "erased" : step, reached_on, rejected_on].join(" "),
    );
    assert.deepEqual(days.toSorted(), [
      "decided 2026-11-03 2026-11-04",
      `erased ${addDays("2026-10-30", 3)} ${addDays("2026-10-30", 3)}`,
      "sent 2026-10-30 ",
    ]);
    await store.close();
  });
});
