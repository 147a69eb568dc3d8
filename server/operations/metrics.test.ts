import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { after, before, test } from "node:test";
import { createApp } from "#server/app.ts";
import { newestMigration } from "#server/db/migrate.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { openSite } from "#server/site/site.ts";
import { createLog } from "#server/start/log.ts";
import { enqueueEmail } from "#server/mail/outbox.ts";
import { testEmail } from "#server/accounts/emails.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { TestClient } from "#server/testing/client.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { createMetrics, listenForMetrics } from "./metrics.ts";
import { release } from "./version.ts";

const someone = { email: "someone@people.example", name: "Someone" };

onBothEngines("Metrics", (engine) => {
  let app: TestApp;
  let client: TestClient;
  let dist: string;
  let port: number;
  let close: () => Promise<unknown>;
  before(async () => {
    const nobodyListens = "smtp://127.0.0.1:1";
    app = await startTestApp(engine, {
      SMTP_URL: nobodyListens,
      MAIL_FROM: "jobs@company.example",
    });
    const log = createLog("silent");
    const metrics = createMetrics(app);
    dist = await makeSmallSite();
    const site = await openSite({ ...app, log }, dist);
    const { observe, observeReady } = metrics;
    const measured = await createApp(app, { log, site, observe, observeReady });
    client = new TestClient(await measured.listen({ host: "127.0.0.1", port: 0 }), app);
    const listening = await listenForMetrics(metrics, { host: "127.0.0.1", port: 0 }, log);
    port = listening.port;
    close = () => Promise.all([measured.close(), listening.close()]);
  });
  after(async () => {
    await close();
    await rm(dist, { recursive: true, force: true });
  });

  const ask = (path: string, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { method });

  /** The sum of the lines with this prefix. */
  async function valueOf(start: string): Promise<number> {
    const text = await (await ask("/metrics")).text();
    const lines = text.split("\n").filter((line) => line.startsWith(start));
    assert.ok(lines.length > 0, `no line begins with ${start}`);
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
  }

  test("are served on a port of their own only", async () => {
    assert.equal((await ask("/metrics")).status, 200);
    assert.equal((await ask("/metrics", "POST")).status, 404);
    assert.equal((await ask("/")).status, 404);
    assert.equal((await client.call("GET", "/metrics")).status, 404);
  });

  test("count every response by its route and status", async () => {
    const wrong = { email: "unknown@people.example", password: "not the password" };
    await client.call("POST", "/api/v1/auth/login", { body: wrong });
    await client.call("POST", "/api/v1/auth/login", { body: wrong });
    const refused = await valueOf(
      'http_request_duration_seconds_count{method="POST",route="/api/v1/auth/login",status="401"}',
    );
    assert.equal(refused, 2);
  });

  test("have a first sample of what alerts count, before anything has happened", async () => {
    const fresh = await createMetrics(app).read();
    for (const series of [
      'route="/api/v1/applications/upload",status="201"',
      'route="/api/v1/auth/login",status="401"',
      'route="/api/v1/auth/login",status="429"',
    ]) {
      assert.ok(
        fresh.includes(`http_request_duration_seconds_count{method="POST",${series}} 0\n`),
        series,
      );
    }
  });

  test("count responses from memory like all others", async () => {
    const counted = () =>
      valueOf('http_request_duration_seconds_count{method="GET",route="page",status="200"}');
    app.stopClock();
    assert.equal((await client.call("GET", "/login")).status, 200);
    const waited = await counted();
    for (const path of ["/login", "/login", "/assets/app-x1.js"]) await client.call("GET", path);
    assert.equal(await counted(), waited + 3);
  });

  test("contain no part of an address or a form", async () => {
    const secret = "canary7d1f";
    await client.call("GET", `/api/v1/users/${secret}?q=${secret}`);
    await client.call("GET", `/${secret}`);
    await client.call("POST", "/api/v1/auth/login", {
      body: { email: `${secret}@people.example`, password: secret },
    });
    assert.doesNotMatch(await (await ask("/metrics")).text(), new RegExp(secret));
  });

  test("count accounts, applications and emails", async () => {
    const accounts = await valueOf("site_accounts");
    await client.createAccount("user");
    assert.equal(await valueOf("site_accounts"), accounts + 1);
    assert.ok((await valueOf("site_database_bytes")) > 10_000);
    assert.ok((await valueOf(`site_disk_free_bytes{path="${app.config.dataDir}"}`)) > 0);
    assert.equal(await valueOf("site_database_up"), 1);
    assert.equal(await valueOf("site_files_store_up"), 1);
    assert.equal(await valueOf('site_applications{status="submitted"}'), 0);
    assert.equal(await valueOf('site_emails{state="failed"}'), 0);
  });

  const postOne = (about: { runAt?: Date } = {}) =>
    withTransaction(app.db, (tx) =>
      enqueueEmail({ tx, now: app.clock() }, testEmail("en"), someone, about),
    );
  const oldestEmail = () => app.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

  test("show how long deferred emails wait, from when they were due", async () => {
    const dayMs = 86_400_000;
    await postOne({ runAt: new Date(app.clock().getTime() + dayMs) });
    assert.equal(await valueOf("site_emails_oldest_due_seconds"), 0);
    app.advance(dayMs);
    for (const [attempts, waited] of [60, 360, 2_160].entries()) {
      app.mailer.wake();
      const email = await waitUntil("the next attempt", async () => {
        const row = await oldestEmail();
        return row.attempts > attempts && row.lease_until === null && row;
      });
      // Just before the next attempt, when nothing is due.
      app.advance(Date.parse(email.run_at) - app.clock().getTime() - 1_000);
      const seconds = await valueOf("site_emails_oldest_due_seconds");
      assert.ok(Math.abs(seconds - waited) < 30, `${seconds} s instead of ${waited}`);
      app.advance(1_000);
    }
  });

  test("show how long an email waits while no mailer runs", async () => {
    await app.mailer.stop();
    await app.db.deleteFrom("outbox").execute();
    await postOne();
    app.advance(600_000);
    const seconds = await valueOf("site_emails_oldest_due_seconds");
    assert.ok(seconds >= 600 && seconds < 660, String(seconds));
  });

  test("keep the figures of the process during a database outage", async () => {
    await app.db.destroy();
    assert.ok((await valueOf("process_resident_memory_bytes")) > 0);
    assert.equal(await valueOf("site_database_up"), 0);
    const build = `site_build_info{version="${release}",migration="${newestMigration}"}`;
    assert.equal(await valueOf(build), 1);
    for (const figure of ["site_accounts", 'site_emails{state="failed"}']) {
      assert.ok(Number.isNaN(await valueOf(figure)), figure);
    }
  });
});
