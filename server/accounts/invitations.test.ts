import assert from "node:assert/strict";
import { before, test } from "node:test";
import { company } from "#content/company.ts";
import { PasswordSet } from "#contract/auth.ts";
import { BulkResponse } from "#contract/bulk.ts";
import { Invitation, User } from "#contract/users.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { singleHeader } from "#server/testing/mail-message.ts";
import { emailsTo, startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";

const used = "This link has expired or was already used";
const password = "a first unusual one";
const hour = 3_600_000;

onBothEngines("An invitation", (engine) => {
  let mail: TestMailServer;
  const app = testApp(engine, async () => {
    mail = await startMailServer();
    return {
      SMTP_URL: mail.url,
      SITE_URL: "https://company.example",
      MAIL_FROM: "A sender <hello@company.example>",
    };
  });
  let admin: { id: string; token: string };
  before(() => signInAsAdmin());
  const signInAsAdmin = async () => {
    const { id, tokens } = await app.client.createSignedIn("admin");
    admin = { id, token: tokens.accessToken };
  };

  let made = 0;
  const create = async (more: Record<string, unknown> = {}, headers = {}) => {
    const email = `invited${(made += 1)}@people.example`;
    const response = await app.client.call("POST", "/api/v1/users", {
      token: admin.token,
      body: { name: "Đỗ Thị Hạnh", email, ...more },
      headers,
    });
    assert.equal(response.status, 201, response.text);
    return User.parse(response.body);
  };
  const resendInvitation = (id: string, headers = {}) =>
    app.client.call("POST", `/api/v1/users/${id}/invitation`, { token: admin.token, headers });
  const accept = (token: string) =>
    app.client.call("POST", "/api/v1/auth/reset-password", { body: { token, password } });
  const signIn = async (email: string) =>
    (await app.client.call("POST", "/api/v1/auth/login", { body: { email, password } })).status;
  const emailsAbout = (id: string) =>
    app.db.selectFrom("outbox").select(["kind", "to_email"]).where("user_id", "=", id).execute();
  const auditedOf = async (id: string) =>
    (await auditEntries(app, { target_id: id })).map(({ action, actor_id }) => ({
      action,
      actor_id,
    }));

  test("reaches a new user, who chooses a password with its link once", async () => {
    const user = await create();
    const [message] = await emailsTo(mail, user.email);
    assert.ok(message !== undefined);
    assert.equal(singleHeader(message.headers, "subject"), `Your account at ${company.name}`);
    for (const body of [message.text, message.html]) {
      assert.match(body, /Đỗ Thị Hạnh/);
      assert.match(body, /within 72 hours/);
      assert.match(body, /https:\/\/company\.example\/forgot-password/);
    }
    const token = tokenIn(message.text);
    assert.equal(tokenIn(message.html), token);
    const accepted = await accept(token);
    assert.equal(accepted.status, 200);
    const { session } = PasswordSet.parse(accepted.body);
    assert.equal(session?.user.email, user.email);
    const me = await app.client.call("GET", "/api/v1/users/me", {
      token: session?.tokens.accessToken ?? "",
    });
    assert.equal(me.status, 200);
    assert.equal(await signIn(user.email), 200);
    assertFailure(await accept(token), 422, used);
    // A first password causes no email about a change.
    assert.deepEqual(await emailsAbout(user.id), [{ kind: "invite", to_email: user.email }]);
    assert.deepEqual(await auditedOf(user.id), [
      { action: "user_created", actor_id: admin.id },
      { action: "invitation_sent", actor_id: admin.id },
    ]);
  });

  test("is in the language of the administrator", async () => {
    const user = await create({}, { "accept-language": "vi" });
    const [message] = await emailsTo(mail, user.email);
    assert.ok(message !== undefined);
    assert.equal(singleHeader(message.headers, "subject"), `Tài khoản của bạn tại ${company.name}`);
    assert.match(message.text, /trong vòng 72 giờ/);
    assert.match(message.html, /<html lang="vi">/);
  });

  test("is valid for 72 hours", async () => {
    const user = await create();
    const [message] = await emailsTo(mail, user.email);
    const token = tokenIn(message?.text ?? "");
    app.advance(71 * hour);
    const check = await app.client.call("POST", "/api/v1/auth/reset-password/check", {
      body: { token },
    });
    assert.deepEqual(check.body, { purpose: "invite" });
    app.advance(hour);
    assertFailure(await accept(token), 422, used);
    await signInAsAdmin();
  });

  test("can be sent again: the response contains its link, and the earlier one stops working", async () => {
    const user = await create();
    const [first] = await emailsTo(mail, user.email);
    const response = await resendInvitation(user.id);
    assert.equal(response.status, 200, response.text);
    assert.equal(response.headers.get("cache-control"), "no-store");
    const { message, link } = Invitation.parse(response.body);
    assert.equal(message, "The invitation is being sent");
    const [, second] = await emailsTo(mail, user.email, 2);
    assert.ok(second?.text.includes(link));
    assertFailure(await accept(tokenIn(first?.text ?? "")), 422, used);
    assert.equal((await accept(tokenIn(link))).status, 200);
    assert.equal(await signIn(user.email), 200);
    assert.ok(!app.logged().includes(tokenIn(link)));
    assert.equal((await auditedOf(user.id)).length, 3);
  });

  test("is refused for a user with a password and for an inactive one", async () => {
    const { id } = await app.client.createAccount("user");
    assertFailure(await resendInvitation(id), 409, "This user has already chosen a password");
    const inactive = await create({ active: false });
    const message = "Activate this account before you invite the user";
    assertFailure(await resendInvitation(inactive.id), 409, message);
    assert.deepEqual(await emailsAbout(inactive.id), []);
    assertFailure(await resendInvitation("not-an-id"), 404, "User not found");
  });

  const change = async (id: string, body: Record<string, unknown>, headers = {}) => {
    const path = `/api/v1/users/${id}`;
    const response = await app.client.call("PATCH", path, { token: admin.token, body, headers });
    assert.equal(response.status, 200, response.text);
  };
  const changeMany = async (action: string, ids: readonly string[]) => {
    const body = { action, ids };
    const response = await app.client.call("POST", "/api/v1/users/bulk", {
      token: admin.token,
      body,
    });
    const outcome = BulkResponse.parse(response.body);
    assert.deepEqual(outcome.done, ids);
    return outcome;
  };

  const undo = async (undo_id: string | null) => {
    const path = "/api/v1/users/bulk/undo";
    const undone = await app.client.call("POST", path, { token: admin.token, body: { undo_id } });
    assert.equal(undone.status, 200, undone.text);
  };

  test("to a user who is created inactive is sent on activation", async () => {
    const user = await create({ active: false });
    await change(user.id, { name: "Đỗ Thị Hạnh Phúc" });
    assert.deepEqual(await emailsAbout(user.id), []);
    await change(user.id, { active: true }, { "accept-language": "vi" });
    assert.equal((await emailsAbout(user.id)).length, 1);
    const [message] = await emailsTo(mail, user.email);
    assert.ok(message !== undefined);
    assert.equal(singleHeader(message.headers, "subject"), `Tài khoản của bạn tại ${company.name}`);
    assert.equal((await accept(tokenIn(message.text))).status, 200);
    assert.equal(await signIn(user.email), 200);
    const invited = (await auditedOf(user.id)).filter(({ action }) => action === "invitation_sent");
    assert.deepEqual(invited, [{ action: "invitation_sent", actor_id: admin.id }]);
  });

  test("is sent to each user of a bulk activation", async () => {
    const users = [await create({ active: false }), await create({ active: false })];
    await changeMany(
      "activate",
      users.map(({ id }) => id),
    );
    for (const { id, email } of users) {
      assert.deepEqual(await emailsAbout(id), [{ kind: "invite", to_email: email }]);
    }
  });

  test("is withdrawn when a bulk activation is undone, and sent with the next one", async () => {
    const user = await create({ active: false });
    const { undo_id } = await changeMany("activate", [user.id]);
    assert.equal((await emailsAbout(user.id)).length, 1);
    await undo(undo_id);
    assert.deepEqual(await emailsAbout(user.id), []);

    const before = app.clock().getTime();
    await changeMany("activate", [user.id]);
    const posted = app.db.selectFrom("outbox").select("run_at").where("user_id", "=", user.id);
    const { run_at } = await posted.executeTakeFirstOrThrow();
    assert.ok(Date.parse(run_at) >= before + 10_000, "leaves when none can undo it");
    app.advance(20_000);
    app.mailer.wake();
    const [message] = await emailsTo(mail, user.email);
    assert.equal((await accept(tokenIn(message?.text ?? ""))).status, 200);
  });

  test("is not sent when a bulk deactivation is undone, even if the earlier link has expired", async () => {
    const user = await create();
    app.advance(73 * 3_600_000);
    await signInAsAdmin();
    const { undo_id } = await changeMany("deactivate", [user.id]);
    await undo(undo_id);
    assert.equal((await emailsAbout(user.id)).length, 1);
  });

  test("is not sent again to a user with a password or a valid link", async () => {
    const joined = await app.client.createAccount("user", { active: false });
    await changeMany("activate", [joined.id]);
    assert.deepEqual(await emailsAbout(joined.id), []);

    const invited = await create();
    const [message] = await emailsTo(mail, invited.email);
    await change(invited.id, { active: false });
    await change(invited.id, { active: true });
    assert.equal((await emailsAbout(invited.id)).length, 1);
    assert.equal((await accept(tokenIn(message?.text ?? ""))).status, 200);
  });

  test("is not sent if creating the user fails", async () => {
    const user = await create();
    await emailsTo(mail, user.email);
    const again = await app.client.call("POST", "/api/v1/users", {
      token: admin.token,
      body: { name: "A", email: user.email },
    });
    assert.equal(again.status, 409);
    assert.equal((await emailsAbout(user.id)).length, 1);
  });
});

function tokenIn(text: string): string {
  const token = /\/reset-password#token=([\w-]{43})/.exec(text)?.[1];
  assert.ok(token !== undefined, text);
  return token;
}
