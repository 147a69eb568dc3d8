import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { transact } from "#server/db/transact.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { only } from "#server/testing/mail-message.ts";
import { startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import type { Letter } from "./letter.ts";
import { startMailer } from "./mailer.ts";
import { post, type Recipient } from "./outbox.ts";

const minute = 60_000;
const hour = 60 * minute;

const letter: Letter = {
  kind: "receipt",
  subject: "Chúng tôi đã nhận được hồ sơ ứng tuyển của bạn: Fullstack Developer",
  text: "Chào Nguyễn Thị Ánh Đào,\n\nHồ sơ đã đến nơi an toàn.\n.\nHết.\n",
  html: "<p>Chào Nguyễn Thị Ánh Đào,</p>\n<p>Hồ sơ đã đến nơi an toàn.</p>\n",
};
const applicant: Recipient = { email: "dao@applicants.example", name: "Nguyễn Thị Ánh Đào" };

const postTo = (app: TestApp, to: Recipient | null = applicant) =>
  transact(app.db, (tx) => post(tx, letter, to, {}, app.clock()));

const outbox = (app: TestApp) => app.db.selectFrom("outbox").selectAll().orderBy("id").execute();

/** Waits until every letter has been tried and none is in hand. */
async function carried(app: TestApp, attempts = 1) {
  app.mailer.kick();
  for (;;) {
    const rows = await outbox(app);
    if (rows.every((row) => row.attempts >= attempts && row.lease_until === null)) return rows;
    await pause(10);
  }
}

onBothEngines("a letter with a mail server", (engine) => {
  let server: TestMailServer;
  let app: TestApp;
  const begin = async () => {
    server = await startMailServer();
    app = await startTestApp(engine, {
      SMTP_URL: server.url,
      SITE_URL: "https://company.example",
      MAIL_FROM: "A sender <jobs@company.example>",
    });
  };

  describe("that is taken", () => {
    before(begin);
    test("arrives once, with the headers of an automatic letter and both bodies", async () => {
      await postTo(app);
      const [row] = await carried(app);
      app.advance(73 * hour);
      app.mailer.kick();
      await pause(100);
      assert.equal(row?.state, "sent");
      assert.equal(row.attempts, 1);
      assert.equal(server.arrived.length, 1);
      const [message] = server.arrived;
      assert.ok(message);
      assert.deepEqual(message.envelope, [applicant.email]);
      assert.equal(only(message.headers, "message-id"), `<${row.id}@company.example>`);
      assert.equal(only(message.headers, "auto-submitted"), "auto-generated");
      assert.equal(only(message.headers, "from"), "A sender <jobs@company.example>");
      assert.equal(only(message.headers, "to"), `${applicant.name} <${applicant.email}>`);
      assert.equal(only(message.headers, "subject"), letter.subject);
      assert.equal(message.text.trimEnd(), letter.text.trimEnd());
      assert.equal(message.html.trimEnd(), letter.html.trimEnd());
    });
  });

  describe("that is put off with 4xx", () => {
    before(begin);
    test("is tried again after a minute, not before, and then arrives", async () => {
      const words = `4.7.1 <${applicant.email}>: greylisted`;
      server.manners = { refuse: "recipient", code: 451, words };
      await postTo(app);
      const [row] = await carried(app);
      assert.equal(row?.state, "queued");
      assert.match(row.last_error ?? "", /^451 4\.7\.1 <…>: greylisted/);
      server.manners = "take";
      app.advance(minute / 2);
      app.mailer.kick();
      await pause(100);
      assert.equal(server.arrived.length, 0);
      app.advance(minute / 2);
      const [again] = await carried(app, 2);
      assert.equal(again?.state, "sent");
      assert.equal(again.last_error, null);
      assert.equal(server.arrived.length, 1);
      assert.ok(!app.logged().includes(applicant.email));
    });
  });

  describe("that is put off for ever", () => {
    before(begin);
    test("is tried after 1 m, 5 m, 30 m, 2 h, 6 h, then every 12 h, and has failed after 72 h", async () => {
      server.manners = { refuse: "message", code: 452, words: "try later" };
      await postTo(app);
      const waits: number[] = [];
      for (let attempt = 1; ; attempt += 1) {
        const [row] = await carried(app, attempt);
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
  });

  describe("whose recipient or content is refused with 5xx", () => {
    before(begin);
    for (const refuse of ["recipient", "message"] as const) {
      test(`(${refuse}) has failed at once and is not tried again`, async () => {
        await app.db.deleteFrom("outbox").execute();
        server.recipients.length = 0;
        server.manners = { refuse, code: 550, words: "5.1.1 no such mailbox" };
        await postTo(app);
        const [row] = await carried(app);
        assert.equal(row?.state, "failed");
        assert.match(row.last_error ?? "", /^550 5\.1\.1 no such mailbox/);
        app.advance(hour);
        app.mailer.kick();
        await pause(100);
        assert.equal(server.recipients.length, 1);
      });
    }
  });

  describe("whose sender the server does not know (5xx)", () => {
    before(begin);
    test("waits, since that can be mended, and leaves once it is", async () => {
      server.manners = { refuse: "sender", code: 550, words: "sender not allowed" };
      await postTo(app);
      const [row] = await carried(app);
      assert.equal(row?.state, "queued");
      server.manners = "take";
      app.advance(minute);
      assert.equal((await carried(app, 2))[0]?.state, "sent");
    });
  });

  describe("whose connection breaks after the message, before the answer", () => {
    before(begin);
    test("is sent again as the same message", async () => {
      server.manners = "hang up after the message";
      await postTo(app);
      assert.equal((await carried(app))[0]?.state, "queued");
      server.manners = "take";
      app.advance(minute);
      assert.equal((await carried(app, 2))[0]?.state, "sent");
      const ids = server.arrived.map((message) => only(message.headers, "message-id"));
      assert.equal(ids.length, 2);
      assert.equal(new Set(ids).size, 1);
      const dates = server.arrived.map((message) => only(message.headers, "date"));
      assert.equal(new Set(dates).size, 1);
    });
  });

  describe("whose worker ends before the server has answered", () => {
    before(begin);
    test("holds the stop for less than five seconds and is sent again when the lease is over", async () => {
      server.manners = "be silent after the message";
      await postTo(app);
      app.mailer.kick();
      while (server.arrived.length === 0) await pause(10);
      const begun = performance.now();
      await app.mailer.stop();
      assert.ok(performance.now() - begun < 5_000);
      server.manners = "take";
      const next = startMailer({ ...app, log: silent });
      await pause(200);
      assert.equal(server.arrived.length, 1, "the lease still holds");
      app.advance(2 * minute);
      next.kick();
      while ((await outbox(app))[0]?.state !== "sent") await pause(10);
      await next.stop();
      const ids = server.arrived.map((message) => only(message.headers, "message-id"));
      assert.deepEqual(ids, [ids[0], ids[0]]);
    });
  });

  describe("among many, with three workers", () => {
    before(begin);
    test("arrives once, as every other", async () => {
      const others = [1, 2].map(() => startMailer({ ...app, log: silent }));
      const addresses = Array.from({ length: 60 }, (_, index) => `a${index}@applicants.example`);
      for (const email of addresses) await postTo(app, { email, name: "" });
      for (const other of others) other.kick();
      await carried(app);
      await Promise.all(others.map((other) => other.stop()));
      assert.deepEqual(server.recipients.toSorted(), addresses.toSorted());
      const rows = await outbox(app);
      assert.ok(rows.every((row) => row.state === "sent" && row.attempts === 1));
    });
  });

  describe("to nobody", () => {
    before(begin);
    test("is held and never leaves", async () => {
      await postTo(app, null);
      for (let days = 0; days < 5; days += 1) {
        app.advance(24 * hour);
        app.mailer.kick();
        await pause(20);
      }
      const [row] = await outbox(app);
      assert.equal(row?.state, "held");
      assert.equal(row.attempts, 0);
      assert.equal(server.recipients.length, 0);
    });
  });

  describe("while the database cannot be read", () => {
    before(begin);
    test("waits; the trouble is logged once, and nothing has to be started anew", async () => {
      await postTo(app);
      const table = app.db.schema.alterTable("outbox");
      await table.renameTo("outbox_away").execute();
      for (let looks = 0; looks < 5; looks += 1) {
        app.mailer.kick();
        await pause(30);
      }
      await app.db.schema.alterTable("outbox_away").renameTo("outbox").execute();
      assert.equal(app.logged().split("the outbox cannot be read").length - 1, 1);
      assert.equal((await carried(app))[0]?.state, "sent");
    });
  });

  describe("of a change that is undone", () => {
    before(begin);
    test("does not exist", async () => {
      const undone = transact(app.db, async (tx) => {
        await post(tx, letter, applicant, {}, app.clock());
        throw new Error("undone");
      });
      await assert.rejects(undone, /undone/);
      assert.deepEqual(await outbox(app), []);
    });
  });
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
