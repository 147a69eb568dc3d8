import assert from "node:assert/strict";
import { test } from "node:test";
import type { LinkPurpose } from "#contract/auth.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";
import { createLink } from "./links.ts";

const used = "This link has expired or was already used";
const password = "a new unusual one";

onBothEngines("One-time links", (engine) => {
  const app = testApp(engine);

  const tokenFor = async (userId: string, purpose: LinkPurpose = "reset", hours = 1) => {
    const link = await withTransaction(app.db, (tx) =>
      createLink(tx, { purpose, userId, hours }, app.config.siteUrl, app.clock()),
    );
    return link.split("#token=")[1] ?? "";
  };
  const post = (path: string, body: unknown) =>
    app.client.call("POST", `/api/v1/auth/${path}`, { body });
  const reset = (token: string, more = {}) => post("reset-password", { token, password, ...more });
  const signIn = async (email: string, secret: string) =>
    (await post("login", { email, password: secret })).status;

  test("a link opens a page of the site, with the token after the #", async () => {
    const { id } = await app.client.createAccount("user");
    const link = await withTransaction(app.db, (tx) =>
      createLink(tx, { purpose: "reset", userId: id, hours: 1 }, app.config.siteUrl, app.clock()),
    );
    assert.match(link, /^http:\/\/localhost:\d+\/reset-password#token=[\w-]{43}$/);
  });

  test("a link sets the password and ends every session, without signing in", async () => {
    const account = await app.client.createSignedIn("user");
    const token = await tokenFor(account.id);
    const response = await reset(token);
    assert.equal(response.status, 200, response.text);
    assert.deepEqual(response.body, { message: "Your password is set. You can now sign in." });
    const { accessToken } = account.tokens;
    assert.equal(
      (await app.client.call("GET", "/api/v1/users/me", { token: accessToken })).status,
      401,
    );
    assert.equal(await signIn(account.email, testPassword), 401);
    assert.equal(await signIn(account.email, password), 200);
    assertFailure(await reset(token), 422, used);
  });

  test("an invitation sets the first password of an account", async () => {
    const account = await app.client.createAccount("user");
    const withId = app.db.updateTable("users").where("id", "=", account.id);
    await withId.set({ password_hash: null }).execute();
    assert.equal((await reset(await tokenFor(account.id, "invite", 72))).status, 200);
    assert.equal(await signIn(account.email, password), 200);
  });

  test("of twenty uses at the same time, one succeeds", async () => {
    const { id } = await app.client.createAccount("user");
    const token = await tokenFor(id);
    const responses = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    assert.equal(responses.filter((response) => response.status === 200).length, 1);
    assert.equal(responses.filter((response) => response.status === 422).length, 19);
  });

  test("an expired link, an older one and a guessed one get the same response", async () => {
    const { id } = await app.client.createAccount("user");
    const older = await tokenFor(id);
    const newest = await tokenFor(id);
    assertFailure(await reset(older), 422, used);
    assertFailure(await reset("x".repeat(43)), 422, used);
    app.advance(3_600_000);
    assertFailure(await reset(newest), 422, used);
  });

  test("setting a password revokes the other links of the user", async () => {
    const { id } = await app.client.createAccount("user");
    const invitation = await tokenFor(id, "invite", 72);
    assert.equal((await reset(await tokenFor(id))).status, 200);
    assertFailure(await reset(invitation), 422, used);
  });

  test("a link still works after a refused password", async () => {
    const { id } = await app.client.createAccount("user");
    const token = await tokenFor(id);
    assertFailure(
      await reset(token, { password: "password1" }),
      422,
      "Please check the highlighted fields.",
      { password: ["This password is too easy to guess. Please choose another one."] },
    );
    assert.equal((await reset(token)).status, 200);
  });

  test("reading the purpose of a link does not use it up", async () => {
    const { id } = await app.client.createAccount("user");
    for (const purpose of ["reset", "invite"] as const) {
      const token = await tokenFor(id, purpose);
      for (let count = 0; count < 2; count += 1) {
        const response = await post("reset-password/check", { token });
        assert.equal(response.status, 200, response.text);
        assert.deepEqual(response.body, { purpose });
      }
    }
    assertFailure(await post("reset-password/check", { token: "x" }), 422, used);
  });

  test("neither the database nor the log contains the token", async () => {
    const { id } = await app.client.createAccount("user");
    const token = await tokenFor(id);
    await reset(token);
    const rows = await app.db.selectFrom("one_time_tokens").selectAll().execute();
    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(token));
    assert.ok(!app.logged().includes(token));
  });
});
