import { forUpdate, withTransaction } from "#server/db/transaction.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { hash } from "node:crypto";
import type { FailureCode } from "#contract/failure.ts";
import { tooManyRequests } from "./http-error.ts";
import type { ServerText } from "./language.ts";
import type { FastifyInstance } from "fastify";

/**
 * A number of hits in a window of time that starts with the first hit. `text` is the message beyond it, with
 * the minutes to wait as {count}; `code` tells a client what else it may do.
 */
export type Limit = {
  name: string;
  hits: number;
  seconds: number;
  text?: ServerText;
  code?: FailureCode;
};

/**
 * A number of free attempts. After them the wait doubles with each attempt, up to the longest. Attempts
 * are forgotten some time after the last one.
 */
export type Backoff = {
  name: string;
  free: number;
  longestSeconds: number;
  rememberedSeconds: number;
};

export type Hit = readonly [limit: Limit, client: string];

type Window = { hits: number; resetsAt: number };

/** Beyond this number, expired windows are dropped, then the oldest: about 20 MB at most. */
const maxWindows = 100_000;

/**
 * Counts hits in the memory of this server, so that a flood writes nothing. Counts attempts in the
 * database: the wait after wrong passwords survives a restart and holds on all servers.
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

  /** Counts one hit of a client. Beyond the limit it throws 429 with Retry-After and counts nothing. */
  hit(limit: Limit, client: string): Window {
    const window = this.#windowOf(limit, client);
    if (window.hits >= limit.hits) {
      throw tooManyRequests(secondsUntil(window.resetsAt, this.#clock()), limit.text);
    }
    window.hits += 1;
    return window;
  }

  /** Whether a client is within the limit. Counts one hit if so. */
  take(limit: Limit, client: string): boolean {
    const window = this.#windowOf(limit, client);
    if (window.hits >= limit.hits) return false;
    window.hits += 1;
    return true;
  }

  /**
   * Counts hits for the scope of a `using`; its end gives back those that are not kept. Throws 429 and
   * counts nothing beyond one of the limits.
   */
  begin(hits: readonly Hit[]): Disposable & { keep: () => void } {
    const counted: Window[] = [];
    const giveBack = () => {
      for (const window of counted.splice(0)) window.hits -= 1;
    };
    try {
      for (const [limit, client] of hits) counted.push(this.hit(limit, client));
    } catch (error) {
      giveBack();
      throw error;
    }
    return { keep: () => counted.splice(0), [Symbol.dispose]: giveBack };
  }

  /**
   * Counts one attempt before its outcome is known, so that simultaneous attempts are not all free.
   * During a wait it throws 429 with Retry-After and counts nothing.
   */
  async attempt(backoff: Backoff, client: string): Promise<void> {
    if (!this.#isEnabled) return;
    const now = this.#clock();
    const nextAt = await withTransaction(this.#db, (tx) =>
      countAttempt(tx, backoff, keyOf(backoff, client), now),
    );
    if (nextAt > now.getTime()) throw tooManyRequests(secondsUntil(nextAt, now));
  }

  /**
   * Counts hits in the transaction of what they are for, so that they hold on all servers, and what fails counts
   * nothing. An amount counts as so many hits. Beyond one of the limits it throws 429 with Retry-After.
   */
  async count(tx: Tx, hits: readonly Hit[], amount = 1): Promise<void> {
    if (!this.#isEnabled) return;
    const now = this.#clock();
    for (const [limit, client] of hits) {
      const key = keyOf(limit, client);
      const stored = await lockRow(tx, key, now);
      const end = now.getTime() + limit.seconds * 1_000;
      const isOpen = stored.resets_at > now.toISOString();
      const counted = (isOpen ? stored.hits : 0) + amount;
      // A later end than the length of the window allows means that the clock has been set back.
      const resetsAt = isOpen ? Math.min(Date.parse(stored.resets_at), end) : end;
      if (counted > limit.hits) {
        throw tooManyRequests(secondsUntil(resetsAt, now), limit.text, limit.code);
      }
      await saveRow(tx, key, counted, resetsAt);
    }
  }

  async clear(backoff: Backoff, client: string): Promise<void> {
    await this.#db.deleteFrom("throttles").where("key", "=", keyOf(backoff, client)).execute();
  }

  #windowOf({ name, seconds }: Limit, client: string): Window {
    if (!this.#isEnabled) return { hits: 0, resetsAt: 0 };
    const now = this.#clock().getTime();
    const key = `${name} ${client}`;
    const known = this.#windows.get(key);
    const isOpen = known !== undefined && known.resetsAt > now;
    const window = isOpen ? known : { hits: 0, resetsAt: Infinity };
    // A later end than the length of the window allows means that the clock has been set back.
    window.resetsAt = Math.min(window.resetsAt, now + seconds * 1_000);
    if (isOpen) return window;
    // Keeps the windows in the order of their start.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > maxWindows) this.#dropWindows(now);
    return window;
  }

  #dropWindows(now: number): void {
    for (const [key, { resetsAt }] of this.#windows) {
      if (resetsAt <= now) this.#windows.delete(key);
    }
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= maxWindows * 0.9) return;
      this.#windows.delete(key);
    }
  }
}

/** Counts an attempt unless a wait is running. Returns the end of the wait, or now if it counted. */
async function countAttempt(tx: Tx, backoff: Backoff, key: string, now: Date): Promise<number> {
  const stored = await lockRow(tx, key, now);
  const at = now.getTime();
  const remembered = backoff.rememberedSeconds * 1_000;
  const save = (hits: number) => saveRow(tx, key, hits, at + remembered);

  const resetsAt = Date.parse(stored.resets_at);
  const attempts = resetsAt > at ? stored.hits : 0;
  const isClockSetBack = resetsAt > at + remembered;
  if (attempts >= backoff.free) {
    const wait = Math.min(backoff.longestSeconds, 2 ** (attempts - backoff.free)) * 1_000;
    // After the clock has been set back, the last attempt counts as made now.
    const nextAt = (isClockSetBack ? at : resetsAt - remembered) + wait;
    if (isClockSetBack) await save(attempts);
    if (nextAt > at) return nextAt;
  }
  await save(attempts + 1);
  return at;
}

/** Locks the row of a key, which it creates if there is none, until the transaction ends. */
async function lockRow(tx: Tx, key: string, now: Date) {
  await tx
    .insertInto("throttles")
    .values({ key, hits: 0, resets_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const row = tx.selectFrom("throttles").select(["hits", "resets_at"]).where("key", "=", key);
  return row.modifyEnd(forUpdate(tx)).executeTakeFirstOrThrow();
}

const saveRow = (tx: Tx, key: string, hits: number, resetsAt: number) =>
  tx
    .updateTable("throttles")
    .set({ hits, resets_at: new Date(resetsAt).toISOString() })
    .where("key", "=", key)
    .execute();

/** Hashes accounts and networks: the table holds neither IP nor email addresses. */
const keyOf = ({ name }: { name: string }, client: string) =>
  `${name}:${hash("sha256", client, "base64url")}`;

const secondsUntil = (at: number, now: Date) =>
  Math.max(1, Math.ceil((at - now.getTime()) / 1_000));

/** Logs once that TRUST_PROXY lacks a proxy in use: every rate limit then counts all visitors as one network. */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isLogged || headers["x-forwarded-for"] === undefined) return;
    isLogged = true;
    app.log.warn("requests arrive through a proxy: set its address in TRUST_PROXY");
  });
}
