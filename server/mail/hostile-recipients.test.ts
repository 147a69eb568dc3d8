import assert from "node:assert/strict";
import { test } from "node:test";
import { company } from "#content/company.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { receiptFor } from "#server/testing/sample-emails.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { enqueueEmail, type Recipient } from "./outbox.ts";

const good = "applicant@applicants.example";
const evil = "evil@attackers.example";

const hostileNames = [
  `A\r\nBcc: ${evil}`,
  `A\nBcc: ${evil}`,
  `A\rBcc: ${evil}`,
  `A\r\n\r\nA body of my own`,
  `A\r\n.\r\nMAIL FROM:<${evil}>\r\nRCPT TO:<${evil}>`,
  `A\u2028Bcc: ${evil}`,
  `A\u0085Bcc: ${evil}`,
  `A\u000bBcc: ${evil}`,
  `A\u0000Bcc: ${evil}`,
  `A" <${evil}>, "B`,
  `"A" <${evil}>`,
  `<${evil}>`,
  `A>, <${evil}`,
  `A <${evil}>,`,
  `${evil},`,
  `${evil};`,
  `Group: ${evil};`,
  `A (${evil})`,
  `A \\" <${evil}>`,
  `A \\`,
  `A\\"`,
  `"`,
  `""`,
  `'; DROP TABLE outbox; --`,
  `=?utf-8?q?A=0D=0ABcc:_${evil}?=`,
  `=?utf-8?b?QQ0KQmNjOiBldmlsQGF0dGFja2Vycy5leGFtcGxl?=`,
  `%0d%0aBcc:%20${evil}`,
  `A\u202E>moc.live@live<`,
  `A\uD800`,
  `\uFEFFA`,
  `  `,
  ``,
  `${"a".repeat(5_000)} <${evil}>`,
  `${"Đ".repeat(1_000)}\r\nBcc: ${evil}`,
  `{name} {company} $& $1`,
  `Đỗ Thị Ánh`,
  `李小龙 <${evil}>`,
].map((name) => ({ name, email: good }));

/** The form refuses all of these; an older version may have stored them. */
const hostileAddresses = [
  `${good},${evil}`,
  `${good}, ${evil}`,
  `${good};${evil}`,
  `${good} ${evil}`,
  `${good}\r\nRCPT TO:<${evil}>`,
  `${good}>\r\nRCPT TO:<${evil}`,
  `${good}> NOTIFY=SUCCESS,<${evil}`,
  `<${evil}>`,
  `"a b"@attackers.example`,
  `"${evil} x"@applicants.example`,
  `${evil}(${good})`,
  `@attackers.example:${good}`,
  `Group:${good},${evil};`,
  `applicant@applicants.example\u202e.attackers.example`,
  `=?utf-8?q?${evil}?=`,
  `not an address`,
  ``,
];

const printable = (text: string) => JSON.stringify(text.slice(0, 60));

onBothEngines("An email to a hostile name or address", (engine) => {
  let server: TestMailServer;
  const app = testApp(engine, async () => {
    server = await startMailServer();
    return { SMTP_URL: server.url };
  });

  /** Enqueues an email to this recipient and returns its row after the first attempt. */
  async function send(to: Recipient, storedName?: string) {
    await app.db.deleteFrom("outbox").execute();
    server.recipients.length = 0;
    server.received.length = 0;
    await withTransaction(app.db, async (tx) => {
      await enqueueEmail({ tx, now: app.clock() }, receiptFor(app, to.name), to);
      if (storedName === undefined) return;
      await tx.updateTable("outbox").set({ to_name: storedName }).execute();
    });
    app.mailer.wake();
    return waitUntil("the first attempt", async () => {
      const [row] = await app.db.selectFrom("outbox").selectAll().execute();
      return row?.lease_until === null && row.attempts > 0 && row;
    });
  }

  /** The one message that the mail server received, to the stored address alone. */
  function onlyMessage() {
    assert.deepEqual(server.recipients, [good]);
    assert.equal(server.received.length, 1);
    const [message] = server.received;
    assert.ok(message);
    assert.ok(!message.headers.has("bcc"));
    return message;
  }

  for (const to of hostileNames) {
    test(`has only the stored recipient: ${printable(to.name)}`, async () => {
      const row = await send(to);
      assert.equal(row.state, "sent");
      const message = onlyMessage();
      assert.ok(!message.headers.has("cc"));
      assert.match(
        singleHeader(message.headers, "to"),
        /^(?:[^"<>@]+ <applicant@applicants\.example>|applicant@applicants\.example)$/,
      );
      assert.match(singleHeader(message.headers, "from"), /<no-reply@localhost>$/);
      for (const body of [message.text, message.html]) {
        assert.ok(!body.includes("attackers.example"), "the email repeats the typed text");
      }
    });
  }

  // The message does not depend on the engine.
  if (engine === "postgres") return;
  for (const { name, email } of hostileNames) {
    test(`has only the stored recipient when the outbox has the typed name: ${printable(name)}`, async () => {
      const row = await send({ name, email }, name.replaceAll("\u0000", ""));
      assert.equal(row.state, "sent");
      const message = onlyMessage();
      assert.match(singleHeader(message.headers, "to"), /(?:^|<)applicant@applicants\.example>?$/);
      assert.ok(message.text.includes(company.name));
    });
  }

  for (const email of hostileAddresses) {
    test(`is not sent to a text that is not an address: ${printable(email)}`, async () => {
      const row = await send({ name: "A", email });
      assert.equal(row.state, "failed");
      assert.deepEqual(server.recipients, []);
    });
  }
});
