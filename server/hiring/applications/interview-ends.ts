import { setImmediate } from "node:timers/promises";
import type { AppContext } from "#server/context.ts";
import type { Tx } from "#server/db/schema.ts";
import { cancelInterviews } from "#server/hiring/interviews/offer.ts";
import { whereOpen } from "#server/hiring/interviews/records.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { isTold, tellStatus, whereTold } from "./notifications.ts";
import { lockRow } from "./records.ts";

type Ending = Pick<AppContext, "config" | "keys">;

/**
 * As `tellStatus`; a rejection ends the open interviews. Until then an interview stands for everybody, so that neither
 * a cancellation nor an answer tells the decision before its email.
 */
export async function tellDecision(
  context: Ending & Pick<AppContext, "clock">,
  tx: Tx,
  email: Parameters<typeof tellStatus>[1],
): Promise<void> {
  const row = await tellStatus(tx, email);
  if (row?.status === "rejected") await endInterviews(context, tx, row.id, context.clock());
}

/** Cancels the interviews that stand after a rejection was told, such as one that its applicant took up meanwhile. */
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
  for (const { id } of due) {
    await withMailTransaction(context, async (tx, now) => {
      const row = await lockRow(tx, id);
      // It may have been decided anew since.
      if (row.status === "rejected" && isTold(row, now)) await endInterviews(context, tx, id, now);
    });
    await setImmediate();
  }
}

async function endInterviews({ config, keys }: Ending, tx: Tx, id: string, now: Date) {
  // These emails belong to a decision whose limits were asked when it was made.
  const unlimited = { config: { ...config, rateLimit: false }, keys };
  const actor = { actorId: await authorOfDecision(tx, id) };
  await cancelInterviews(unlimited, tx, id, { actor, now });
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
