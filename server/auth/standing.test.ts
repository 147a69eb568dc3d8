import { hash } from "@node-rs/argon2";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { CallFailed, tooManyRequests, unavailable } from "#server/http/failure.ts";
import { onBothEngines, startTestApp } from "#server/testing/app.ts";
import { testPassword } from "#server/testing/client.ts";
import { verifyPassword } from "./passwords.ts";
import { countFailed, inLine } from "./standing.ts";

/** Since when a network counts as waiting, in relation to now. */
const sinceOf = async (network: string) => {
  const now = performance.now();
  return inLine(network, async (since) => since - now);
};

const turnAway = (network: string) =>
  assert.rejects(
    inLine(network, () => Promise.reject(unavailable())),
    CallFailed,
  );

describe("A place in the line", () => {
  test("is kept for whoever is turned away, until they have had their turn", async () => {
    const network = "10.0.1.1";
    await turnAway(network);
    await pause(50);
    await turnAway(network);
    assert.ok((await sinceOf(network)) < -40);
    assert.ok((await sinceOf(network)) >= 0);
  });

  test("is kept for each of several from one network", async () => {
    const network = "10.0.1.5";
    await Promise.all([turnAway(network), turnAway(network)]);
    await pause(50);
    assert.ok((await sinceOf(network)) < -40);
    assert.ok((await sinceOf(network)) < -40);
    assert.ok((await sinceOf(network)) >= 0);
  });

  test("is not kept for whoever was refused for another reason", async () => {
    const network = "10.0.1.2";
    await assert.rejects(inLine(network, () => Promise.reject(tooManyRequests(1))));
    await pause(50);
    assert.ok((await sinceOf(network)) >= 0);
  });

  test("is five seconds further back for each that failed or waits already, a minute at most", async () => {
    const network = "10.0.1.3";
    countFailed(network);
    const [first, second] = await Promise.all([sinceOf(network), sinceOf(network)]);
    assert.equal(Math.floor(first / 1_000), 5);
    assert.equal(Math.floor(second / 1_000), 10);
    for (let count = 0; count < 20; count += 1) countFailed(network);
    assert.equal(Math.floor((await sinceOf(network)) / 1_000), 60);
    assert.equal(Math.floor((await sinceOf("10.0.1.4")) / 1_000), 0);
  });
});

onBothEngines("Signing in beside a storm", (engine) => {
  test("turned away counts as no attempt, and who tries again gets in past a crowd that does not end", async () => {
    const app = await startTestApp(engine, { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" });
    const { email } = await app.client.createAccount("user");
    const signIn = async (network: string) => {
      const body = { email, password: testPassword };
      const headers = { "x-forwarded-for": network };
      const { status } = await app.client.call("POST", "/api/v1/auth/login", { body, headers });
      return status;
    };
    // What is remembered of networks goes for the whole process.
    const [home, strange] = engine === "sqlite" ? ["10.2.0.1", "10.2.1"] : ["10.3.0.1", "10.3.1"];
    const storm = { isOver: false };
    const soonDone = await hash("x", { memoryCost: 8, timeCost: 1 });
    // More than there is room for; whoever is done or turned away is followed by a stranger.
    const crowd = Array.from({ length: 100 }, async () => {
      while (!storm.isOver) await verifyPassword(soonDone, "x").catch(() => pause(10));
    });
    try {
      const strangers = Array.from({ length: 6 }, (_, index) => signIn(`${strange}.${index + 1}`));
      assert.deepEqual(await Promise.all(strangers), [503, 503, 503, 503, 503, 503]);
      assert.equal(await signIn(home), 503);
      let status = 503;
      for (let tries = 0; status === 503 && tries < 50; tries += 1) {
        await pause(100);
        status = await signIn(home);
      }
      assert.equal(status, 200);
      assert.equal(await signIn(`${strange}.7`), 503);
    } finally {
      storm.isOver = true;
      await Promise.all(crowd);
    }
  });
});
