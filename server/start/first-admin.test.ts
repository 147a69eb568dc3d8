import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Session } from "#contract/auth.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

const password = "an unusual one";

onBothEngines("The first administrator", (engine) => {
  const app = testApp(engine);
  beforeEach(async () => {
    await app.db.deleteFrom("users").execute();
    await app.db.deleteFrom("one_time_tokens").execute();
  });

  const post = (path: string, body: unknown) =>
    app.client.call("POST", `/api/v1/auth/${path}`, { body });
  const start = (email?: string, secret = password) => {
    const firstAdmin = email === undefined ? undefined : { email, password: secret };
    return ensureFirstAdmin({ ...app, config: { ...app.config, firstAdmin } });
  };
  const setupToken = async () => (await start())?.split("#token=")[1] ?? "";
  const roleAfterSignIn = async (email: string, secret: string) => {
    const response = await post("login", { email, password: secret });
    return response.status === 200 ? Session.parse(response.body).user.role : response.status;
  };

  test("is created from the configuration, even if other accounts exist", async () => {
    await app.client.createAccount("user");
    await app.client.createAccount("admin");
    assert.equal(await start("Boss@company.example"), undefined);
    assert.equal(await roleAfterSignIn("boss@company.example", password), "admin");
  });

  test("is created once, also when several servers start at the same time", async () => {
    const links = await Promise.all(Array.from({ length: 4 }, () => start("boss@company.example")));
    assert.deepEqual(links, [undefined, undefined, undefined, undefined]);
    const admins = app.db.selectFrom("users").select("id").where("role", "=", "admin");
    assert.equal((await admins.execute()).length, 1);
  });

  test("is not made of an existing account, which keeps its password and role", async () => {
    const { email } = await app.client.createAccount("user");
    const link = await start(email.toUpperCase());
    assert.equal(await roleAfterSignIn(email, testPassword), "user");
    assert.equal(await roleAfterSignIn(email, password), 401);
    assert.notEqual(link, undefined);
  });

  test("with an easily guessed password in the configuration, the server does not start", async () => {
    await assert.rejects(start("boss@company.example", "password1"), /ADMIN_PASSWORD/);
    assert.deepEqual(await app.db.selectFrom("users").select("id").execute(), []);
  });

  test("with a password in the configuration that is too long, the server does not start and says so", async () => {
    const grows = "\ufdfa".repeat(200);
    await assert.rejects(start("boss@company.example", grows), {
      message: "ADMIN_PASSWORD is too long: choose another one",
    });
    assert.deepEqual(await app.db.selectFrom("users").select("id").execute(), []);
  });

  test("is set up once by a link, with a chosen name and address", async () => {
    const token = await setupToken();
    const check = await post("reset-password/check", { token });
    assert.deepEqual(check.body, { purpose: "setup" });
    assertFailure(
      await post("reset-password", { token, password }),
      422,
      "Please check the highlighted fields.",
      { email: ["Email is required"], name: ["Name is required"] },
    );
    const owner = { name: "Trần Văn Quản", email: "quan.tri@company.example" };
    const response = await post("reset-password", { token, password, ...owner });
    assert.equal(response.status, 200, response.text);
    assert.equal(await roleAfterSignIn(owner.email, password), "admin");
    assert.equal((await post("reset-password", { token, password, ...owner })).status, 422);
    assert.equal(await start(), undefined);
  });

  test("can use the link again after choosing a taken address", async () => {
    const token = await setupToken();
    const { email } = await app.client.createAccount("user");
    const taken = "An account with this email already exists";
    assertFailure(await post("reset-password", { token, password, name: "A", email }), 409, taken, {
      email: [taken],
    });
    const other = { token, password, name: "A", email: "other@company.example" };
    assert.equal((await post("reset-password", other)).status, 200);
  });

  test("gets the same link from every server, and a new one from a start after half of its 72 hours", async () => {
    const links = await Promise.all(Array.from({ length: 4 }, () => start()));
    assert.equal(new Set(links).size, 1);
    const first = await setupToken();
    app.advance(36 * 3_600_000 - 60_000);
    assert.equal(await setupToken(), first);
    app.advance(60_000);
    const second = await setupToken();
    assert.equal((await post("reset-password/check", { token: first })).status, 422);
    app.advance(72 * 3_600_000 - 60_000);
    assert.equal((await post("reset-password/check", { token: second })).status, 200);
    app.advance(60_000);
    assert.equal((await post("reset-password/check", { token: second })).status, 422);
  });

  test("cannot be set up by a link once there is an administrator", async () => {
    const token = await setupToken();
    await app.client.createAccount("admin");
    const body = { token, password, name: "A", email: "late@company.example" };
    const exists = "An administrator account already exists";
    assertFailure(await post("reset-password", body), 409, exists);
    assertFailure(await post("reset-password/check", { token }), 409, exists);
  });

  test("is created once by ten set-ups at the same time", async () => {
    const token = await setupToken();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post("reset-password", { token, password, name: "A", email: `a${index}@company.example` }),
      ),
    );
    assert.equal(responses.filter((response) => response.status === 200).length, 1);
    const admins = app.db.selectFrom("users").select("id").where("role", "=", "admin");
    assert.equal((await admins.execute()).length, 1);
  });
});
