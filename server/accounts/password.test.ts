import assert from "node:assert/strict";
import { test } from "node:test";
import { createLink } from "#server/accounts/links.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";

const path = "/api/v1/users/me/password";
const fields = "Please check the highlighted fields.";
const newPassword = "a new unusual one";

onBothEngines("Changing the password", (engine) => {
  const app = testApp(engine);

  const change = (token: string, body: unknown, headers = {}) =>
    app.client.call("POST", path, { token, body, headers });
  const signIn = async (email: string, password: string) => {
    const body = { email, password };
    return (await app.client.call("POST", "/api/v1/auth/login", { body })).status;
  };
  const isAlive = async (token: string) =>
    (await app.client.call("GET", "/api/v1/users/me", { token })).status === 200;

  test("makes only the new one work, and ends every other session", async () => {
    const { email, tokens } = await app.client.createSignedIn("user");
    const other = (await app.client.signIn(email)).tokens.accessToken;
    const { accessToken } = tokens;
    const response = await change(accessToken, { currentPassword: testPassword, newPassword });
    assert.equal(response.status, 200, response.text);
    assert.deepEqual(response.body, {
      message: "Your password was changed. You have been signed out everywhere else.",
    });
    assert.equal(await isAlive(accessToken), true);
    assert.equal(await isAlive(other), false);
    assert.equal(await signIn(email, testPassword), 401);
    assert.equal(await signIn(email, newPassword), 200);
  });

  test("is emailed to the user and recorded, without either password", async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    await change(tokens.accessToken, { currentPassword: testPassword, newPassword });
    const emails = await app.db
      .selectFrom("outbox")
      .select(["kind", "to_email", "text", "user_id"])
      .where("user_id", "=", id)
      .execute();
    assert.deepEqual(
      emails.map(({ kind, to_email }) => [kind, to_email]),
      [["password_changed", email]],
    );
    const log = await auditEntries(app, { actor_id: id, action: "password_changed" });
    assert.equal(log.length, 1);
    const written = JSON.stringify([emails, log]) + app.logged();
    for (const secret of [testPassword, newPassword]) assert.ok(!written.includes(secret));
  });

  test("revokes the links of the account", async () => {
    const { id, tokens } = await app.client.createSignedIn("user");
    const link = { purpose: "reset", userId: id, hours: 1 } as const;
    const address = await withTransaction(app.db, (tx) =>
      createLink(tx, link, app.config.siteUrl, app.clock()),
    );
    await change(tokens.accessToken, { currentPassword: testPassword, newPassword });
    const body = { token: address.split("#token=")[1], password: "yet another one" };
    const response = await app.client.call("POST", "/api/v1/auth/reset-password", { body });
    assertFailure(response, 422, "This link has expired or was already used");
  });

  test("requires the current one, and a new one that is hard to guess", async () => {
    const { email, tokens } = await app.client.createSignedIn("user");
    const { accessToken } = tokens;
    const other = (await app.client.signIn(email)).tokens.accessToken;
    assertFailure(
      await change(accessToken, { currentPassword: "not this", newPassword }),
      422,
      fields,
      { currentPassword: ["This is not your current password"] },
    );
    const easy = [
      ["short", "Password must be at least 8 characters long"],
      ["password1", "This password is too easy to guess. Please choose another one."],
    ] as const;
    for (const [candidate, sentence] of easy) {
      const body = { currentPassword: testPassword, newPassword: candidate };
      assertFailure(await change(accessToken, body), 422, fields, { newPassword: [sentence] });
    }
    assertFailure(await change(accessToken, {}), 422, fields, {
      currentPassword: ["Password is required"],
      newPassword: ["Password is required"],
    });
    assert.equal(await isAlive(other), true);
    assert.equal(await signIn(email, testPassword), 200);
  });

  test("succeeds once for two changes at the same time", async () => {
    const { email, tokens } = await app.client.createSignedIn("user");
    const wanted = ["the first unusual one", "the second unusual one"];
    const responses = await Promise.all(
      wanted.map((candidate) =>
        change(tokens.accessToken, { currentPassword: testPassword, newPassword: candidate }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([200, 422]));
    const winner = wanted[responses.findIndex(({ status }) => status === 200)] ?? "";
    assert.equal(await signIn(email, winner), 200);
  });

  test("leads to a wait after wrong passwords, as at sign-in", async () => {
    const strict = await startTestApp(engine, { RATE_LIMIT: "on" });
    strict.stopClock();
    const { tokens } = await strict.client.createSignedIn("user");
    const guess = (currentPassword: string) =>
      strict.client.call("POST", path, {
        token: tokens.accessToken,
        body: { currentPassword, newPassword },
        headers: { "accept-language": "vi" },
      });
    for (let count = 0; count < 5; count += 1) assert.equal((await guess("wrong")).status, 422);
    assertFailure(
      await guess(testPassword),
      429,
      "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 1 giây.",
    );
    strict.advance(1_000);
    assert.equal((await guess(testPassword)).status, 200);
  });
});
