import assert from "node:assert/strict";
import { test } from "node:test";
import { Failure } from "#contract/failure.ts";
import { SettingsRecord } from "#contract/settings.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword, type TestResponse } from "#server/testing/client.ts";

onBothEngines("Required two-step sign-in for administrators", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });

  const call = (
    token: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<TestResponse> => app.client.call(method, `/api/v1${path}`, { token, body });
  const ask = (token: string, adminsNeedTwoStep: boolean) =>
    call(token, "PATCH", "/settings", { adminsNeedTwoStep });

  test("an administrator with two-step sign-in requires it of all at once, and they can still set it up", async () => {
    const { tokens, id } = await app.client.createSignedIn("admin");
    const owner = tokens.accessToken;
    const other = await app.client.createSignedIn("admin");
    const theirs = other.tokens.accessToken;
    const first = "Turn on two-step sign-in for your own account first";
    assertFailure(await ask(owner, true), 422, "Please check the highlighted fields.", {
      adminsNeedTwoStep: [first],
    });
    assert.equal((await ask(owner, false)).status, 200);

    await app.client.turnOnTwoStep(owner);
    assert.equal((await ask(owner, true)).status, 200);
    const { body } = await call(owner, "GET", "/settings");
    assert.equal(SettingsRecord.parse(body).adminsNeedTwoStep, true);
    const entries = await app.db
      .selectFrom("audit_log")
      .select(["actor_id", "fields"])
      .where("action", "=", "settings_updated")
      .orderBy("id")
      .execute();
    assert.deepEqual(entries.at(-1), { actor_id: id, fields: '["adminsNeedTwoStep"]' });

    // It applies to existing sessions from their next call on.
    for (const [method, path] of [
      ["GET", "/users"],
      ["GET", "/applications"],
      ["PATCH", "/settings"],
    ] as const) {
      const refused = await call(theirs, method, path, method === "GET" ? undefined : {});
      assertFailure(
        refused,
        403,
        "This site requires two-step sign-in for administrators. Please turn it on in Settings.",
      );
      assert.equal(Failure.parse(refused.body).error.code, "mfa_setup_required");
    }
    const drafts = app.db.updateTable("positions").set({ state: "draft" });
    await drafts.where("slug", "=", "ai-engineer").execute();
    assert.equal((await call(theirs, "GET", "/positions/ai-engineer")).status, 404);
    assert.equal((await call(owner, "GET", "/positions/ai-engineer")).status, 200);
    const open = "/positions/blockchain-engineer";
    const asPublic = await app.client.call("GET", `/api/v1${open}`);
    assert.deepEqual((await call(theirs, "GET", open)).body, asPublic.body);
    assert.equal((await app.client.signIn(other.email)).user.role, "admin");
    assert.equal((await call(theirs, "GET", "/users/me")).status, 200);
    assert.deepEqual((await call(theirs, "GET", "/users/me/two-step")).body, {
      enabled: false,
      required: true,
      recoveryCodesLeft: 0,
    });
    const { recoveryCodes } = await app.client.turnOnTwoStep(theirs);
    assert.equal((await call(theirs, "GET", "/users")).status, 200);

    const disabled = await call(theirs, "POST", "/users/me/two-step/disable", {
      password: testPassword,
      code: recoveryCodes[0],
    });
    assertFailure(disabled, 409, "Administrators of this site must keep two-step sign-in on");
  });

  test("users without the role are not affected, and see that it is not required", async () => {
    const { tokens } = await app.client.createSignedIn("user");
    assert.deepEqual((await call(tokens.accessToken, "GET", "/users/me/two-step")).body, {
      enabled: false,
      required: false,
      recoveryCodesLeft: 0,
    });
    assertFailure(
      await call(tokens.accessToken, "GET", "/users"),
      403,
      "You don't have permission to access this resource.",
    );
  });

  test("a value of another type is refused", async () => {
    const fresh = await startTestApp(engine);
    const { tokens } = await fresh.client.createSignedIn("admin");
    const response = await fresh.client.call("PATCH", "/api/v1/settings", {
      token: tokens.accessToken,
      body: { adminsNeedTwoStep: null },
    });
    assertFailure(response, 422, "Please check the highlighted fields.", {
      adminsNeedTwoStep: ["Must be true or false"],
    });
  });
});
