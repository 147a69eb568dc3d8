import { forUpdate, transact } from "#server/db/transact.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { sha256 } from "#server/lib/hash.ts";
import { tooManyRequests } from "./failure.ts";

/** The number of hits in a window; the window starts with the first hit. */
export type Limit = { name: string; hits: number; seconds: number };

/**
 * A number of free attempts; after that the wait for the next one doubles with each, up to the
 * longest. Attempts are remembered for a time after the last one.
 */
export type Backoff = {
  name: string;
  free: number;
  longestSeconds: number;
  rememberedSeconds: number;
};

type Window = { hits: number; resetsAt: number };

/** Beyond this many, windows that have ended go, then the oldest: some 20 MB at most. */
const mostWindows = 100_000;

/**
 * Counts hits in the memory of this server and attempts in the database. A flood writes nothing this
 * way; the wait after wrong passwords survives a restart and holds on all servers.
 */
export class Throttle {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #isEnabled: boolean;
  readonly #windows = new Map<string, Window>();

  constructor(db: Db, clock: () => Date, isEnabled: boolean) {
    this.#db = db;
    this.#clock = clock;
    this.#isEnabled = isEnabled;
  }

  /** Counts one hit of `who`. Throws 429 with Retry-After beyond the limit. */
  hit(limit: Limit, who: string): void {
    const { hits, resetsAt } = this.#count(limit, who);
    if (hits > limit.hits) throw tooManyRequests(secondsUntil(resetsAt, this.#clock()));
  }

  /** Counts one hit of `who` and tells whether it is within the limit. */
  allows(limit: Limit, who: string): boolean {
    return this.#count(limit, who).hits <= limit.hits;
  }

  /**
   * Counts one attempt of `who` before its outcome is known, so that simultaneous attempts are not all
   * free. Throws 429 with Retry-After, and counts nothing, during a wait.
   */
  async attempt(backoff: Backoff, who: string): Promise<void> {
    if (!this.#isEnabled) return;
    const now = this.#clock();
    const nextAt = await transact(this.#db, (tx) =>
      countAttempt(tx, backoff, keyOf(backoff, who), now),
    );
    if (nextAt > now.getTime()) throw tooManyRequests(secondsUntil(nextAt, now));
  }

  /** Forgets the attempts of `who`. */
  async clear(backoff: Backoff, who: string): Promise<void> {
    await this.#db.deleteFrom("throttles").where("key", "=", keyOf(backoff, who)).execute();
  }

  #count({ name, seconds }: Limit, who: string): Window {
    if (!this.#isEnabled) return { hits: 0, resetsAt: 0 };
    const now = this.#clock().getTime();
    const key = `${name} ${who}`;
    const known = this.#windows.get(key);
    const isOpen = known !== undefined && known.resetsAt > now;
    const window = isOpen ? known : { hits: 0, resetsAt: Infinity };
    window.hits += 1;
    // Further away than a window is long: the clock has been set back.
    window.resetsAt = Math.min(window.resetsAt, now + seconds * 1_000);
    if (isOpen) return window;
    // The windows lie in the order in which they began.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > mostWindows) this.#forget(now);
    return window;
  }

  #forget(now: number): void {
    for (const [key, { resetsAt }] of this.#windows) {
      if (resetsAt <= now) this.#windows.delete(key);
    }
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= mostWindows * 0.9) return;
      this.#windows.delete(key);
    }
  }
}

/** Counts an attempt if one is allowed now. Returns the time from which on it was or will be allowed. */
async function countAttempt(tx: Tx, backoff: Backoff, key: string, now: Date): Promise<number> {
  const row = tx.selectFrom("throttles").select(["hits", "resets_at"]).where("key", "=", key);
  await tx
    .insertInto("throttles")
    .values({ key, hits: 0, resets_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const kept = await row.modifyEnd(forUpdate(tx)).executeTakeFirstOrThrow();
  const at = now.getTime();
  const remembered = backoff.rememberedSeconds * 1_000;
  const save = (hits: number) =>
    tx
      .updateTable("throttles")
      .set({ hits, resets_at: new Date(at + remembered).toISOString() })
      .where("key", "=", key)
      .execute();

  const resetsAt = Date.parse(kept.resets_at);
  const attempts = resetsAt > at ? kept.hits : 0;
  const isClockSetBack = resetsAt > at + remembered;
  if (attempts >= backoff.free) {
    const wait = Math.min(backoff.longestSeconds, 2 ** (attempts - backoff.free)) * 1_000;
    // With the clock set back, the last attempt counts as made now.
    const nextAt = (isClockSetBack ? at : resetsAt - remembered) + wait;
    if (isClockSetBack) await save(attempts);
    if (nextAt > at) return nextAt;
  }
  await save(attempts + 1);
  return at;
}

/** Accounts and networks are kept as hashes: the table holds neither addresses nor emails. */
function keyOf({ name }: Backoff, who: string): string {
  return `${name}:${sha256(who)}`;
}

function secondsUntil(at: number, now: Date): number {
  return Math.max(1, Math.ceil((at - now.getTime()) / 1_000));
}
