import assert from "node:assert/strict";
import * as fc from "fast-check";
import { Session } from "#contract/auth.ts";
import type { TestApp } from "./app.ts";
import { rule, type Pair, type SessionModel, type Tally } from "./session-model.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The server that is put to the test, and whose sessions they are. */
export type World = {
  app: TestApp;
  userId: string;
  /** Signs an administrator in, at this moment of the server's clock. */
  adminToken: () => Promise<string>;
  tally: Tally;
};

type Command = fc.AsyncCommand<SessionModel, World>;

/** Sends a refresh and compares what comes back with what the rule says. */
export async function refresh(m: SessionModel, world: World, pair: Pair): Promise<Pair | null> {
  const isAccepted = m.acceptsRefresh(pair);
  const answer = await askRefresh(world, pair);
  assert.equal(answer.status, isAccepted ? 200 : 401, `a refresh from step ${pair.step}`);
  return isAccepted ? m.answer(Session.parse(answer.body).tokens) : null;
}

/** The same for the rightful owner, who is refused only for what others did, or for age. */
export async function refreshAsOwner(m: SessionModel, world: World, pair: Pair) {
  const next = await refresh(m, world, pair);
  settleOwner(m, world, next === null);
  return next;
}

/** Makes a call with the access token of a pair and compares the answer with the rule. */
export async function use(m: SessionModel, world: World, pair: Pair): Promise<void> {
  const isAccepted = m.acceptsUse(pair);
  assert.equal(await statusOfUse(world, pair), isAccepted ? 200 : 401, "a call");
}

export async function statusOfUse(world: World, { tokens }: Pair): Promise<number> {
  const token = tokens.accessToken;
  return (await world.app.client.call("GET", "/api/v1/users/me", { token })).status;
}

export function askRefresh(world: World, { tokens: { refreshToken } }: Pair) {
  world.tally.refreshes += 1;
  return world.app.client.call("POST", "/api/v1/auth/refresh", { body: { refreshToken } });
}

function settleOwner(m: SessionModel, world: World, isRefused: boolean): void {
  if (!isRefused) return;
  m.stored = null;
  m.hasRefusedOwner = true;
  const isOthersDoing = m.hasThiefActed || m.end !== "reuse";
  if (!isOthersDoing) world.tally.ownerRefusals += 1;
  assert.ok(isOthersDoing, "the rightful owner was signed out, and nobody had stolen anything");
}

/** Tabs that refresh at the same moment, of which some do not hear the answer. */
class TabsRefresh implements Command {
  readonly heard: boolean[];
  constructor(heard: boolean[]) {
    this.heard = heard;
  }
  check = (m: Readonly<SessionModel>) => m.stored !== null;
  async run(m: SessionModel, world: World): Promise<void> {
    const pair = m.stored;
    if (pair === null) return;
    const expected = this.heard.map(() => m.acceptsRefresh(pair));
    const answers = await Promise.all(this.heard.map(() => askRefresh(world, pair)));
    for (const [tab, answer] of answers.entries()) {
      assert.equal(answer.status, expected[tab] === true ? 200 : 401, `tab ${tab + 1}`);
      settleOwner(m, world, answer.status !== 200);
      if (answer.status !== 200) continue;
      const next = m.answer(Session.parse(answer.body).tokens);
      if (this.heard[tab] === true) m.stored = next;
      else world.tally.lostAnswers += 1;
    }
  }
  toString = () => `TabsRefresh(${this.heard.map((heard) => (heard ? "heard" : "lost")).join()})`;
}

/** A tab whose refresh takes long to reach the server. */
class RefreshSetsOut implements Command {
  check = (m: Readonly<SessionModel>) => m.stored !== null;
  async run(m: SessionModel): Promise<void> {
    if (m.stored === null) return;
    m.onTheirWay.push({ pair: m.stored, sentAt: m.now, rotations: m.rotations });
  }
  toString = () => "RefreshSetsOut";
}

/** It arrives within the time in which the rule allows tabs to be behind; its tab is content with any newer pair. */
class RefreshArrives implements Command {
  check = (m: Readonly<SessionModel>) => m.onTheirWay.length > 0;
  async run(m: SessionModel, world: World): Promise<void> {
    const request = m.onTheirWay.shift();
    if (request === undefined) return;
    const { pair, sentAt, rotations } = request;
    if (m.now - sentAt > rule.togetherMs || m.rotations - rotations >= rule.togetherSteps) return;
    const next = await refreshAsOwner(m, world, pair);
    if (next !== null && m.stored === pair) m.stored = next;
  }
  toString = () => "RefreshArrives";
}

/** Two tabs set out with the same pair; the second arrives when the first has used its answer already. */
class TabFollows implements Command {
  readonly afterMs: number;
  constructor(afterMs: number) {
    this.afterMs = afterMs;
  }
  check = (m: Readonly<SessionModel>) => m.stored !== null;
  async run(m: SessionModel, world: World): Promise<void> {
    const pair = m.stored;
    if (pair === null) return;
    m.stored = await refreshAsOwner(m, world, pair);
    if (m.stored === null) return;
    await use(m, world, m.stored);
    world.app.advance(this.afterMs);
    m.wait(this.afterMs);
    await refreshAsOwner(m, world, pair);
  }
  toString = () => `TabFollows(${this.afterMs / second} s later)`;
}

class OwnerCalls implements Command {
  check = (m: Readonly<SessionModel>) => m.stored !== null;
  async run(m: SessionModel, world: World): Promise<void> {
    if (m.stored !== null) await use(m, world, m.stored);
  }
  toString = () => "OwnerCalls";
}

/** A call that set out with an access token from before. */
class LateCall implements Command {
  readonly which: number;
  constructor(which: number) {
    this.which = which;
  }
  check = () => true;
  async run(m: SessionModel, world: World): Promise<void> {
    const pair = m.answered.filter(({ step }) => step < (m.stored?.step ?? 0)).at(-this.which);
    if (pair !== undefined) await use(m, world, pair);
  }
  toString = () => `LateCall(${this.which})`;
}

class Wait implements Command {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
  }
  check = () => true;
  async run(m: SessionModel, world: World): Promise<void> {
    world.app.advance(this.milliseconds);
    m.wait(this.milliseconds);
  }
  toString = () => `Wait(${this.milliseconds / second} s)`;
}

/** Copies a pair that was answered lately, heard by the owner or not. */
class Steal implements Command {
  readonly which: number;
  constructor(which: number) {
    this.which = which;
  }
  check = () => true;
  async run(m: SessionModel, world: World): Promise<void> {
    const pair = m.answered.at(-this.which);
    if (pair === undefined) return;
    m.thieves.push(pair);
    world.tally.thefts += 1;
  }
  toString = () => `Steal(${this.which})`;
}

class ThiefRefreshes implements Command {
  readonly which: number;
  constructor(which: number) {
    this.which = which;
  }
  check = (m: Readonly<SessionModel>) => m.thieves.length > 0;
  async run(m: SessionModel, world: World): Promise<void> {
    const index = this.which % m.thieves.length;
    const pair = m.thieves[index];
    if (pair === undefined) return;
    m.hasThiefActed = true;
    const next = await refresh(m, world, pair);
    if (next !== null) m.thieves[index] = next;
  }
  toString = () => `ThiefRefreshes(${this.which})`;
}

class ThiefCalls implements Command {
  readonly which: number;
  constructor(which: number) {
    this.which = which;
  }
  check = (m: Readonly<SessionModel>) => m.thieves.length > 0;
  async run(m: SessionModel, world: World): Promise<void> {
    const pair = m.thieves[this.which % m.thieves.length];
    if (pair === undefined) return;
    m.hasThiefActed = true;
    await use(m, world, pair);
  }
  toString = () => `ThiefCalls(${this.which})`;
}

class SignOut implements Command {
  check = (m: Readonly<SessionModel>) => m.stored !== null;
  async run(m: SessionModel, world: World): Promise<void> {
    if (m.stored === null) return;
    const { accessToken: token, refreshToken } = m.stored.tokens;
    const body = { refreshToken };
    const path = "/api/v1/auth/logout";
    assert.equal((await world.app.client.call("POST", path, { token, body })).status, 204);
    m.endBy("sign-out");
    m.stored = null;
  }
  toString = () => "SignOut";
}

/** An administrator deactivates the account, and activates it again: that revives no session. */
class Deactivate implements Command {
  check = (m: Readonly<SessionModel>) => m.end === null;
  async run(m: SessionModel, world: World): Promise<void> {
    const token = await world.adminToken();
    for (const active of [false, true]) {
      const path = `/api/v1/users/${world.userId}`;
      const answer = await world.app.client.call("PATCH", path, { token, body: { active } });
      assert.equal(answer.status, 200, answer.text);
    }
    m.endBy("deactivation");
  }
  toString = () => "Deactivate";
}

const few = fc.integer({ min: 0, max: 3 });
const recent = fc.integer({ min: 1, max: 4 });
const waits = [1, 10, 29, 30, 31, 59, 61].map((seconds) => seconds * second);
const longWaits = [2, 14, 14, 14, 54, 56, 5 * 60].map((minutes) => minutes * minute);

/** Any life of a session: mostly work, some mishaps, some theft, at times an end. */
export const lives = fc.commands<SessionModel, World, false>(
  [
    ...[1, 2, 3].map(() =>
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }).map((heard) => new TabsRefresh(heard)),
    ),
    fc.constant(new RefreshSetsOut()),
    fc.constant(new RefreshArrives()),
    fc.constantFrom(0, 5, 30).map((seconds) => new TabFollows(seconds * second)),
    fc.constant(new OwnerCalls()),
    fc.constant(new OwnerCalls()),
    recent.map((which) => new LateCall(which)),
    fc.constantFrom(...waits).map((wait) => new Wait(wait)),
    fc.constantFrom(...longWaits, 13 * hour).map((wait) => new Wait(wait)),
    recent.map((which) => new Steal(which)),
    few.map((which) => new ThiefRefreshes(which)),
    few.map((which) => new ThiefCalls(which)),
    fc
      .constantFrom(1, 2, ...Array.from({ length: 18 }, () => 0))
      .map((end) => [new OwnerCalls(), new SignOut(), new Deactivate()][end] ?? new OwnerCalls()),
  ],
  { maxCommands: 40, size: "max" },
);
