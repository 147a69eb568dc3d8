import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { statusEmail } from "#server/testing/sample-emails.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { releaseHeldEmails } from "#server/hiring/applications/hr-notices.ts";
import { enqueueEmail } from "./outbox.ts";

const minute = 60_000;
const hour = 60 * minute;
const delay = 96 * hour;

const applicant = { email: "dao@applicants.example", name: "" };

onBothEngines("An email that waited four days before it was due", (engine) => {
  let server: TestMailServer;
  let app: TestApp;
  beforeEach(async () => {
    server = await startMailServer();
    app = await startTestApp(engine, { SMTP_URL: server.url });
    server.behaviour = { refuse: "recipient", code: 451, words: "greylisted" };
  });

  const outbox = () => app.db.selectFrom("outbox").selectAll().execute();
  /** Waits until every email has so many attempts and none is claimed. */
  const attempted = (attempts: number) => {
    app.mailer.wake();
    return waitUntil(`${attempts} attempts`, async () => {
      const rows = await outbox();
      const isTried = rows.every((row) => row.attempts >= attempts && row.lease_until === null);
      return isTried && rows;
    });
  };

  /** Deferred emails stay queued and are sent within three days after the first attempt. */
  const assertTriedForThreeDays = async () => {
    const startedAt = app.clock().getTime();
    for (const row of await attempted(1)) {
      assert.equal(row.state, "queued");
      assert.equal(Math.round((Date.parse(row.run_at) - app.clock().getTime()) / minute), 1);
    }
    app.advance(71 * hour);
    await attempted(2);
    server.behaviour = "take";
    app.advance(hour);
    for (const row of await attempted(3)) assert.equal(row.state, "sent");
    for (const { headers } of server.received) {
      const date = Date.parse(singleHeader(headers, "date"));
      assert.ok(Math.abs(date - startedAt) < minute, "the date is that of the first attempt");
    }
  };

  test("because it was scheduled, is tried for three days from then and has that date", async () => {
    const runAt = new Date(app.clock().getTime() + delay);
    await withTransaction(app.db, (tx) =>
      enqueueEmail({ tx, now: app.clock() }, statusEmail, applicant, { runAt }),
    );
    app.advance(delay);
    await assertTriedForThreeDays();
    assert.equal(server.received.length, 1);
  });

  test("because it had no recipient, is due once one is set and not late", async () => {
    await withTransaction(app.db, (tx) =>
      enqueueEmail({ tx, now: app.clock() }, statusEmail, null),
    );
    app.advance(delay);
    const addresses = ["hai@company.example", "mot@company.example"];
    const recipients = addresses.map((email) => ({ email, language: "en" as const }));
    await withTransaction(app.db, (tx) =>
      releaseHeldEmails(tx, recipients, app.config.siteUrl, app.clock()),
    );
    for (const { run_at } of await outbox()) {
      assert.ok(Date.parse(run_at) > app.clock().getTime() - minute);
    }
    await assertTriedForThreeDays();
    assert.deepEqual(server.received.flatMap(({ envelope }) => envelope).toSorted(), addresses);
  });
});
