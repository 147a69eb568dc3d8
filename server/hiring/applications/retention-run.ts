import { setImmediate } from "node:timers/promises";
import type { BaseLogger } from "pino";
import type { RetentionPause, RetentionState } from "#contract/settings.ts";
import { audit } from "#server/audit/audit.ts";
import type { AppContext } from "#server/context.ts";
import type { Db } from "#server/db/schema.ts";
import { isRetentionOwn, readSettings } from "#server/db/settings.ts";
import { readState, readStateTime, storeState } from "#server/db/state.ts";
import { skipLocked, withTransaction } from "#server/db/transaction.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { eraseApplication } from "./deletion.ts";
import { countDue, countErased, countUndecidedClosed, dueForErasure } from "./retention.ts";

// Keeping ends by itself, and nothing vanishes by surprise.

const rows = {
  seen: "retention:seen",
  run: "retention:run",
  jump: "retention:jump",
  confirmed: "retention:confirmed",
} as const;

const limits = {
  /** So long after the first sign-in a store erases without a look at the forecast. */
  unseenMs: 14 * dayMs,
  /** A run that would erase more than both stops. */
  atOnce: { applications: 20, share: 0.1 },
  /** Runs are an hour apart. After a longer gap the clock may be wrong. */
  gapMs: 2 * dayMs,
  /** How long a jump of the clock stops the erasure, and how long a confirmation holds. */
  holdMs: dayMs,
};

/** What the settings erase, and why they do not erase it now. */
export async function readRetention(db: Db, now: Date): Promise<RetentionState> {
  const rule = await readSettings(db);
  const soon = new Date(now.getTime() + 30 * dayMs);
  const counted = await countDue(db, rule, now);
  return {
    ...counted,
    within_30_days: await countErased(db, rule, now, soon),
    undecided_closed: await countUndecidedClosed(db),
    paused: await findPause(db, counted.due, now),
  };
}

/** An administrator has seen what the settings will erase. */
export const noteForecastSeen = (db: Db, now: Date) => storeState({ db, now }, rows.seen, "");

/** An administrator wants what is due to be erased, also if it is much. It holds for a day. */
export const confirmErasures = (db: Db, now: Date) => storeState({ db, now }, rows.confirmed, "");

async function findPause(db: Db, due: number, now: Date): Promise<RetentionPause | null> {
  if (await isWithin(db, rows.confirmed, now)) return null;
  if (!(await isRetentionOwn(db)) && (await isUnseen(db, now))) return "unseen";
  if (await isWithin(db, rows.jump, now)) return "clock";
  const { applications, share } = limits.atOnce;
  if (due <= applications) return null;
  const { all } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  return due > all * share ? "many" : null;
}

async function isUnseen(db: Db, now: Date): Promise<boolean> {
  if ((await readState(db, rows.seen)) !== undefined) return false;
  const { first } = await db
    .selectFrom("audit_log")
    .select(({ fn }) => fn.min("created_at").as("first"))
    .where("action", "=", "sign_in")
    .executeTakeFirstOrThrow();
  return first === null || now.getTime() < Date.parse(first) + limits.unseenMs;
}

/** Whether a row was stored less than a day ago. */
async function isWithin(db: Db, name: string, now: Date): Promise<boolean> {
  const at = await readStateTime(db, name);
  return at !== undefined && Math.abs(now.getTime() - at.getTime()) < limits.holdMs;
}

const batchSize = 20;

/** Erases what is past its retention time, unless something speaks against it, which is logged. Returns how many. */
export async function eraseRetained(
  { db, config }: Pick<AppContext, "db" | "config">,
  log: Pick<BaseLogger, "error">,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const last = await readStateTime(db, rows.run);
  await storeState({ db, now }, rows.run, "");
  if (last !== undefined && Math.abs(now.getTime() - last.getTime()) > limits.gapMs + hourMs) {
    await storeState({ db, now }, rows.jump, "");
  }
  const rule = await readSettings(db);
  const due = await countErased(db, rule, now);
  if (due === 0) return 0;
  const paused = await findPause(db, due, now);
  if (paused !== null) {
    if (paused !== "unseen") log.error({ retention: paused, due }, "retention stopped");
    return 0;
  }
  let erased = 0;
  for (;;) {
    if (signal?.aborted === true) return erased;
    // Read for each batch, since the owner may change it meanwhile.
    const current = await readSettings(db);
    const count = await withTransaction(db, async (tx) => {
      // Locked, so that no legal hold is set in between.
      const batch = await dueForErasure(tx, current, now)
        .select("id")
        .limit(batchSize)
        .modifyEnd(skipLocked(tx))
        .execute();
      for (const { id } of batch) {
        await eraseApplication(tx, id, config, now);
        const target = { kind: "application", id } as const;
        await audit(tx, { at: now, action: "application_erased", actorId: null, target });
      }
      return batch.length;
    });
    erased += count;
    if (count < batchSize) return erased;
    await setImmediate();
  }
}
