import assert from "node:assert/strict";
import { test } from "node:test";
import type { Role } from "#contract/roles.ts";
import { RecoveryCodes, TwoStep, TwoStepSetup } from "#contract/two-step.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { auditEntries } from "#server/testing/audit-entries.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { codeAt, testPassword } from "#server/testing/client.ts";
import { halfMinute, twoStepCalls } from "#server/testing/two-step-calls.ts";

const fields = "Please check the highlighted fields.";
const wrongPassword = { password: ["This is not your current password"] };

onBothEngines("Two-step sign-in", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = twoStepCalls(app);

  const own = (token: string, path: string, body?: unknown, language = "en") =>
    app.client.call("POST", `/api/v1/users/me/two-step${path}`, {
      token,
      body,
      headers: { "accept-language": language },
    });
  const confirmation = { password: testPassword };
  const confirmationWithCode = ({ secret }: { secret: string }) => ({
    ...confirmation,
    code: codeAt(secret, app.clock()),
  });
  const stateFor = async (token: string) =>
    TwoStep.parse((await app.client.call("GET", "/api/v1/users/me/two-step", { token })).body);
  const reset = (token: string, id: string) =>
    app.client.call("POST", `/api/v1/users/${id}/two-step/reset`, { token });
  const signedIn = async (role: Role) => {
    const { id, email, tokens } = await app.client.createSignedIn(role);
    return { id, email, token: tokens.accessToken };
  };
  const withTwoStep = async (role: Role) => {
    const user = await signedIn(role);
    const more = await app.client.turnOnTwoStep(user.token);
    app.advance(halfMinute);
    return { ...user, ...more };
  };
  const emailsTo = (email: string) =>
    app.db
      .selectFrom("outbox")
      .select(["kind", "subject", "text"])
      .where("to_email", "=", email)
      .orderBy("id", "desc")
      .execute();
  const latestEntry = async (action: string) => {
    const entry = (await auditEntries(app, { action })).at(-1);
    return { actor_id: entry?.actor_id, target_id: entry?.target_id, fields: entry?.fields };
  };

  test("is set up with the password, and required after a code confirms it", async () => {
    const user = await signedIn("user");
    assert.deepEqual(await stateFor(user.token), {
      enabled: false,
      required: false,
      recoveryCodesLeft: 0,
    });
    assertFailure(
      await own(user.token, "/setup", { password: "wrong" }),
      422,
      fields,
      wrongPassword,
    );
    const setup = await own(user.token, "/setup", confirmation);
    assert.equal(setup.headers.get("cache-control"), "no-store");
    const { secret, address } = TwoStepSetup.parse(setup.body);
    assert.ok(address.startsWith("otpauth://totp/"));
    assert.ok(address.includes(encodeURIComponent(user.email)) && address.includes(secret));
    // A sign-in requires no code yet.
    assert.equal((await calls.firstStep(user.email)).status, 200);

    const codeWrong = { code: ["This code is not valid, or it was already used"] };
    assertFailure(await own(user.token, "/enable", { code: "000000" }), 422, fields, codeWrong);
    const enabled = await own(user.token, "/enable", { code: codeAt(secret, app.clock()) });
    const { recoveryCodes } = RecoveryCodes.parse(enabled.body);
    assert.equal(new Set(recoveryCodes).size, 10);
    for (const code of recoveryCodes) assert.match(code, /^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    assert.deepEqual(await stateFor(user.token), {
      enabled: true,
      required: false,
      recoveryCodesLeft: 10,
    });
    assert.equal((await calls.firstStep(user.email)).status, 401);
    assert.equal((await latestEntry("two_step_enabled")).actor_id, user.id);
  });

  test("a new set-up replaces an unfinished one", async () => {
    const { token } = await signedIn("user");
    const first = TwoStepSetup.parse((await own(token, "/setup", confirmation)).body);
    const second = TwoStepSetup.parse((await own(token, "/setup", confirmation)).body);
    assert.notEqual(first.secret, second.secret);
    const enable = (secret: string) => own(token, "/enable", { code: codeAt(secret, app.clock()) });
    assert.equal((await enable(first.secret)).status, 422);
    assert.equal((await enable(second.secret)).status, 200);
  });

  test("turning it on ends the other sessions and emails the user in their language", async () => {
    const user = await signedIn("user");
    const other = await app.client.call("POST", "/api/v1/auth/login", {
      body: { email: user.email, password: testPassword },
      headers: { "accept-language": "vi" },
    });
    assert.equal(other.status, 200);
    await app.client.turnOnTwoStep(user.token);
    const sessions = app.db.selectFrom("sessions").select("id").where("user_id", "=", user.id);
    assert.equal((await sessions.execute()).length, 1);
    assert.equal((await stateFor(user.token)).enabled, true);
    const [message] = await emailsTo(user.email);
    assert.equal(message?.kind, "two_step_changed");
    assert.equal(message?.subject, "Đăng nhập hai bước đã được bật");
    assert.match(message?.text ?? "", /Không phải bạn\?.*\/forgot-password/);
  });

  test("steps in the wrong order are refused", async () => {
    const plain = await signedIn("user");
    const on = await withTwoStep("user");
    for (const [response, message] of [
      [await own(plain.token, "/enable", { code: "000000" }), "Set up an authenticator app first"],
      [await own(plain.token, "/disable", confirmation), "Two-step sign-in is off"],
      [await own(plain.token, "/recovery-codes", confirmation), "Two-step sign-in is off"],
      [await own(on.token, "/setup", confirmation), "Two-step sign-in is already on"],
      [await own(on.token, "/enable", { code: "000000" }), "Two-step sign-in is already on"],
    ] as const) {
      assertFailure(response, 409, message);
    }
  });

  test("a wrong password gets 422 at its field in all calls, and changes nothing", async () => {
    const user = await withTwoStep("user");
    for (const path of ["/setup", "/disable", "/recovery-codes"]) {
      assertFailure(await own(user.token, path, { password: "wrong" }), 422, fields, wrongPassword);
    }
    const challenge = await calls.challengeFor(user.email);
    assert.equal((await calls.finish(challenge, user.recoveryCodes[0] ?? "")).status, 200);
  });

  test("new recovery codes replace the earlier ones", async () => {
    const user = await withTwoStep("user");
    const response = await own(user.token, "/recovery-codes", confirmationWithCode(user));
    const { recoveryCodes } = RecoveryCodes.parse(response.body);
    const challenge = await calls.challengeFor(user.email);
    assert.equal((await calls.finish(challenge, user.recoveryCodes[0] ?? "")).status, 401);
    assert.equal((await calls.finish(challenge, recoveryCodes[0] ?? "")).status, 200);
    assert.equal((await stateFor(user.token)).recoveryCodesLeft, 9);
  });

  test("turned off, a sign-in requires no code; turned on again, only the new secret works", async () => {
    const user = await withTwoStep("user");
    const challenge = await calls.challengeFor(user.email);
    assert.equal((await own(user.token, "/disable", confirmationWithCode(user))).status, 204);
    assert.equal((await calls.firstStep(user.email)).status, 200);
    const code = codeAt(user.secret, app.clock());
    assert.equal((await calls.finish(challenge, code)).status, 401);
    const [message] = await emailsTo(user.email);
    assert.equal(message?.subject, "Two-step sign-in is off");

    const again = await app.client.turnOnTwoStep(user.token);
    app.advance(halfMinute);
    const next = await calls.challengeFor(user.email);
    for (const old of [codeAt(user.secret, app.clock()), user.recoveryCodes[0] ?? ""]) {
      assert.equal((await calls.finish(next, old)).status, 401);
    }
    assert.equal((await calls.finish(next, codeAt(again.secret, app.clock()))).status, 200);
  });

  test("the store contains no readable secret and no recovery code", async () => {
    const user = await withTwoStep("user");
    const rows = [
      await app.db.selectFrom("users").selectAll().where("id", "=", user.id).execute(),
      await app.db.selectFrom("recovery_codes").selectAll().execute(),
      await app.db.selectFrom("audit_log").selectAll().execute(),
      await app.db.selectFrom("outbox").selectAll().execute(),
    ];
    const stored = JSON.stringify(rows);
    for (const secret of [user.secret, ...user.recoveryCodes]) {
      assert.ok(!stored.includes(secret) && !stored.includes(secret.replace("-", "")));
    }
  });

  test("administrators see only what the contract says about it", async () => {
    const admin = await signedIn("admin");
    const user = await withTwoStep("user");
    for (const path of [`/users/${user.id}`, "/users?limit=1000"]) {
      const response = await app.client.call("GET", `/api/v1${path}`, { token: admin.token });
      assert.equal(response.status, 200);
      assert.match(response.text, /"two_step":true/);
      assert.doesNotMatch(response.text, /two_step_|secret|recovery/);
    }
  });

  test("an administrator resets it for another user, who gets an email, but not for themselves", async () => {
    const admin = await withTwoStep("admin");
    const user = await withTwoStep("user");
    assert.equal((await reset(admin.token, user.id)).status, 204);
    assert.deepEqual(await latestEntry("two_step_disabled"), {
      actor_id: admin.id,
      target_id: user.id,
      fields: "[]",
    });
    assert.equal((await calls.firstStep(user.email)).status, 200);
    const [message] = await emailsTo(user.email);
    assert.equal(message?.subject, "Your two-step sign-in was reset");
    assertFailure(await reset(admin.token, user.id), 409, "Two-step sign-in is off");
    assertFailure(
      await reset(admin.token, admin.id),
      409,
      "Turn off your own two-step sign-in in Settings",
    );
    assert.equal((await stateFor(admin.token)).enabled, true);
  });

  test("wrong passwords in a stolen session lead to a wait there, but not at sign-in", async () => {
    const guarded = await startTestApp(engine, { RATE_LIMIT: "on" });
    guarded.stopClock();
    const { email, tokens } = await guarded.client.createSignedIn("user");
    const setUp = (password: string) =>
      guarded.client.call("POST", "/api/v1/users/me/two-step/setup", {
        token: tokens.accessToken,
        body: { password },
      });
    for (let count = 0; count < 5; count += 1) assert.equal((await setUp("wrong")).status, 422);
    assert.equal((await setUp(testPassword)).status, 429);
    assert.equal((await guarded.client.signIn(email)).user.email, email);
    guarded.advance(1_000);
    assert.equal((await setUp(testPassword)).status, 200);
  });
});
