import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CallFailed, tooManyRequests, unavailable } from "#server/http/failure.ts";
import { onBothEngines, startTestApp } from "#server/testing/app.ts";
import { testPassword } from "#server/testing/client.ts";
import { countFailed, inLine } from "./standing.ts";

/** Since when a network counts as waiting. */
const sinceOf = (network: string) => inLine(network, async (since) => since);

/** Whether a network that asks now is put back by so much. */
const isSetBack = (network: string, milliseconds: number) => {
  const before = performance.now();
  return inLine(network, async (since) => {
    const began = since - milliseconds;
    return before <= began && began <= performance.now();
  });
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
    const turnedAway = performance.now();
    await turnAway(network);
    assert.ok((await sinceOf(network)) < turnedAway);
    assert.ok((await sinceOf(network)) > turnedAway);
  });

  test("is kept for each of several from one network", async () => {
    const network = "10.0.1.5";
    await Promise.all([turnAway(network), turnAway(network)]);
    const turnedAway = performance.now();
    assert.ok((await sinceOf(network)) < turnedAway);
    assert.ok((await sinceOf(network)) < turnedAway);
    assert.ok((await sinceOf(network)) > turnedAway);
  });

  test("is not kept for whoever was refused for another reason", async () => {
    const network = "10.0.1.2";
    await assert.rejects(inLine(network, () => Promise.reject(tooManyRequests(1))));
    assert.ok(await isSetBack(network, 0));
  });

  test("is five seconds further back for each that failed or waits already, a minute at most", async () => {
    const network = "10.0.1.3";
    countFailed(network);
    const two = [isSetBack(network, 5_000), isSetBack(network, 10_000)];
    assert.deepEqual(await Promise.all(two), [true, true]);
    for (let count = 0; count < 20; count += 1) countFailed(network);
    assert.ok(await isSetBack(network, 60_000));
    assert.ok(await isSetBack("10.0.1.4", 0));
  });
});

onBothEngines("Signing in beside a storm", (engine) => {
  test("turned away counts as no attempt, and who tries again gets in past a crowd that is new", async () => {
    const app = await startTestApp(engine, { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" });
    const { email } = await app.client.createAccount("user");
    const signIn = async (network: string) => {
      const body = { email, password: testPassword };
      const headers = { "x-forwarded-for": network };
      const { status } = await app.client.call("POST", "/api/v1/auth/login", { body, headers });
      return status;
    };
    /** As many as there is room for, until they may leave. */
    const fill = () => {
      const mayLeave = Promise.withResolvers<void>();
      const begin = () => mayLeave.promise;
      const crowd = Array.from({ length: 66 }, () => app.passwords.verify(null, "x", { begin }));
      return { leave: mayLeave.resolve, crowd, left: Promise.allSettled(crowd) };
    };
    // What is remembered of networks goes for the whole process.
    const [home, strange] = engine === "sqlite" ? ["10.2.0.1", "10.2.1"] : ["10.3.0.1", "10.3.1"];
    const one = fill();
    const strangers = Array.from({ length: 6 }, (_, index) => signIn(`${strange}.${index + 1}`));
    assert.deepEqual(await Promise.all(strangers), [503, 503, 503, 503, 503, 503]);
    assert.equal(await signIn(home), 503);
    one.leave();
    await one.left;

    const other = fill();
    const signedIn = signIn(home);
    // Nobody of the crowd may leave yet: one makes room.
    await assert.rejects(Promise.race(other.crowd), CallFailed);
    assert.equal(await signIn(`${strange}.7`), 503);
    other.leave();
    await other.left;
    assert.equal(await signedIn, 200);
  });
});
