import * as fc from "fast-check";
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Tokens } from "#contract/auth.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { onBothEngines, startTestApp } from "#server/testing/app.ts";
import {
  pass,
  sendRefresh,
  randomSessions,
  refresh,
  refreshAsOwner,
  statusOfUse,
  use,
  type World,
} from "#server/testing/session-commands.ts";
import { SessionModel, type Tally } from "#server/testing/session-model.ts";
import { toSession, startSession } from "./sessions.ts";
import { findUserById } from "./user-record.ts";

const minute = 60_000;

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
    world = { app, userId: owner.id, adminToken, tally: emptyTally() };
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

function emptyTally(): Tally {
  return {
    runs: 0,
    refreshes: 0,
    lostResponses: 0,
    ownerRefusals: 0,
    thefts: 0,
    minutesToCatch: [],
    ends: { reuse: 0, "sign-out": 0, deactivation: 0, disuse: 0, age: 0 },
  };
}

function report({ minutesToCatch, ...tally }: Tally): string {
  const sorted = minutesToCatch.toSorted((a, b) => a - b);
  const caught = {
    thievesBesideAnOwner: sorted.length,
    medianMinutes: sorted[Math.floor(sorted.length / 2)] ?? 0,
    mostMinutes: sorted.at(-1) ?? 0,
  };
  return JSON.stringify({ ...tally, ...caught });
}
