import assert from "node:assert/strict";
import type { Tokens } from "#contract/auth.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The figures of the refresh rule, as docs/sessions.md states them. */
export const rule = {
  togetherMs: 30 * second,
  togetherSteps: 8,
  // With the five seconds by which clocks of servers may differ.
  accessMs: 55 * minute + 5 * second,
  unusedMs: 24 * hour,
  longestMs: 7 * 24 * hour,
  useNotedEveryMs: minute,
} as const;

/** A pair of tokens in somebody's hands. */
export type Pair = { tokens: Tokens; step: number; accessEndsAt: number };

type End = "reuse" | "sign-out" | "deactivation" | "disuse" | "age";

/** What happened in all runs together. */
export type Tally = {
  runs: number;
  refreshes: number;
  lostAnswers: number;
  ownerRefusals: number;
  thefts: number;
  minutesToCatch: number[];
  ends: Record<End, number>;
};

/** A request that a tab has sent and the server has not seen yet. */
type OnItsWay = { pair: Pair; sentAt: number; rotations: number };

/**
 * What a session has to do by the rule in words: one browser whose tabs share a storage, thieves who
 * copied tokens, and the chain of tokens between them.
 */
export class SessionModel {
  now = 0;
  /** What the tabs share; null once the browser was told that the session has ended. */
  stored: Pair | null;
  readonly onTheirWay: OnItsWay[] = [];
  readonly thieves: Pair[] = [];
  hasThiefActed = false;
  hasRefusedOwner = false;
  end: End | null = null;
  /** Every pair that was ever answered, with those whose answer was lost. */
  readonly answered: Pair[];

  #step = 0;
  #rotations = 0;
  #isNewestKnownToHaveArrived = false;
  #handedOutAt = 0;
  #usedAt = 0;
  readonly #chain = new Map<number, string>();

  constructor(tokens: Tokens) {
    this.stored = { tokens, step: 0, accessEndsAt: rule.accessMs };
    this.answered = [this.stored];
    this.#chain.set(0, tokens.refreshToken);
  }

  wait(milliseconds: number): void {
    this.now += milliseconds;
  }

  get rotations(): number {
    return this.#rotations;
  }

  /** Whether a refresh with this pair is answered now; what it brings about is noted. */
  acceptsRefresh({ step }: Pair): boolean {
    if (this.#hasEnded()) return false;
    const behind = this.#step - step;
    if (behind === 0) {
      this.#step += 1;
      this.#rotations += 1;
      this.#isNewestKnownToHaveArrived = false;
      this.#handedOutAt = this.now;
      this.#usedAt = this.now;
      return true;
    }
    if (behind === 1 && !this.#isNewestKnownToHaveArrived) {
      this.#handedOutAt = this.now;
      return true;
    }
    const isLate = this.now - this.#handedOutAt > rule.togetherMs;
    if (isLate || behind > rule.togetherSteps) this.end = "reuse";
    return this.end === null;
  }

  /** Whether a call with this access token is admitted now. */
  acceptsUse({ step, accessEndsAt }: Pair): boolean {
    if (this.now >= accessEndsAt || this.#hasEnded()) return false;
    const isProof = step === this.#step && !this.#isNewestKnownToHaveArrived;
    if (isProof || this.now - this.#usedAt >= rule.useNotedEveryMs) this.#usedAt = this.now;
    if (isProof) this.#isNewestKnownToHaveArrived = true;
    return true;
  }

  /** Takes note of an answered refresh. There is one chain: a step has one refresh token for ever. */
  answer(tokens: Tokens): Pair {
    const known = this.#chain.get(this.#step);
    assert.equal(known ?? tokens.refreshToken, tokens.refreshToken, "a second chain was begun");
    for (const [step, token] of this.#chain) {
      if (step !== this.#step) assert.notEqual(token, tokens.refreshToken);
    }
    this.#chain.set(this.#step, tokens.refreshToken);
    const pair = { tokens, step: this.#step, accessEndsAt: this.now + rule.accessMs };
    this.answered.push(pair);
    return pair;
  }

  endBy(end: "sign-out" | "deactivation"): void {
    if (!this.#hasEnded()) this.end = end;
  }

  #hasEnded(): boolean {
    if (this.end === null && this.now - this.#usedAt >= rule.unusedMs) this.end = "disuse";
    if (this.end === null && this.now >= rule.longestMs) this.end = "age";
    return this.end !== null;
  }
}
