import type { AccountSession } from "#contract/account.ts";
import { audit } from "#server/audit/audit.ts";
import { endSessions, sessionLimits } from "#server/auth/sessions.ts";
import { lockUser } from "#server/auth/user-record.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { Actor, CurrentUser } from "#server/http/current-user.ts";
import { notFound } from "#server/http/failure.ts";
import type { AppContext } from "#server/context.ts";

/** Where an account is signed in: the session that asks, if it is one of them, then the others, the latest used first. */
export async function listSessions(
  db: Db,
  account: Pick<CurrentUser, "id" | "sessionId">,
  now: Date,
): Promise<AccountSession[]> {
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

/**
 * Ends one session of an account, for its owner or in the name of an administrator. It may be the one
 * that asks. Throws 404 when the account has no such session.
 */
export async function endSession(
  { db, clock }: AppContext,
  userId: string,
  id: string,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    const ended = await tx
      .deleteFrom("sessions")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("id")
      .executeTakeFirst();
    if (ended === undefined) throw notFound("failure.sessionNotFound");
    const target = targetOf(userId, actor);
    await audit(tx, { at: clock(), action: "session_ended", target, ...actor });
  });
}

/** Ends every session of an account but the one that asks. Throws 404 when there is no such account. */
export async function endOtherSessions(
  { db, clock }: AppContext,
  userId: string,
  currentId: string,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await endSessions(tx, userId, currentId)) === 0) return;
    const target = targetOf(userId, actor);
    await audit(tx, { at: clock(), action: "sessions_ended", target, ...actor });
  });
}

/** The target of an audit entry; none for the own account. */
const targetOf = (userId: string, { actorId }: Actor) =>
  userId === actorId ? undefined : ({ kind: "user", id: userId } as const);
