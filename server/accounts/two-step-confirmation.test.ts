import assert from "node:assert/strict";
import { test } from "node:test";
import { RecoveryCodes, TwoStep } from "#contract/two-step.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { codeAt, testPassword } from "#server/testing/client.ts";
import { halfMinute, twoStepCalls } from "#server/testing/two-step-calls.ts";

const fields = "Please check the highlighted fields.";
const codeRequired = { code: ["Please enter the code"] };
const codeWrong = { code: ["This code is not valid, or it was already used"] };

onBothEngines("Changes of two-step sign-in", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });

  const post = (token: string, path: string, code?: string) =>
    app.client.call("POST", `/api/v1/users/me/two-step/${path}`, {
      token,
      body: { password: testPassword, code },
    });
  const isOn = async (token: string) => {
    const response = await app.client.call("GET", "/api/v1/users/me/two-step", { token });
    return TwoStep.parse(response.body).enabled;
  };
  const newUser = () => twoStepCalls(app).createAccount();

  for (const [path, status] of [
    ["disable", 204],
    ["recovery-codes", 200],
  ] as const) {
    test(`${path} refuses a missing and a wrong code`, async () => {
      const user = await newUser();
      const token = user.tokens.accessToken;
      assertFailure(await post(token, path), 422, fields, codeRequired);
      assertFailure(await post(token, path, "222222"), 422, fields, codeWrong);
      assertFailure(await post(token, path, "aaaaa-aaaaa"), 422, fields, codeWrong);
      assert.equal(await isOn(token), true);
      const calls = twoStepCalls(app);
      const challenge = await calls.challengeFor(user.email);
      assert.equal((await calls.finish(challenge, user.recoveryCodes[0] ?? "")).status, 200);
    });

    test(`${path} accepts a code of the app once`, async () => {
      const user = await newUser();
      const token = user.tokens.accessToken;
      const code = user.code();
      const challenge = await twoStepCalls(app).challengeFor(user.email);
      assert.equal((await twoStepCalls(app).finish(challenge, code)).status, 200);
      assertFailure(await post(token, path, code), 422, fields, codeWrong);
      app.advance(halfMinute);
      assert.equal((await post(token, path, user.code())).status, status);
    });

    test(`${path} accepts a recovery code`, async () => {
      const user = await newUser();
      const response = await post(user.tokens.accessToken, path, user.recoveryCodes[3]);
      assert.equal(response.status, status);
    });
  }

  test("deleting the account requires a code, whatever was called before", async () => {
    const user = await newUser();
    const token = user.tokens.accessToken;
    const remove = (code?: string) =>
      app.client.call("POST", "/api/v1/users/me/delete", {
        token,
        body: { password: testPassword, code },
      });
    await post(token, "disable");
    const renewed = RecoveryCodes.safeParse((await post(token, "recovery-codes")).body);
    assertFailure(await remove(), 422, fields, codeRequired);
    assert.equal(renewed.success, false);
    assert.equal((await remove(codeAt(user.secret, app.clock()))).status, 204);
  });

  test("wrong codes lead to a wait, as at sign-in", async () => {
    const guarded = await startTestApp(engine, { RATE_LIMIT: "on" });
    guarded.stopClock();
    const user = await twoStepCalls(guarded).createAccount();
    const guess = () =>
      guarded.client.call("POST", "/api/v1/users/me/two-step/disable", {
        token: user.tokens.accessToken,
        body: { password: testPassword, code: "222222" },
      });
    for (let count = 0; count < 5; count += 1) assert.equal((await guess()).status, 422);
    assert.equal((await guess()).status, 429);
  });
});
