import assert from "node:assert/strict";
import { test } from "node:test";
import { Throttle } from "#server/http/throttle.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { twoStepCalls } from "#server/testing/two-step-calls.ts";
import { codeAttempts } from "#server/http/limits.ts";
import { signChallenge } from "./tokens.ts";

onBothEngines("Guessing codes", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" }, { clock: "stopped" });
  const calls = twoStepCalls(app);

  /** Uses the five free attempts of an account with wrong codes. */
  const guess = async (account: { code: () => string }, challenge: string) => {
    for (let count = 0; count < 5; count += 1) {
      const wrong = account.code() === "000000" ? "000001" : "000000";
      assert.equal((await calls.finish(challenge, wrong)).status, 401);
    }
  };

  test("waits longer after each wrong code, across networks and challenges", async () => {
    const account = await calls.createAccount();
    await guess(account, await calls.challengeFor(account.email));
    const longest = 4 * 3_600;
    for (let seconds = 1; seconds < 2 * longest; seconds *= 2) {
      const wait = Math.min(seconds, longest);
      const row = { id: account.id, ...(await stateOf(account.id)) };
      const challenge = await signChallenge(app.keys, row, app.clock());
      const early = await calls.finish(challenge, "000000");
      assert.equal(early.status, 429, early.text);
      assert.equal(early.headers.get("retry-after"), String(wait));
      app.advance(wait * 1_000);
      const fresh = await signChallenge(app.keys, row, app.clock());
      assert.equal((await calls.finish(fresh, "000000")).status, 401);
    }
  });

  test("keeps its count after a restart and after a right password", async () => {
    const account = await calls.createAccount();
    await guess(account, await calls.challengeFor(account.email));
    const restarted = new Throttle(app.db, app.clock, true);
    await assert.rejects(restarted.attempt(codeAttempts, account.id), { status: 429 });
    const challenge = await calls.challengeFor(account.email);
    assert.equal((await calls.finish(challenge, account.code())).status, 429);
  });

  test("does not lock out the user: a recovery code works and ends the wait", async () => {
    const account = await calls.createAccount();
    await guess(account, await calls.challengeFor(account.email));
    const challenge = await calls.challengeFor(account.email);
    assert.equal((await calls.finish(challenge, account.code())).status, 429);
    assert.equal((await calls.finish(challenge, account.recoveryCodes[0] ?? "")).status, 200);
    assert.equal((await calls.finish(challenge, account.code())).status, 200);
  });

  test("counts attempts at the same time", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => calls.finish(challenge, "000000")),
    );
    assert.equal(responses.filter(({ status }) => status === 429).length, 7);
  });

  test("is limited to 30 recovery codes a minute from one network", async () => {
    const account = await calls.createAccount();
    const challenge = await calls.challengeFor(account.email);
    const network = "10.41.0.1";
    for (let count = 0; count < 30; count += 1) {
      assert.equal((await calls.finish(challenge, "aaaaaaaaaa", network)).status, 401);
    }
    assert.equal((await calls.finish(challenge, "aaaaaaaaaa", network)).status, 429);
  });

  test("keeps the count of wrong passwords until the second step succeeds", async () => {
    const account = await calls.createAccount();
    app.advance(8 * 24 * 3_600_000);
    for (let count = 0; count < 5; count += 1) await calls.challengeFor(account.email);
    assert.equal((await calls.firstStep(account.email)).status, 429);
    app.advance(1_000);
    const challenge = await calls.challengeFor(account.email);
    assert.equal((await calls.finish(challenge, account.code())).status, 200);
    await calls.challengeFor(account.email);
  });

  const stateOf = (id: string) =>
    app.db
      .selectFrom("users")
      .select(["password_hash", "two_step_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
});
