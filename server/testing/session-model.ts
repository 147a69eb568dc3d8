import assert from "node:assert/strict";
import type { Tokens } from "#contract/auth.ts";

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** The limits of the refresh rule in docs/sessions.md. */
export const refreshRule = {
  togetherMs: 30 * second,
  togetherSteps: 8,
  // Includes the five seconds by which the clocks of servers may differ.
  accessMs: 55 * minute + 5 * second,
  unusedMs: 24 * hour,
  longestMs: 7 * 24 * hour,
  useRecordedEveryMs: minute,
} as const;

/** An issued pair of tokens. */
export type Pair = { tokens: Tokens; step: number; accessEndsAt: number };

type End = "reuse" | "sign-out" | "deactivation" | "disuse" | "age";

/** The counts over all runs. */
export const newTally = () => ({
  runs: 0,
  refreshes: 0,
  lostResponses: 0,
  thefts: 0,
  minutesToCatch: new Array<number>(),
  ends: { reuse: 0, "sign-out": 0, deactivation: 0, disuse: 0, age: 0 } satisfies Record<
    End,
    number
  >,
});

/** The counts in one line. */
export function report({ minutesToCatch, ...tally }: ReturnType<typeof newTally>): string {
  const sorted = minutesToCatch.toSorted((a, b) => a - b);
  const caught = {
    thievesBesideAnOwner: sorted.length,
    medianMinutes: sorted[Math.floor(sorted.length / 2)] ?? 0,
    mostMinutes: sorted.at(-1) ?? 0,
  };
  return JSON.stringify({ ...tally, ...caught });
}

/** A request under way from a tab to the server. */
type PendingRefresh = { pair: Pair; sentAt: number; rotations: number };

/**
 * A session by the refresh rule: one browser whose tabs share a storage, thieves with copied tokens, and
 * the chain of tokens.
 */
export class SessionModel {
  now = 0;
  rotations = 0;
  /** The pair in the shared storage; null after the browser learns that the session has ended. */
  stored: Pair | null;
  readonly pendingRefreshes: PendingRefresh[] = [];
  readonly thieves: Pair[] = [];
  hasThiefActed = false;
  end: End | null = null;
  /** Every issued pair, including lost responses. */
  readonly issued: Pair[];

  #step = 0;
  #hasNewestArrived = false;
  #issuedAt = 0;
  #usedAt = 0;
  readonly #chain = new Map<number, string>();

  constructor(tokens: Tokens) {
    this.stored = { tokens, step: 0, accessEndsAt: refreshRule.accessMs };
    this.issued = [this.stored];
    this.#chain.set(0, tokens.refreshToken);
  }

  /** Whether the server accepts a refresh with this pair now; updates the model. */
  acceptsRefresh({ step }: Pair): boolean {
    if (this.#hasEnded()) return false;
    const behind = this.#step - step;
    if (behind === 0) {
      this.#step += 1;
      this.rotations += 1;
      this.#hasNewestArrived = false;
      this.#issuedAt = this.now;
      this.#usedAt = this.now;
      return true;
    }
    if (behind === 1 && !this.#hasNewestArrived) {
      this.#issuedAt = this.now;
      return true;
    }
    const isLate = this.now - this.#issuedAt > refreshRule.togetherMs;
    if (isLate || behind > refreshRule.togetherSteps) this.end = "reuse";
    return this.end === null;
  }

  /** Whether the server accepts a call with this access token now; updates the model. */
  acceptsUse({ step, accessEndsAt }: Pair): boolean {
    if (this.now >= accessEndsAt || this.#hasEnded()) return false;
    const isProof = step === this.#step && !this.#hasNewestArrived;
    if (isProof || this.now - this.#usedAt >= refreshRule.useRecordedEveryMs)
      this.#usedAt = this.now;
    if (isProof) this.#hasNewestArrived = true;
    return true;
  }

  /** Records the response to a refresh. There is one chain: each step has one refresh token for ever. */
  recordResponse(tokens: Tokens): Pair {
    const expected = this.#chain.get(this.#step) ?? tokens.refreshToken;
    assert.equal(expected, tokens.refreshToken, "the session has a second chain");
    for (const [step, token] of this.#chain) {
      if (step !== this.#step) assert.notEqual(token, tokens.refreshToken);
    }
    this.#chain.set(this.#step, tokens.refreshToken);
    const pair = { tokens, step: this.#step, accessEndsAt: this.now + refreshRule.accessMs };
    this.issued.push(pair);
    return pair;
  }

  endBy(end: "sign-out" | "deactivation"): void {
    if (!this.#hasEnded()) this.end = end;
  }

  #hasEnded(): boolean {
    if (this.end === null && this.now - this.#usedAt >= refreshRule.unusedMs) this.end = "disuse";
    if (this.end === null && this.now >= refreshRule.longestMs) this.end = "age";
    return this.end !== null;
  }
}
