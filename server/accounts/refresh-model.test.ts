import * as fc from "fast-check";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Session, type Tokens } from "#contract/auth.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import {
  hour,
  minute,
  newTally,
  refreshRule,
  report,
  second,
  SessionModel,
  type Pair,
} from "#server/testing/session-model.ts";
import { toSession, startSession } from "./sessions.ts";
import { findUserById } from "./user-record.ts";

/** The server under test and the user of the session. */
type World = {
  app: TestApp;
  userId: string;
  /** Signs an administrator in at the current time of the server. */
  adminToken: () => Promise<string>;
  tally: ReturnType<typeof newTally>;
};

/** Sends a refresh and compares the response with the model. */
async function refresh(m: SessionModel, world: World, pair: Pair): Promise<Pair | null> {
  const isAccepted = m.acceptsRefresh(pair);
  const response = await sendRefresh(world, pair);
  assert.equal(response.status, isAccepted ? 200 : 401, `a refresh from step ${pair.step}`);
  return isAccepted ? m.recordResponse(Session.parse(response.body).tokens) : null;
}

/** The same for the owner, whom the server refuses only after a theft or the end of the session. */
async function refreshAsOwner(m: SessionModel, world: World, pair: Pair) {
  const next = await refresh(m, world, pair);
  settleOwner(m, next === null);
  return next;
}

/** Makes a call with the access token of a pair and compares the response with the model. */
async function use(m: SessionModel, world: World, pair: Pair): Promise<void> {
  const isAccepted = m.acceptsUse(pair);
  assert.equal(await statusOfUse(world, pair), isAccepted ? 200 : 401, "a call");
}

async function statusOfUse(world: World, { tokens }: Pair): Promise<number> {
  const token = tokens.accessToken;
  return (await world.app.client.call("GET", "/api/v1/users/me", { token })).status;
}

function sendRefresh(world: World, { tokens: { refreshToken } }: Pair) {
  world.tally.refreshes += 1;
  return world.app.client.call("POST", "/api/v1/auth/refresh", { body: { refreshToken } });
}

/** Moves the clocks of the model and of the server. */
function pass(m: SessionModel, world: World, milliseconds: number): void {
  world.app.advance(milliseconds);
  m.now += milliseconds;
}

function settleOwner(m: SessionModel, isRefused: boolean): void {
  if (!isRefused) return;
  m.stored = null;
  assert.ok(m.hasThiefActed || m.end !== "reuse", "the owner was signed out without a theft");
}

type Command = fc.AsyncCommand<SessionModel, World>;

/** A command of the model test; reports show `name`. */
const command = (name: string, run: Command["run"]): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

type Step = (m: SessionModel, world: World, pair: Pair) => Promise<void>;

/** A command of the owner, while they have a pair. */
const ownerStep = (name: string, run: Step) =>
  command(name, async (m, world) => {
    if (m.stored !== null) await run(m, world, m.stored);
  });

/** Tabs refresh at the same time; some of the responses are lost. */
const tabsRefresh = (received: readonly boolean[]) =>
  ownerStep(`tabsRefresh(${received.join()})`, async (m, world, pair) => {
    const expected = received.map(() => m.acceptsRefresh(pair));
    const responses = await Promise.all(received.map(() => sendRefresh(world, pair)));
    for (const [tab, response] of responses.entries()) {
      assert.equal(response.status, expected[tab] === true ? 200 : 401, `tab ${tab + 1}`);
      settleOwner(m, response.status !== 200);
      if (response.status !== 200) continue;
      const next = m.recordResponse(Session.parse(response.body).tokens);
      if (received[tab] === true) m.stored = next;
      else world.tally.lostResponses += 1;
    }
  });

/** A tab sends a refresh that takes long to reach the server. */
const refreshIsSent = ownerStep("refreshIsSent", async (m, _world, pair) => {
  m.pendingRefreshes.push({ pair, sentAt: m.now, rotations: m.rotations });
});

/** It arrives within the time that the rule allows; its tab then uses the newest pair. */
const refreshArrives = command("refreshArrives", async (m, world) => {
  const request = m.pendingRefreshes.shift();
  if (request === undefined) return;
  const { pair, sentAt, rotations } = request;
  const { togetherMs, togetherSteps } = refreshRule;
  if (m.now - sentAt > togetherMs || m.rotations - rotations >= togetherSteps) return;
  const next = await refreshAsOwner(m, world, pair);
  if (next !== null && m.stored === pair) m.stored = next;
});

/** Two tabs refresh with the same pair; the second arrives after the first has used its new pair. */
const tabFollows = (afterMs: number) =>
  ownerStep(`tabFollows(${afterMs / second} s later)`, async (m, world, pair) => {
    m.stored = await refreshAsOwner(m, world, pair);
    if (m.stored === null) return;
    await use(m, world, m.stored);
    pass(m, world, afterMs);
    await refreshAsOwner(m, world, pair);
  });

const ownerCalls = ownerStep("ownerCalls", use);

/** A late call with an older access token. */
const lateCall = (which: number) =>
  command(`lateCall(${which})`, async (m, world) => {
    const pair = m.issued.filter(({ step }) => step < (m.stored?.step ?? 0)).at(-which);
    if (pair !== undefined) await use(m, world, pair);
  });

const wait = (milliseconds: number) =>
  command(`wait(${milliseconds / second} s)`, async (m, world) => {
    pass(m, world, milliseconds);
  });

/** Copies a recently issued pair, whether or not its owner received it. */
const steal = (which: number) =>
  command(`steal(${which})`, async (m, world) => {
    const pair = m.issued.at(-which);
    if (pair === undefined) return;
    m.thieves.push(pair);
    world.tally.thefts += 1;
  });

/** A command of one of the thieves, if there are any. */
const thiefStep = (
  name: string,
  which: number,
  run: (m: SessionModel, world: World, pair: Pair, index: number) => Promise<void>,
) =>
  command(`${name}(${which})`, async (m, world) => {
    const index = which % m.thieves.length;
    const pair = m.thieves[index];
    if (pair === undefined) return;
    m.hasThiefActed = true;
    await run(m, world, pair, index);
  });

const thiefRefreshes = (which: number) =>
  thiefStep("thiefRefreshes", which, async (m, world, pair, index) => {
    const next = await refresh(m, world, pair);
    if (next !== null) m.thieves[index] = next;
  });

const thiefCalls = (which: number) => thiefStep("thiefCalls", which, use);

const signOut = ownerStep("signOut", async (m, world, { tokens }) => {
  const { accessToken: token, refreshToken } = tokens;
  const body = { refreshToken };
  const response = await world.app.client.call("POST", "/api/v1/auth/logout", { token, body });
  assert.equal(response.status, 204);
  m.endBy("sign-out");
  m.stored = null;
});

/** An administrator deactivates the account and activates it again, which revives no session. */
const deactivate = command("deactivate", async (m, world) => {
  if (m.end !== null) return;
  const token = await world.adminToken();
  for (const active of [false, true]) {
    const path = `/api/v1/users/${world.userId}`;
    const response = await world.app.client.call("PATCH", path, { token, body: { active } });
    assert.equal(response.status, 200, response.text);
  }
  m.endBy("deactivation");
});

const few = fc.integer({ min: 0, max: 3 });
const recent = fc.integer({ min: 1, max: 4 });
const waits = [1, 10, 29, 30, 31, 59, 61].map((seconds) => seconds * second);
const longWaits = [2, 14, 14, 14, 54, 56, 5 * 60].map((minutes) => minutes * minute);

/** Random lives of a session: mostly work, some lost responses, some theft, sometimes an end. */
const randomSessions = fc.commands<SessionModel, World, false>(
  [
    ...[1, 2, 3].map(() => fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }).map(tabsRefresh)),
    fc.constant(refreshIsSent),
    fc.constant(refreshArrives),
    fc.constantFrom(0, 5, 30).map((seconds) => tabFollows(seconds * second)),
    fc.constant(ownerCalls),
    fc.constant(ownerCalls),
    recent.map(lateCall),
    fc.constantFrom(...waits).map(wait),
    fc.constantFrom(...longWaits, 13 * hour).map(wait),
    recent.map(steal),
    few.map(thiefRefreshes),
    few.map(thiefCalls),
    fc
      .constantFrom(1, 2, ...Array.from({ length: 18 }, () => 0))
      .map((end) => [ownerCalls, signOut, deactivate][end] ?? ownerCalls),
  ],
  { maxCommands: 40, size: "max" },
);

// `SESSION_MODEL_RUNS=5000 SESSION_MODEL_SEED=7` runs longer or with other random steps.
const numRuns = Number(process.env["SESSION_MODEL_RUNS"] ?? 15);
const firstSeed = Number(process.env["SESSION_MODEL_SEED"] ?? 20_260_101);

onBothEngines("Any life of a session", (engine) => {
  // Each engine gets other random steps.
  const seed = engine === "sqlite" ? firstSeed : firstSeed + 1;
  let world: World;
  let owner: { id: string; email: string };
  before(async () => {
    const app = await startTestApp(engine);
    app.stopClock();
    owner = await app.client.createAccount("user");
    const admin = await app.client.createAccount("admin");
    const adminToken = async () => (await openSession(admin.id)).accessToken;
    world = { app, userId: owner.id, adminToken, tally: newTally() };
  });

  /** Starts a session like a sign-in, but without hashing a password. */
  async function openSession(userId: string): Promise<Tokens> {
    const { db, clock } = world.app;
    const user = await findUserById(db, userId);
    assert.ok(user);
    const client = { network: "127.0.0.1", userAgent: "", requestId: "", language: "en" } as const;
    const now = clock();
    const session = await withTransaction(db, (tx) => startSession(tx, user, client, now));
    return (await toSession(world.app, session, now)).tokens;
  }

  async function reuses(): Promise<number> {
    const log = world.app.db.selectFrom("audit_log").select("id");
    return (await log.where("action", "=", "refresh_reuse").execute()).length;
  }

  /** Owner and thieves refresh and call in turn, seven minutes apart, until the session ends. */
  async function settleTheft(m: SessionModel): Promise<void> {
    const begun = m.now;
    m.hasThiefActed = true;
    for (let round = 0; round < 3 && m.end === null; round += 1) {
      if (m.stored !== null) m.stored = await refreshAsOwner(m, world, m.stored);
      if (m.stored !== null) await use(m, world, m.stored);
      pass(m, world, 7 * minute);
      for (const [index, pair] of m.thieves.entries()) {
        const next = await refresh(m, world, pair);
        if (next === null) continue;
        m.thieves[index] = next;
        await use(m, world, next);
      }
      pass(m, world, 7 * minute);
    }
    assert.notEqual(m.end, null, "a stolen token still works beside the owner's");
    world.tally.minutesToCatch.push((m.now - begun) / minute);
  }

  async function assertNothingWorks(m: SessionModel): Promise<void> {
    for (const pair of m.issued.slice(-5)) {
      assert.equal((await sendRefresh(world, pair)).status, 401);
      assert.equal(await statusOfUse(world, pair), 401);
    }
  }

  test("tabs and lost responses never sign the owner out, a stolen token ends, and an ended session stays ended", async (t) => {
    const { tally } = world;
    const property = fc.asyncProperty(randomSessions, async (commands) => {
      const reusesBefore = await reuses();
      const m = new SessionModel(await openSession(owner.id));
      await fc.asyncModelRun(() => ({ model: m, real: world }), commands);
      if (m.end === null && m.thieves.length > 0) await settleTheft(m);
      else if (m.stored !== null) await refreshAsOwner(m, world, m.stored);
      if (m.end !== null) await assertNothingWorks(m);
      assert.equal((await reuses()) - reusesBefore, m.end === "reuse" ? 1 : 0);
      tally.runs += 1;
      if (m.end !== null) tally.ends[m.end] += 1;
    });
    await fc.assert(property, { numRuns, seed });
    t.diagnostic(report(tally));
  });
});
