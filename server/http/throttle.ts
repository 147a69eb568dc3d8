import { createHash } from "node:crypto";
import { forUpdate } from "#server/db/transact.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { tooManyRequests } from "./failure.ts";

/** So many hits within a window; the window starts with the first hit. */
export type Limit = { name: string; hits: number; seconds: number };

/**
 * So many attempts are free; after that the wait for the next one doubles with each, up to the
 * longest. Attempts are remembered for a time after the last one.
 */
export type Backoff = {
  name: string;
  free: number;
  longestSeconds: number;
  rememberedSeconds: number;
};

/** Counts attempts in the database, so that a restart or a second server forgets nothing. */
export class Throttle {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #enabled: boolean;

  constructor(db: Db, clock: () => Date, enabled: boolean) {
    this.#db = db;
    this.#clock = clock;
    this.#enabled = enabled;
  }

  /** Counts one hit of `who` against `limit`. Throws 429 with Retry-After once the limit is passed. */
  async hit(limit: Limit, who: string): Promise<void> {
    if (!this.#enabled) return;
    const now = this.#clock();
    const { hits, resetsAt } = await this.#count(limit, who, now);
    if (hits > limit.hits) throw tooManyRequests(secondsUntil(resetsAt, now));
  }

  /** Counts one hit like `hit`, and says whether it lies within the limit. */
  async allows(limit: Limit, who: string): Promise<boolean> {
    if (!this.#enabled) return true;
    return (await this.#count(limit, who, this.#clock())).hits <= limit.hits;
  }

  /**
   * Counts one attempt of `who`, before its outcome is known, so that attempts at the same moment
   * cannot all be free. Throws 429 with Retry-After, and counts nothing, while there is a wait.
   */
  async attempt(backoff: Backoff, who: string): Promise<void> {
    if (!this.#enabled) return;
    const now = this.#clock();
    const nextAt = await transact(this.#db, (tx) =>
      countAttempt(tx, backoff, keyOf(backoff, who), now),
    );
    if (nextAt > now.toISOString()) throw tooManyRequests(secondsUntil(nextAt, now));
  }

  /** Forgets what `who` has attempted. */
  async clear(limit: { name: string }, who: string): Promise<void> {
    await this.#db.deleteFrom("throttles").where("key", "=", keyOf(limit, who)).execute();
  }

  #count(limit: Limit, who: string, now: Date): Promise<{ hits: number; resetsAt: string }> {
    const key = keyOf(limit, who);
    const resetsAt = new Date(now.getTime() + limit.seconds * 1000).toISOString();
    return transact(this.#db, async (tx) => {
      await tx
        .deleteFrom("throttles")
        .where("key", "=", key)
        .where("resets_at", "<=", now.toISOString())
        .execute();
      const row = await tx
        .insertInto("throttles")
        .values({ key, hits: 1, resets_at: resetsAt })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet((eb) => ({
            hits: eb("throttles.hits", "+", 1),
            // Further away than a window is long: the clock has been set back since.
            resets_at: eb
              .case()
              .when("throttles.resets_at", ">", resetsAt)
              .then(resetsAt)
              .else(eb.ref("throttles.resets_at"))
              .end(),
          })),
        )
        .returning(["hits", "resets_at"])
        .executeTakeFirstOrThrow();
      return { hits: row.hits, resetsAt: row.resets_at };
    });
  }
}

/** Counts an attempt if one is allowed now; gives the instant from which on it was or will be. */
async function countAttempt(tx: Tx, backoff: Backoff, key: string, now: Date): Promise<string> {
  const at = now.toISOString();
  await tx
    .insertInto("throttles")
    .values({ key, hits: 0, resets_at: at })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const row = tx.selectFrom("throttles").select(["hits", "resets_at"]).where("key", "=", key);
  const kept = await row.modifyEnd(forUpdate(tx)).executeTakeFirst();
  const remembered = backoff.rememberedSeconds * 1000;
  const latest = new Date(now.getTime() + remembered).toISOString();
  if (kept !== undefined && kept.resets_at > latest) {
    // The clock has been set back since: the last attempt counts as made now.
    kept.resets_at = latest;
    await tx.updateTable("throttles").set({ resets_at: latest }).where("key", "=", key).execute();
  }
  const isRemembered = kept !== undefined && kept.resets_at > at;
  const attempts = isRemembered ? kept.hits : 0;
  if (isRemembered && attempts >= backoff.free) {
    const wait = Math.min(backoff.longestSeconds, 2 ** (attempts - backoff.free)) * 1000;
    const nextAt = new Date(Date.parse(kept.resets_at) - remembered + wait).toISOString();
    if (nextAt > at) return nextAt;
  }
  await tx
    .updateTable("throttles")
    .set({ hits: attempts + 1, resets_at: latest })
    .where("key", "=", key)
    .execute();
  return at;
}

/** Who attempted is kept as a hash: neither addresses nor e-mails stand in the table. */
function keyOf(limit: { name: string }, who: string): string {
  return `${limit.name}:${createHash("sha256").update(who).digest("base64url")}`;
}

function secondsUntil(instant: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / 1000));
}
