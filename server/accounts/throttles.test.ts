import assert from "node:assert/strict";
import { test } from "node:test";
import { HttpError } from "#server/http/http-error.ts";
import { Throttle } from "#server/http/throttle.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";
import { signInAttempts } from "#server/http/limits.ts";

onBothEngines("Throttled sign-in", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" }, { clock: "stopped" });

  let networks = 0;
  /** Each call comes from its own network, unless one is given. */
  const call = (path: string, body: unknown, network = `10.0.${(networks += 1)}.1`) =>
    app.client.call("POST", `/api/v1/auth/${path}`, {
      body,
      headers: { "x-forwarded-for": network },
    });
  const signIn = (email: string, password: string, network?: string) =>
    call("login", { email, password }, network);
  const fiveWrongPasswords = async (email: string, network?: string) => {
    for (let count = 0; count < 5; count += 1) {
      assert.equal((await signIn(email, "wrong", network)).status, 401);
    }
  };
  const userSignedInAt = async (network: string) => {
    const { email } = await app.client.createAccount("user");
    assert.equal((await signIn(email, testPassword, network)).status, 200);
    return email;
  };
  const wait = "Too many attempts. Please try again in";

  for (const exists of [true, false]) {
    test(`after five wrong passwords the wait doubles: ${exists ? "known" : "unknown"} account`, async () => {
      const account = await app.client.createAccount("user");
      const email = exists ? account.email : `unknown.${engine}@people.example`;
      await fiveWrongPasswords(email);
      for (const [seconds, text] of [
        [1, "1 second"],
        [2, "2 seconds"],
        [4, "4 seconds"],
        [8, "8 seconds"],
        [16, "16 seconds"],
        [32, "32 seconds"],
        [64, "64 seconds"],
        [128, "3 minutes"],
        [256, "5 minutes"],
        [512, "9 minutes"],
        [900, "15 minutes"],
        [900, "15 minutes"],
      ] as const) {
        const response = await signIn(email.toUpperCase(), "wrong");
        assertFailure(response, 429, `${wait} ${text}.`);
        assert.equal(response.headers.get("retry-after"), String(seconds));
        app.advance(seconds * 1_000);
        assert.equal((await signIn(email, "wrong")).status, 401);
      }
    });
  }

  test("attempts at the same time are counted", async () => {
    const { email } = await app.client.createAccount("user");
    const responses = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "wrong")));
    const withStatus = (status: number) =>
      responses.filter((response) => response.status === status);
    assert.equal(withStatus(401).length, 5);
    assert.equal(withStatus(429).length, 7);
  });

  test("the right password has to wait too, then clears the count", async () => {
    const { email } = await app.client.createAccount("user");
    await fiveWrongPasswords(email);
    assert.equal((await signIn(email, testPassword)).status, 429);
    app.advance(1_000);
    assert.equal((await signIn(email, testPassword)).status, 200);
    await fiveWrongPasswords(email);
  });

  test("guesses from elsewhere never delay the user in a network with a session", async () => {
    const home = "10.20.0.1";
    const email = await userSignedInAt(home);
    await fiveWrongPasswords(email);
    assert.equal((await signIn(email, testPassword)).status, 429);
    assert.equal((await signIn(email, testPassword, home)).status, 200);
    // The sign-in of the user does not clear the count of other networks.
    assert.equal((await signIn(email, testPassword)).status, 429);
  });

  test("guesses from a network with a session have to wait, without delaying other networks", async () => {
    const home = "10.20.0.2";
    const email = await userSignedInAt(home);
    await fiveWrongPasswords(email, home);
    assert.equal((await signIn(email, testPassword, home)).status, 429);
    assert.equal((await signIn(email, testPassword)).status, 200);
  });

  test("a network has its own count until its session ends", async () => {
    const home = "10.20.0.3";
    const email = await userSignedInAt(home);
    app.advance(7 * 24 * 3_600_000);
    await fiveWrongPasswords(email);
    assert.equal((await signIn(email, testPassword, home)).status, 429);
  });

  test("the message about a wait is the same for unknown accounts, also in Vietnamese", async () => {
    const known = await app.client.createAccount("user");
    assert.equal((await signIn(known.email, testPassword, "10.20.0.4")).status, 200);
    const responses: string[] = [];
    for (const email of [known.email, `unknown.${engine}@people.example`]) {
      await fiveWrongPasswords(email);
      app.advance(1_000);
      await signIn(email, "wrong");
      const response = await app.client.call("POST", "/api/v1/auth/login", {
        body: { email, password: "wrong" },
        headers: { "x-forwarded-for": "10.20.0.5", "accept-language": "vi" },
      });
      assertFailure(response, 429, "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 2 giây.");
      responses.push(response.text.replace(/"requestId":"[^"]+"/, ""));
    }
    assert.equal(responses[0], responses[1]);
  });

  test("a restart keeps the count of attempts", async () => {
    const { email } = await app.client.createAccount("user");
    await fiveWrongPasswords(email);
    const again = new Throttle(app.db, app.clock, true);
    await assert.rejects(again.attempt(signInAttempts, email), HttpError);
    assert.equal((await signIn(email, "wrong")).status, 429);
  });

  test("one network can try 30 accounts a minute", async () => {
    const network = "10.9.9.9";
    for (let count = 0; count < 30; count += 1) {
      assert.equal((await signIn(`n${count}@people.example`, "wrong", network)).status, 401);
    }
    assert.equal((await signIn("n31@people.example", "wrong", network)).status, 429);
    assert.equal((await signIn("n31@people.example", "wrong", "10.9.9.10")).status, 401);
    app.advance(60_000);
    assert.equal((await signIn("n32@people.example", "wrong", network)).status, 401);
  });

  test("one network can create thirty accounts an hour, not counting refused passwords", async () => {
    const network = "10.8.8.8";
    const sign = (count: number, password: string) => {
      const email = `s${count}.${engine}@people.example`;
      return call("signup", { name: "A", email, password }, network);
    };
    for (let count = 0; count < 3; count += 1) {
      assert.equal((await sign(count, "password1")).status, 422);
    }
    for (let count = 0; count < 30; count += 1) {
      assert.equal((await sign(count, testPassword)).status, 201);
    }
    assert.equal((await sign(31, testPassword)).status, 429);
  });

  test("one session can refresh 30 times in five minutes", async () => {
    const { email } = await app.client.createAccount("user");
    let { refreshToken } = (await app.client.signIn(email)).tokens;
    for (let count = 0; count < 30; count += 1) {
      const response = await call("refresh", { refreshToken });
      assert.equal(response.status, 200);
      refreshToken = /"refreshToken":"([^"]+)"/.exec(response.text)?.[1] ?? "";
    }
    assert.equal((await call("refresh", { refreshToken })).status, 429);
    app.advance(300_000);
    assert.equal((await call("refresh", { refreshToken })).status, 200);
  });

  test("one network can try 60 one-time links an hour", async () => {
    const body = { token: "x".repeat(43), password: testPassword };
    for (let count = 0; count < 60; count += 1) {
      assert.equal((await call("reset-password", body, "10.7.7.7")).status, 422);
    }
    assert.equal((await call("reset-password", body, "10.7.7.7")).status, 429);
  });
});
