import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { before, beforeEach, test } from "node:test";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { emailsTo, startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import type { Email } from "./email.ts";
import { startMailer } from "./mailer.ts";

import { enqueueEmail, type Recipient } from "./outbox.ts";

const complete = <Stored>(email: Stored) => Promise.resolve(email);
const onLeft = () => Promise.resolve();

const minute = 60_000;
const hour = 60 * minute;

const receipt: Email = {
  kind: "receipt",
  subject: "Chúng tôi đã nhận được hồ sơ ứng tuyển của bạn: Fullstack Developer",
  text: "Chào Nguyễn Thị Ánh Đào,\n\nHồ sơ đã đến nơi an toàn.\n.\nHết.\n",
  html: "<p>Chào Nguyễn Thị Ánh Đào,</p>\n<p>Hồ sơ đã đến nơi an toàn.</p>\n",
};
const applicant: Recipient = { email: "dao@applicants.example", name: "Nguyễn Thị Ánh Đào" };

const postTo = (app: TestApp, to: Recipient | null = applicant) =>
  withTransaction(app.db, (tx) => enqueueEmail({ tx, now: app.clock() }, receipt, to));

const outbox = (app: TestApp) => app.db.selectFrom("outbox").selectAll().orderBy("id").execute();

/** Waits until every email has so many attempts and none is claimed. */
function attempted(app: TestApp, attempts = 1) {
  app.mailer.wake();
  return waitUntil(`${attempts} attempts of every email`, async () => {
    const rows = await outbox(app);
    return rows.every((row) => row.attempts >= attempts && row.lease_until === null)
      ? rows
      : undefined;
  });
}

onBothEngines("An email", (engine) => {
  let server: TestMailServer;
  let app: TestApp;
  before(async () => {
    server = await startMailServer();
    app = await startTestApp(engine, {
      SMTP_URL: server.url,
      SITE_URL: "https://company.example",
      MAIL_FROM: "A sender <jobs@company.example>",
    });
  });
  beforeEach(async () => {
    await app.db.deleteFrom("outbox").execute();
    server.behaviour = "take";
    server.received.length = 0;
    server.recipients.length = 0;
  });

  /** Sends another email: everything due before it is sent first. */
  const sendAnother = async () => {
    const email = "later@applicants.example";
    const count = server.recipients.filter((address) => address === email).length;
    await postTo(app, { email, name: "" });
    app.mailer.wake();
    await emailsTo(server, email, count + 1);
  };
  const arrived = () =>
    server.received.filter(({ envelope }) => envelope.includes(applicant.email));

  test("that is accepted arrives once, with the headers of an automatic email and both bodies", async () => {
    await postTo(app);
    const [row] = await attempted(app);
    app.advance(73 * hour);
    await sendAnother();
    assert.equal(row?.state, "sent");
    assert.equal(row.attempts, 1);
    assert.equal(arrived().length, 1);
    const [message] = arrived();
    assert.ok(message);
    assert.deepEqual(message.envelope, [applicant.email]);
    assert.equal(singleHeader(message.headers, "message-id"), `<${row.id}@company.example>`);
    assert.equal(singleHeader(message.headers, "auto-submitted"), "auto-generated");
    assert.equal(singleHeader(message.headers, "from"), "A sender <jobs@company.example>");
    assert.equal(singleHeader(message.headers, "to"), `${applicant.name} <${applicant.email}>`);
    assert.equal(singleHeader(message.headers, "subject"), receipt.subject);
    assert.equal(message.text.trimEnd(), receipt.text.trimEnd());
    assert.equal(message.html.trimEnd(), receipt.html.trimEnd());
  });

  test("that is deferred with 4xx is retried after a minute, not before, and then arrives", async () => {
    const words = `4.7.1 <${applicant.email}>: greylisted`;
    server.behaviour = { refuse: "recipient", code: 451, words };
    await postTo(app);
    const [row] = await attempted(app);
    assert.equal(row?.state, "queued");
    assert.match(row.last_error ?? "", /^451 4\.7\.1 <…>: greylisted/);
    server.behaviour = "take";
    app.advance(minute / 2);
    await sendAnother();
    assert.equal(arrived().length, 0);
    app.advance(minute / 2);
    app.mailer.wake();
    assert.equal((await emailsTo(server, applicant.email)).length, 1);
    const [again] = await waitUntil("the email to be sent", async () => {
      const rows = await outbox(app);
      return rows.every(({ state }) => state === "sent") ? rows : undefined;
    });
    assert.equal(again?.attempts, 2);
    assert.equal(again.last_error, null);
    assert.ok(!app.logged().includes(applicant.email));
  });

  test("that is always deferred is retried after 1 m, 5 m, 30 m, 2 h, 6 h, then every 12 h, and fails after 72 h", async () => {
    server.behaviour = { refuse: "message", code: 452, words: "try later" };
    await postTo(app);
    const waits: number[] = [];
    for (let attempt = 1; ; attempt += 1) {
      const [row] = await attempted(app, attempt);
      assert.ok(row);
      if (row.state === "failed") {
        assert.match(row.last_error ?? "", /try later/);
        break;
      }
      const wait = Date.parse(row.run_at) - app.clock().getTime();
      waits.push(Math.round(wait / minute));
      app.advance(Math.max(0, wait));
    }
    assert.deepEqual(waits.slice(0, 8), [1, 5, 30, 120, 360, 720, 720, 720]);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    assert.equal(total, 72 * 60);
  });

  test("whose connection breaks after the message keeps its date in the next attempt", async () => {
    server.behaviour = "hang up after the message";
    await postTo(app);
    assert.equal((await attempted(app))[0]?.state, "queued");
    server.behaviour = "take";
    app.advance(minute);
    assert.equal((await attempted(app, 2))[0]?.state, "sent");
    const dates = server.received.map((message) => singleHeader(message.headers, "date"));
    assert.deepEqual(dates, [dates[0], dates[0]]);
  });

  test("that a stopping worker has claimed is sent again after its lease", async () => {
    await app.mailer.stop();
    server.behaviour = "be silent after the message";
    await postTo(app);
    const start = () => {
      const options = { ...app, log: silent, findReplyTo, complete, onLeft };
      const mailer = startMailer(options, { answerMs: 60_000, graceMs: 10 });
      mailer.wake();
      return mailer;
    };
    const stopped = start();
    await emailsTo(server, applicant.email);
    await stopped.stop();
    const [row] = await outbox(app);
    // A stop that waited for the end of the attempt would have released the lease.
    assert.ok(row?.lease_until);
    server.behaviour = "take";
    app.mailer = start();
    await sendAnother();
    assert.equal(arrived().length, 1, "the lease still holds");
    app.advance(2 * minute);
    app.mailer.wake();
    await emailsTo(server, applicant.email, 2);
    const ids = arrived().map((message) => singleHeader(message.headers, "message-id"));
    assert.deepEqual(ids, [ids[0], ids[0]]);
  });

  test("without a recipient is held and never sent", async () => {
    await postTo(app, null);
    app.advance(5 * 24 * hour);
    await sendAnother();
    const [row] = await outbox(app);
    assert.equal(row?.state, "held");
    assert.equal(row.attempts, 0);
    assert.equal(server.recipients.length, 1);
  });

  test("waits out a database outage without a restart", async () => {
    await app.mailer.stop();
    await app.db.schema.alterTable("outbox").renameTo("outbox_away").execute();
    let polls = 0;
    const clock = () => {
      polls += 1;
      return app.clock();
    };
    const errors: unknown[] = [];
    const log = { ...silent, error: (...line: unknown[]) => errors.push(line.at(-1)) };
    app.mailer = startMailer({ ...app, clock, log, findReplyTo, complete, onLeft });
    await waitUntil("five polls", () => {
      app.mailer.wake();
      return polls >= 5;
    });
    await app.db.schema.alterTable("outbox_away").renameTo("outbox").execute();
    assert.deepEqual(errors, ["the outbox cannot be read"]);
    await postTo(app);
    assert.equal((await attempted(app))[0]?.state, "sent");
  });

  test("of a transaction that rolls back does not exist", async () => {
    const rolledBack = withTransaction(app.db, async (tx) => {
      await enqueueEmail({ tx, now: app.clock() }, receipt, applicant);
      throw new Error("undone");
    });
    await assert.rejects(rolledBack, /undone/);
    assert.deepEqual(await outbox(app), []);
  });
});

test("An attempt at a silent mail server times out, and the email is retried", async () => {
  const server = createServer((socket) => socket.unref()).listen(0, "127.0.0.1");
  await once(server.unref(), "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const app = await startTestApp("sqlite", { SMTP_URL: `smtp://127.0.0.1:${port}` });
  await app.mailer.stop();
  const impatient = startMailer(
    { ...app, log: silent, findReplyTo, complete, onLeft },
    { answerMs: 50, graceMs: 10 },
  );
  try {
    await postTo(app);
    impatient.wake();
    const row = await waitUntil("the attempt to end", async () =>
      (await outbox(app)).find(({ last_error }) => last_error !== null),
    );
    assert.equal(row.state, "queued");
    assert.match(row.last_error ?? "", /Greeting never received/);
  } finally {
    await impatient.stop();
    await app.close();
  }
});

const findReplyTo = () => Promise.resolve(undefined);

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
