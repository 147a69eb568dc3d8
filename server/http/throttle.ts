import { createHash } from "node:crypto";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { tooManyRequests } from "./failure.ts";

/** So many hits within a window; the window starts with the first hit. */
export type Limit = { name: string; hits: number; seconds: number };

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

  /** Throws 429 when the limit is used up already; counts nothing. */
  async check(limit: Limit, who: string): Promise<void> {
    if (!this.#enabled) return;
    const now = this.#clock();
    const kept = await this.#db
      .selectFrom("throttles")
      .select(["hits", "resets_at"])
      .where("key", "=", keyOf(limit, who))
      .executeTakeFirst();
    if (kept === undefined || kept.resets_at <= now.toISOString() || kept.hits < limit.hits) return;
    throw tooManyRequests(secondsUntil(kept.resets_at, now));
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
          conflict.column("key").doUpdateSet((eb) => ({ hits: eb("throttles.hits", "+", 1) })),
        )
        .returning(["hits", "resets_at"])
        .executeTakeFirstOrThrow();
      return { hits: row.hits, resetsAt: row.resets_at };
    });
  }
}

/** Who attempted is kept as a hash: neither addresses nor e-mails stand in the table. */
function keyOf(limit: Limit, who: string): string {
  return `${limit.name}:${createHash("sha256").update(who).digest("base64url")}`;
}

function secondsUntil(instant: string, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / 1000));
}
