import { setImmediate } from "node:timers/promises";
import type { AppContext } from "#server/context.ts";
import type { Tx } from "#server/db/schema.ts";
import { cancelInterviews } from "#server/hiring/interviews/offer.ts";
import { whereOpen } from "#server/hiring/interviews/records.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { isTold, whereTold } from "./notifications.ts";
import { lockRow } from "./records.ts";

/**
 * Cancels the interviews of people who have been told a rejection. Until then an interview stands for everybody, so
 * that neither a cancellation nor an answer tells the decision before its email.
 */
export async function cancelToldInterviews(context: AppContext): Promise<void> {
  const now = context.clock();
  const due = await context.db
    .selectFrom("interviews")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .select("applications.id")
    .distinct()
    .where(whereOpen(now))
    .where("applications.status", "=", "rejected")
    .where("applications.withdrawn_at", "is", null)
    .where(whereTold(now))
    .execute();
  // These emails belong to a decision whose limits were asked when it was made.
  const unlimited = { ...context, config: { ...context.config, rateLimit: false } };
  for (const { id } of due) {
    await withMailTransaction(context, async (tx, now) => {
      const row = await lockRow(tx, id);
      // It may have been decided anew since.
      if (row.status !== "rejected" || !isTold(row, now)) return;
      const actor = { actorId: await authorOfDecision(tx, id) };
      await cancelInterviews(unlimited, tx, id, { actor, now });
    });
    await setImmediate();
  }
}

async function authorOfDecision(tx: Tx, id: string): Promise<string | null> {
  const decision = await tx
    .selectFrom("application_events")
    .select("actor_id")
    .where("application_id", "=", id)
    .where("kind", "=", "status")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return decision?.actor_id ?? null;
}
