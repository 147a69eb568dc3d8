import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, SignedInUser } from "#contract/auth.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";

const login = "/api/v1/auth/login";
const signup = "/api/v1/auth/signup";
const logout = "/api/v1/auth/logout";
const me = "/api/v1/users/me";
const wrong = "Invalid email or password";
const expired = "Your session has expired. Please sign in again.";

onBothEngines("Signing in", (engine) => {
  const app = testApp(engine);

  const signIn = (email: string, password = testPassword, headers = {}) =>
    app.client.call("POST", login, { body: { email, password }, headers });
  const audited = async (action: string) => {
    const log = app.db.selectFrom("audit_log").selectAll().where("action", "=", action);
    return log.orderBy("id", "desc").executeTakeFirst();
  };

  test("the right password gets the user and both tokens, and they work", async () => {
    const account = await app.client.createAccount("user", { name: "Lê Văn Mẫu" });
    const response = await signIn(account.email);
    assert.equal(response.status, 200, response.text);
    const { user, tokens } = Session.parse(response.body);
    assert.deepEqual(Object.keys(user).sort(), [
      "avatar",
      "createdAt",
      "email",
      "id",
      "isActive",
      "name",
      "role",
    ]);
    assert.equal(user.name, "Lê Văn Mẫu");
    const current = await app.client.call("GET", me, { token: tokens.accessToken });
    assert.equal(current.status, 200);
    assert.deepEqual(SignedInUser.parse(current.body), user);
    assert.equal(current.headers.get("cache-control"), "no-store");
    assert.equal((await audited("sign_in"))?.actor_id, account.id);
  });

  test("the address is compared without case and surrounding spaces", async () => {
    const account = await app.client.createAccount("user");
    assert.equal((await signIn(`  ${account.email.toUpperCase()} `)).status, 200);
  });

  test("an unknown address, a wrong password and an account without one get the same response", async () => {
    const account = await app.client.createAccount("user");
    const invited = await app.client.createAccount("user");
    const withId = app.db.updateTable("users").where("id", "=", invited.id);
    await withId.set({ password_hash: null }).execute();
    for (const [email, password] of [
      ["unknown@people.example", testPassword],
      [account.email, "not the password"],
      [invited.email, testPassword],
    ] as const) {
      const response = await signIn(email, password);
      assertFailure(response, 401, wrong);
      assert.match(response.text, /"code":"invalid_credentials"/);
    }
    const counted = app.db.selectFrom("failed_sign_ins").select("target_id").orderBy("id", "desc");
    assert.equal((await counted.executeTakeFirst())?.target_id, invited.id);
  });

  test("an inactive account gets a message about it only with the right password", async () => {
    const account = await app.client.createAccount("user", { active: false });
    assertFailure(await signIn(account.email), 403, "Your account is inactive");
    assertFailure(await signIn(account.email, "not the password"), 401, wrong);
  });

  test("the message is in the language of the request", async () => {
    const response = await signIn("unknown@people.example", "x", { "accept-language": "vi" });
    assertFailure(response, 401, "Email hoặc mật khẩu không đúng");
  });

  test("missing fields get the messages of the form", async () => {
    const response = await app.client.call("POST", login, { body: {} });
    assertFailure(response, 422, "Please check the highlighted fields.", {
      email: ["Email is required"],
      password: ["Password is required"],
    });
  });

  test("composed and decomposed Vietnamese are the same password", async () => {
    const body = { name: "A", email: `nfd.${engine}@people.example`, password: "mật khẩu đẹp lắm" };
    const account = { ...body, password: body.password.normalize("NFD") };
    assert.equal((await app.client.call("POST", signup, { body: account })).status, 201);
    assert.equal((await signIn(body.email, body.password.normalize("NFC"))).status, 200);
  });

  test("a sign-in renews a hash of another cost", async () => {
    const { hash } = await import("@node-rs/argon2");
    const account = await app.client.createAccount("user");
    const other = await hash(testPassword, { memoryCost: 16, timeCost: 2 });
    assert.ok(app.passwords.needsRehash(other));
    const withId = app.db.updateTable("users").where("id", "=", account.id);
    await withId.set({ password_hash: other }).execute();
    assert.equal((await signIn(account.email)).status, 200);
    const row = app.db.selectFrom("users").select("password_hash").where("id", "=", account.id);
    const { password_hash: renewed } = await row.executeTakeFirstOrThrow();
    assert.equal(app.passwords.needsRehash(renewed ?? other), false);
    assert.equal((await signIn(account.email)).status, 200);
  });

  test("an eleventh session ends the least recently used one", async () => {
    const account = await app.client.createAccount("user");
    const first = await app.client.signIn(account.email);
    for (let count = 1; count <= 10; count += 1) {
      app.advance(1_000);
      await app.client.signIn(account.email);
    }
    const dropped = await app.client.call("GET", me, { token: first.tokens.accessToken });
    assertFailure(dropped, 401, expired);
    const sessions = app.db.selectFrom("sessions").select("id").where("user_id", "=", account.id);
    assert.equal((await sessions.execute()).length, 10);
  });

  test("sign-up creates an active account with the role user, ignores other fields, and signs in", async () => {
    const body = {
      name: "  Phạm Thị Mới ",
      email: `Moi.${engine}@People.example`,
      // A password may contain the name of the user.
      password: "Phạm Thị Mới 1990",
      role: "admin",
      active: false,
      id: "1",
    };
    const response = await app.client.call("POST", signup, { body });
    assert.equal(response.status, 201, response.text);
    const { user, tokens } = Session.parse(response.body);
    assert.equal(user.role, "user");
    assert.equal(user.isActive, true);
    assert.equal(user.name, "Phạm Thị Mới");
    assert.equal((await app.client.call("GET", me, { token: tokens.accessToken })).status, 200);
    const again = { ...body, email: body.email.toUpperCase() };
    const taken = "An account with this email already exists";
    const refusal = await app.client.call("POST", signup, { body: again });
    assertFailure(refusal, 409, taken, { email: [taken] });
  });

  for (const [name, change, errors] of [
    ["an empty name", { name: " " }, { name: ["Name is required"] }],
    ["no email", { email: undefined }, { email: ["Email is required"] }],
    ["a bad email", { email: "a@b" }, { email: ["Please enter a valid email address"] }],
    ["no password", { password: "" }, { password: ["Password is required"] }],
    [
      "seven characters",
      { password: "abc12#x" },
      { password: ["Password must be at least 8 characters long"] },
    ],
    [
      "a common password",
      { password: "Password123!" },
      { password: ["This password is too easy to guess. Please choose another one."] },
    ],
  ] as const) {
    test(`sign-up refuses ${name}`, async () => {
      const sound = {
        name: "Vinh",
        email: "quang.vinh@people.example",
        password: "an unusual one",
      };
      const response = await app.client.call("POST", signup, { body: { ...sound, ...change } });
      const lists = Object.entries(errors).map(([field, texts]) => [field, [...texts]]);
      const fields: Record<string, string[]> = Object.fromEntries(lists);
      assertFailure(response, 422, "Please check the highlighted fields.", fields);
    });
  }

  test("signing out ends the session of the access token at once, and can be repeated", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const token = tokens.accessToken;
    assert.equal((await app.client.call("POST", logout, { token })).status, 204);
    assertFailure(await app.client.call("GET", me, { token }), 401, expired);
    const refreshed = await app.client.call("POST", "/api/v1/auth/refresh", {
      body: { refreshToken: tokens.refreshToken },
    });
    assertFailure(refreshed, 401, expired);
    assert.equal((await app.client.call("POST", logout, { token })).status, 204);
    assert.equal((await app.client.call("POST", logout)).status, 204);
  });

  test("signing out works with only the refresh token", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    const body = { refreshToken: tokens.refreshToken };
    assert.equal((await app.client.call("POST", logout, { body })).status, 204);
    const response = await app.client.call("GET", me, { token: tokens.accessToken });
    assertFailure(response, 401, expired);
  });

  test("the log contains no password and no token", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    await app.client.call("GET", me, { token: tokens.accessToken });
    assert.ok(app.logged().includes("/api/v1/users/me"));
    for (const secret of [testPassword, tokens.accessToken, tokens.refreshToken]) {
      assert.ok(!app.logged().includes(secret));
    }
  });
});
