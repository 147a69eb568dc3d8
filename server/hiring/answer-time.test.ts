import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { PortalApplication } from "#contract/applicant.ts";
import { saveSettings } from "#server/db/settings.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { onBothEngines, startTestApp } from "#server/testing/app.ts";
import { signedInCalls } from "#server/testing/application-calls.ts";
import { interviewCallsOf } from "#server/testing/interview-calls.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { statusLink } from "./applications/status-link.ts";
import { enqueueApologies } from "./applications/apologies.ts";
import { usualAnswerDays } from "./answer-time.ts";

onBothEngines("The promise of an answer", (engine) => {
  test("is measured over 90 days, hidden below 20 answers, and counts those who still wait", async () => {
    const app = await startTestApp(engine, {}, { clock: "stopped" });
    const calls = await signedInCalls(app);
    // A Monday morning in Vietnam, so that the days are known.
    const toMonday = (8 - new Date(app.clock().getTime() + 7 * 3_600_000).getUTCDay()) % 7;
    app.advance(toMonday * dayMs);
    await calls.signIn();
    const ids: string[] = [];
    for (let count = 0; count < 24; count += 1) ids.push(await calls.submit());
    const measured = () => usualAnswerDays(app.db, app.clock());
    const reject = async (id: string) => {
      const response = await calls.change(id, { status: "rejected", notify: false });
      assert.equal(response.status, 200, response.text);
    };
    app.advance(dayMs);
    await calls.signIn();
    for (const id of ids.slice(0, 19)) await reject(id);
    assert.equal(await measured(), null, "19 answers");
    await reject(ids[19] ?? "");
    // 20 of 24 within a day, the rest has waited no longer.
    assert.equal(await measured(), 1);
    app.advance(2 * dayMs);
    await calls.signIn();
    for (const id of ids.slice(20, 22)) await reject(id);
    assert.equal(await measured(), 1, "20 of 24 are four of five");
    const more = await Promise.all(Array.from({ length: 6 }, () => calls.submit()));
    app.advance(dayMs);
    await calls.signIn();
    for (const id of more.slice(0, 1)) await reject(id);
    // 21 within a day, 7 later or still waiting after it, 5 as young as a day.
    assert.equal(await measured(), 1);
    const [first = ""] = ids;
    const [, token] = statusLink(app.keys, "", first).split("#");
    const own = await app.client.call("POST", "/api/v1/application-status", { body: { token } });
    assert.equal(PortalApplication.parse(own.body).usual_answer_days, 1);
    app.advance(91 * dayMs);
    assert.equal(await measured(), null, "older answers do not count");
  });

  const skip = engine === "sqlite" && "one transaction runs at a time";
  test("that is given meanwhile is not apologised for", { skip }, async () => {
    const app = await startTestApp(engine, {}, { clock: "stopped" });
    const id = await (await signedInCalls(app)).submit();
    app.advance(10 * dayMs);
    await withTransaction(app.db, (tx) => saveSettings(tx, { sendsApologies: true }, app.clock()));
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deciding = withTransaction(app.db, async (tx) => {
      const status = "rejected";
      await tx.updateTable("applications").set({ status }).where("id", "=", id).execute();
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const apologising = enqueueApologies(app);
    await waitUntil("the apology to wait for the decision", async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
      return rows.length > 0;
    });
    released.resolve();
    await Promise.all([deciding, apologising]);
    const apologies = app.db.selectFrom("outbox").select("id").where("kind", "=", "apology");
    assert.deepEqual(await apologies.execute(), []);
  });

  test("that is late is apologised for once, if the settings say so", async () => {
    const app = await startTestApp(engine, {}, { clock: "stopped" });
    const calls = await interviewCallsOf(app);
    const [late, decided, withdrawn, invited] = [
      await calls.submit({ email: "tre@people.example" }, { "accept-language": "vi" }),
      await calls.submit(),
      await calls.submit(),
      await calls.submit(),
    ];
    const apologies = async () => {
      await Promise.all([enqueueApologies(app), enqueueApologies(app)]);
      const rows = await app.db
        .selectFrom("outbox")
        .select("application_id")
        .where("kind", "=", "apology")
        .execute();
      return rows.map(({ application_id }) => application_id);
    };
    await calls.change(decided, { status: "accepted" });
    const [, token] = statusLink(app.keys, "", withdrawn).split("#");
    await app.client.call("POST", "/api/v1/application-status/withdraw", { body: { token } });
    await calls.offer(invited, [calls.inHours(24 * 30)]);
    app.advance(10 * dayMs);
    await calls.signIn();
    assert.deepEqual(await apologies(), [], "off by default");
    await withTransaction(app.db, (tx) => saveSettings(tx, { sendsApologies: true }, app.clock()));
    assert.deepEqual(await apologies(), [late]);
    const [email] = (await calls.emails(late)).filter(({ kind }) => kind === "apology");
    assert.match(email?.subject ?? "", /chậm hơn/);
    const fresh = await calls.submit();
    app.advance(3 * dayMs);
    assert.deepEqual(await apologies(), [late]);
    assert.ok(!(await apologies()).includes(fresh));
  });
});
