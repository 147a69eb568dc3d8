import { firstIdAt, instantOf } from "#server/db/id.ts";
import type { Moment } from "#server/db/schema.ts";
import { acquireLock } from "#server/db/transaction.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { tooManyRequests } from "#server/http/http-error.ts";
import { hashOf } from "./address-hash.ts";
import { outsideKinds } from "./email.ts";

/** The member of staff whose change causes an email to an applicant. RATE_LIMIT=off lifts the limits. */
export type EmailAuthor = { id: string; isLimited: boolean };

export const authorOf = (
  { rateLimit }: { rateLimit: boolean },
  actorId: string | null | undefined,
): EmailAuthor | undefined =>
  typeof actorId === "string" ? { id: actorId, isLimited: rateLimit } : undefined;

/**
 * What one member of staff may send to people outside: enough for two bulk changes of 200 applications, and
 * for an interview that is moved and cancelled.
 */
const authorLimits = {
  toAll: { emails: 500, ms: hourMs },
  toOneAddress: { emails: 20, ms: dayMs },
} as const;

/** Throws 429 where the author may not send one more email to each of these addresses, whose list may repeat. */
export async function requireWithinLimits(
  { tx, now }: Moment,
  author: EmailAuthor | undefined,
  addresses: readonly string[],
): Promise<void> {
  if (author?.isLimited !== true || addresses.length === 0) return;
  await acquireLock(tx, `emails:${author.id}`);
  // Counted by id, which tells when it was caused: `created_at` becomes the time of the first attempt.
  const sentWithin = (ms: number) =>
    tx
      .selectFrom("outbox")
      .where("author_id", "=", author.id)
      .where("id", ">=", firstIdAt(new Date(now.getTime() - ms)))
      .where("kind", "in", outsideKinds);
  const refuse = async (ms: number, hash?: string) => {
    const oldest = await sentWithin(ms)
      .select("id")
      .$if(hash !== undefined, (query) => query.where("to_hash", "=", hash ?? ""))
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    const since = oldest === undefined ? now.getTime() : instantOf(oldest.id);
    return tooManyRequests(Math.ceil((since + ms - now.getTime()) / 1_000));
  };
  const { toAll, toOneAddress } = authorLimits;
  const { sent } = await sentWithin(toAll.ms)
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .executeTakeFirstOrThrow();
  if (sent + addresses.length > toAll.emails) throw await refuse(toAll.ms);
  const planned = new Map<string, number>();
  for (const address of addresses) {
    planned.set(hashOf(address), (planned.get(hashOf(address)) ?? 0) + 1);
  }
  const earlier = await sentWithin(toOneAddress.ms)
    .select(({ fn }) => ["to_hash", fn.countAll<number>().as("sent")])
    .where("to_hash", "in", Array.from(planned.keys()))
    .groupBy("to_hash")
    .execute();
  for (const [hash, emails] of planned) {
    const before = earlier.find(({ to_hash }) => to_hash === hash)?.sent ?? 0;
    if (before + emails > toOneAddress.emails) throw await refuse(toOneAddress.ms, hash);
  }
}
