import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "#contract/auth.ts";
import { Failure } from "#contract/failure.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { codeAt, type TestResponse } from "#server/testing/client.ts";
import { halfMinute, twoStepCalls } from "#server/testing/two-step-calls.ts";
import { deriveKeys } from "#server/http/keys.ts";
import { createLink } from "./links.ts";
import { signChallenge } from "./tokens.ts";

const wrongCode = "This code is not valid, or it was already used";
const again = "This sign-in took too long. Please sign in again.";

const codeOf = (response: TestResponse) => Failure.parse(response.body).error.code;

onBothEngines("The second step of a sign-in", (engine) => {
  const app = testApp(engine, { TRUST_PROXY: "127.0.0.1" }, { clock: "stopped" });
  const calls = twoStepCalls(app);
  const audited = (userId: string) =>
    app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "target_id"])
      .where((eb) => eb.or([eb("actor_id", "=", userId), eb("target_id", "=", userId)]))
      .orderBy("id", "desc")
      .limit(2)
      .execute();

  test("the right password gets a challenge, and the right code a session", async () => {
    const account = await calls.createAccount();
    const first = await calls.firstStep(account.email);
    assertFailure(first, 401, "Please enter a code to finish signing in.");
    assert.equal(codeOf(first), "mfa_required");
    assert.doesNotMatch(first.text, /accessToken|refreshToken|"user"/);
    const sessions = app.db.selectFrom("sessions").selectAll().where("user_id", "=", account.id);
    assert.equal((await sessions.execute()).length, 1);

    const { challenge = "" } = Failure.parse(first.body);
    const second = await calls.finish(challenge, account.code());
    assert.equal(second.status, 200, second.text);
    const { user, tokens } = Session.parse(second.body);
    assert.equal(user.id, account.id);
    const me = { token: tokens.accessToken };
    assert.equal((await app.client.call("GET", "/api/v1/users/me", me)).status, 200);
    assert.equal((await audited(account.id))[0]?.action, "sign_in");
  });

  test("a challenge does not work as an access token, nor the other way round", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    const response = await app.client.call("GET", "/api/v1/users/me", { token: challenge });
    assert.equal(response.status, 401);
    const { accessToken, refreshToken } = account.tokens;
    for (const token of [accessToken, refreshToken, "", "no token"]) {
      assertFailure(await calls.finish(token, account.code()), 401, again);
    }
  });

  test("after AUTH_SECRET was lost, no code works until an administrator resets two-step sign-in", async () => {
    const account = await calls.createAccount();
    const { dataDir, databaseUrl } = app.config;
    const later = await startTestApp(engine, {
      AUTH_SECRET: "another secret of the tests, long enough",
      AUTH_SECRET_PREVIOUS: "lost",
      TRUST_PROXY: "127.0.0.1",
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    const afterwards = twoStepCalls(later);
    const challenge = await afterwards.challengeFor(account.email);
    const [recoveryCode = ""] = account.recoveryCodes;
    for (const code of [codeAt(account.secret, later.clock()), recoveryCode]) {
      assertFailure(await afterwards.finish(challenge, code), 401, wrongCode);
    }
    const { tokens } = await later.client.createSignedIn("admin");
    const path = `/api/v1/users/${account.id}/two-step/reset`;
    const reset = await later.client.call("POST", path, { token: tokens.accessToken });
    assert.ok(reset.status < 300, reset.text);
    assert.equal((await afterwards.firstStep(account.email)).status, 200);
  });

  test("the response to a wrong password does not reveal two-step sign-in", async () => {
    const account = await calls.createAccount();
    const response = await calls.firstStep(account.email, "wrong");
    assertFailure(response, 401, "Invalid email or password");
    assert.equal(codeOf(response), "invalid_credentials");
    assert.doesNotMatch(response.text, /challenge/);
  });

  test("a wrong code is refused in the language of the request and recorded", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    const wrong = account.code() === "000000" ? "000001" : "000000";
    const response = await calls.finish(challenge, wrong);
    assertFailure(response, 401, wrongCode);
    assert.equal(codeOf(response), "invalid_credentials");
    assert.deepEqual((await audited(account.id))[0], {
      action: "two_step_failed",
      actor_id: null,
      target_id: account.id,
    });
    const inVietnamese = await app.client.call("POST", "/api/v1/auth/login/verify", {
      body: { challenge, code: wrong },
      headers: { "accept-language": "vi" },
    });
    assertFailure(inVietnamese, 401, "Mã không đúng hoặc đã được sử dụng");
    assert.equal((await calls.finish(challenge, account.code())).status, 200);
  });

  test("a malformed code is refused at its field", async () => {
    for (const [code, sentence] of [
      ["", "Please enter the code"],
      ["12345", "Enter the six digits from your app, or a recovery code"],
      ["12345a", "Enter the six digits from your app, or a recovery code"],
    ] as const) {
      const response = await calls.finish("any", code);
      assertFailure(response, 422, "Please check the highlighted fields.", { code: [sentence] });
    }
  });

  test("a code works once, and earlier codes no longer work", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    app.advance(halfMinute);
    const earlier = codeAt(account.secret, new Date(app.clock().getTime() - halfMinute));
    const spaced = `${account.code().slice(0, 3)} ${account.code().slice(3)}`;
    assert.equal((await calls.finish(challenge, spaced)).status, 200);
    assertFailure(await calls.finish(challenge, account.code()), 401, wrongCode);
    assertFailure(await calls.finish(challenge, earlier), 401, wrongCode);
    app.advance(halfMinute);
    assert.equal((await calls.finish(challenge, account.code())).status, 200);
  });

  test("the code that turned it on does not work for a sign-in", async () => {
    const { email, tokens } = await app.client.createSignedIn("user");
    const { secret } = await app.client.turnOnTwoStep(tokens.accessToken);
    const challenge = await calls.challengeFor(email);
    assertFailure(await calls.finish(challenge, codeAt(secret, app.clock())), 401, wrongCode);
  });

  for (const kind of ["code", "recovery code"]) {
    test(`of several sign-ins with the same ${kind} at the same time, one succeeds`, async () => {
      const account = await calls.createAccount();
      const challenge = await calls.challengeFor(account.email);
      const code = kind === "code" ? account.code() : (account.recoveryCodes[0] ?? "");
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => calls.finish(challenge, code)),
      );
      assert.deepEqual(
        responses.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, 401, 401, 401, 401, 401],
      );
    });
  }

  test("a recovery code works once, in any spelling, and the others still work", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    const [first = "", second = ""] = account.recoveryCodes;
    assert.equal(
      (await calls.finish(challenge, ` ${first.toUpperCase().replace("-", " ")} `)).status,
      200,
    );
    assert.deepEqual((await audited(account.id)).map(({ action }) => action).sort(), [
      "recovery_code_used",
      "sign_in",
    ]);
    assertFailure(await calls.finish(challenge, first), 401, wrongCode);
    assert.equal((await calls.finish(challenge, second)).status, 200);
  });

  test("recovery codes and apps of other users do not work", async () => {
    const [one, other] = [await calls.createAccount(), await calls.createAccount()];
    const challenge = await calls.challengeFor(one.email);
    for (const code of [other.code(), other.recoveryCodes[0] ?? ""]) {
      assertFailure(await calls.finish(challenge, code), 401, wrongCode);
    }
  });

  test("a challenge lasts five minutes", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    app.advance(5 * 60_000 - 1_000);
    assert.equal((await calls.finish(challenge, account.code())).status, 200);
    // This is beyond the tolerance for clocks that differ.
    app.advance(6_000);
    const late = await calls.finish(challenge, account.code());
    assertFailure(late, 401, again);
    assert.equal(codeOf(late), "unauthenticated");
  });

  test("a forged or changed challenge does not work", async () => {
    const account = await calls.createAccount();
    const row = await app.db
      .selectFrom("users")
      .select(["id", "password_hash", "two_step_at"])
      .where("id", "=", account.id)
      .executeTakeFirstOrThrow();
    const foreign = deriveKeys("a secret that is not the server's");
    const real = await signChallenge(app.keys, row, app.clock());
    const [head = "", body = "", mac = ""] = real.split(".");
    const unsigned = Buffer.from('{"alg":"none","typ":"challenge+jwt"}').toString("base64url");
    for (const challenge of [
      await signChallenge(foreign, row, app.clock()),
      `${unsigned}.${body}.`,
      `${head}.${body}.${mac.slice(0, -4)}AAAA`,
    ]) {
      assertFailure(await calls.finish(challenge, account.code()), 401, again);
    }
    assert.equal((await calls.finish(real, account.code())).status, 200);
  });

  test("a new password and a deactivation invalidate earlier challenges", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    const link = { purpose: "reset", userId: account.id, hours: 1 } as const;
    const address = await withTransaction(app.db, (tx) =>
      createLink(tx, link, app.config.siteUrl, app.clock()),
    );
    const token = address.split("#token=")[1];
    const password = "another bronze drum 2026";
    assert.equal((await calls.post("reset-password", { token, password })).status, 200);
    assertFailure(await calls.finish(challenge, account.code()), 401, again);

    // A password reset keeps two-step sign-in.
    const next = await calls.challengeFor(account.email, password);
    await app.db.updateTable("users").set({ active: false }).where("id", "=", account.id).execute();
    assertFailure(await calls.finish(next, account.code()), 401, again);
  });

  test("the log contains no secret, no code and no challenge", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    const code = account.code();
    await calls.finish(challenge, "000000");
    await calls.finish(challenge, code);
    await calls.finish(challenge, account.recoveryCodes[0] ?? "");
    const log = app.logged();
    assert.ok(log.includes("/api/v1/auth/login/verify"));
    for (const secret of [account.secret, challenge, ...account.recoveryCodes, `"${code}"`]) {
      assert.ok(!log.includes(secret), secret);
    }
  });

  test("emails are in the language of the last sign-in", async () => {
    const account = await calls.createAccount();
    const languageOf = async () =>
      (
        await app.db
          .selectFrom("users")
          .select("language")
          .where("id", "=", account.id)
          .executeTakeFirstOrThrow()
      ).language;
    const challenge = await calls.challengeFor(account.email);
    assert.equal(await languageOf(), "en");
    const response = await app.client.call("POST", "/api/v1/auth/login/verify", {
      body: { challenge, code: account.code() },
      headers: { "accept-language": "vi" },
    });
    assert.equal(response.status, 200);
    assert.equal(await languageOf(), "vi");
  });
});
