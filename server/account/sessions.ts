import type { OwnSession } from "#contract/account.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import type { Account } from "#server/auth/guard.ts";
import { endSessions, sessionLimits } from "#server/auth/sessions.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { notFound } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";

type SessionParts = Pick<Parts, "db" | "clock">;

/** Where an account is signed in: the session that asks, then the others, the latest used first. */
export async function listSessions(db: Db, account: Account, now: Date): Promise<OwnSession[]> {
  const earliestUse = new Date(now.getTime() - sessionLimits.idle).toISOString();
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "network", "created_at", "last_used_at"])
    .where("user_id", "=", account.id)
    .where("last_used_at", ">", earliestUse)
    .where("expires_at", ">", now.toISOString())
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === account.sessionId,
    userAgent: row.user_agent,
    network: row.network,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one session of whoever asks; it may be the one that asks. Throws 404 when it is not theirs. */
export async function endOwnSession(
  { db, clock }: SessionParts,
  id: string,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    const ended = await tx
      .deleteFrom("sessions")
      .where("id", "=", id)
      .where("user_id", "=", actor.actorId)
      .returning("id")
      .executeTakeFirst();
    if (ended === undefined) throw notFound("failure.sessionNotFound");
    await audit(tx, { at: clock(), action: "session_ended", ...actor });
  });
}

/** Ends every session of whoever asks but the one that asks. */
export async function endOtherSessions(
  { db, clock }: SessionParts,
  currentId: string,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    const ended = await endSessions(tx, actor.actorId, currentId);
    if (ended > 0) await audit(tx, { at: clock(), action: "sessions_ended", ...actor });
  });
}
