import assert from "node:assert/strict";
import { before, test } from "node:test";
import { OutboxEmail, OutboxEmailText, OutboxList, QueuedTestEmail } from "#contract/outbox.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields } from "#server/testing/client.ts";
import { emailsTo, startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { statusEmail } from "#server/testing/sample-emails.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { enqueueEmail } from "./outbox.ts";

const notSendable = "This email has been sent, is being sent, or has no recipient";
const unknownId = "01890000-0000-7000-8000-000000000000";

onBothEngines("Emails in the administrator panel", (engine) => {
  let server: TestMailServer;
  const app = testApp(engine, async () => {
    server = await startMailServer();
    return { SMTP_URL: server.url };
  });
  let admin: { token: string; email: string };
  before(async () => {
    const { tokens, email } = await app.client.createSignedIn("admin");
    admin = { token: tokens.accessToken, email };
  });
  const call = (method: string, path: string) =>
    app.client.call(method, `/api/v1/outbox${path}`, { token: admin.token });
  const list = async (query = "") => OutboxList.parse((await call("GET", query)).body);
  const read = async (id: string) => OutboxEmail.parse((await call("GET", `/${id}`)).body);
  const postTo = async (email: string | null) => {
    const to = email === null ? null : { email, name: "" };
    const id = await withTransaction(app.db, (tx) =>
      enqueueEmail({ tx, now: app.clock() }, statusEmail, to),
    );
    app.mailer.wake();
    return id;
  };
  const reaches = (id: string, state: OutboxEmail["state"]) =>
    waitUntil(`the email to be ${state}`, async () => {
      const now = await read(id);
      return now.state === state && now;
    });

  test("an administrator sends a refused email again to the same address", async () => {
    server.behaviour = { refuse: "recipient", code: 550, words: "5.1.1 no such mailbox" };
    const id = await postTo("khong.co@people.example");
    const failed = await reaches(id, "failed");
    assert.match(failed.last_error ?? "", /5\.1\.1 no such mailbox/);
    assert.equal(failed.attempts, 1);

    server.behaviour = "take";
    const again = await call("POST", `/${id}/resend`);
    assert.equal(again.status, 200, again.text);
    const queued = OutboxEmail.parse(again.body);
    assert.equal(queued.state, "queued");
    assert.equal(queued.last_error, null);
    const sent = await reaches(id, "sent");
    assert.equal(sent.attempts, 1);
    const [arrived] = await emailsTo(server, "khong.co@people.example");
    assert.ok(arrived);
    assertFailure(await call("POST", `/${id}/resend`), 409, notSendable);
    const audited = app.db
      .selectFrom("audit_log")
      .select("id")
      .where("action", "=", "email_resent");
    assert.equal((await audited.execute()).length, 1);
  });

  test("the text shows no tokens of links, and is removed once a one-time link was sent", async () => {
    const email = `doc.thu.${engine}@people.example`;
    await app.client.call("POST", "/api/v1/applications", { body: applicationFields({ email }) });
    const about = async (kind: string, to: string) => {
      const { emails } = await list("?limit=100");
      return emails.find((one) => one.kind === kind && one.to_email === to)?.id ?? "";
    };
    const receipt = await call("GET", `/${await about("receipt", email)}`);
    const { text } = OutboxEmailText.parse(receipt.body);
    assert.match(text ?? "", /\/application-status#\.\.\.\n/);

    const owner = await app.client.createAccount("user");
    await app.client.call("POST", "/api/v1/auth/forgot-password", { body: { email: owner.email } });
    const reset = await about("reset", owner.email);
    await reaches(reset, "sent");
    assert.equal(OutboxEmailText.parse((await call("GET", `/${reset}`)).body).text, null);
  });

  test("a held or missing email cannot be sent again", async () => {
    const held = await postTo(null);
    assertFailure(await call("POST", `/${held}/resend`), 409, notSendable);
    for (const id of [unknownId, "no-id"]) {
      assertFailure(await call("POST", `/${id}/resend`), 404, "Not found");
      assertFailure(await call("GET", `/${id}`), 404, "Not found");
    }
  });

  test("lists each state page by page, the newest first, with the count of every state", async () => {
    const before = await list();
    const ids: string[] = [];
    for (const name of ["a", "b", "c"]) {
      const id = await postTo(`${name}@people.example`);
      await reaches(id, "sent");
      ids.push(id);
      app.advance(1_000);
    }
    const sent = await list("?state=sent&limit=2");
    assert.deepEqual(
      sent.emails.map(({ id }) => id),
      ids.toReversed().slice(0, 2),
    );
    assert.equal(sent.counts.sent, before.counts.sent + 3);
    assert.equal(sent.total, sent.counts.sent);
    const rest = await list("?state=sent&limit=2&skip=2");
    assert.equal(rest.emails[0]?.id, ids[0]);
    const all = await list();
    assert.equal(
      all.total,
      Object.values(all.counts).reduce((sum, one) => sum + one, 0),
    );
    assert.equal(all.hasMailServer, true);
    assert.ok(!JSON.stringify(all).includes("<p>A</p>"), "the list contains no texts");
    assert.equal((await call("GET", "?state=lost")).status, 422);
  });

  test("a test email goes to the administrator who asks for it, and its state can be read", async () => {
    const response = await call("POST", "/test");
    const { id, message } = QueuedTestEmail.parse(response.body);
    assert.equal(message, "A test email is on its way to you.");
    assert.equal((await reaches(id, "sent")).to_email, admin.email);
    assert.equal((await emailsTo(server, admin.email)).length, 1);
  });

  test("a saved email is sent once a mail server is set", async () => {
    const id = await postTo("tep@people.example");
    await reaches(id, "sent");
    await app.db.updateTable("outbox").set({ state: "savedToFile" }).where("id", "=", id).execute();
    assert.equal((await call("POST", `/${id}/resend`)).status, 200);
    await reaches(id, "sent");
    await emailsTo(server, "tep@people.example", 2);
  });
});
