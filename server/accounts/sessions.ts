import { sql, type ExpressionBuilder } from "kysely";
import type { AccountSession } from "#contract/account.ts";
import type { Session, SignedInUser } from "#contract/auth.ts";
import type { Role } from "#contract/roles.ts";
import { twoStepRules } from "#contract/settings.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { SessionsTable } from "#server/db/account-tables.ts";
import type { Db, Schema, Tx } from "#server/db/schema.ts";
import { hasHappened } from "#server/db/stored-times.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { Actor, ClientInfo, CurrentUser } from "#server/http/requests.ts";
import { notFound } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { deriveRefreshToken, signAccessToken, type SessionStep } from "./tokens.ts";
import { avatarPath, lockUser } from "./user-record.ts";

/** A session ends when it is unused for `idleMs`, and in any case after the time for its role. */
const sessionLimits = {
  idleMs: 24 * hourMs,
  lifetimeMs: { user: 7 * 24 * hourMs, recruiter: 12 * hourMs, admin: 12 * hourMs },
  perUser: 10,
} as const;

const useRecordedEveryMs = 60_000;

/** The user in a session response. */
type SessionUser = Omit<CurrentUser, "sessionId" | "hasTwoStep" | "mustSetUpTwoStep">;

type StartedSession = SessionUser & SessionStep;

export type LiveSession = CurrentUser &
  Pick<SessionsTable, "counter" | "confirmed" | "rotated_at" | "last_used_at">;

const selectLive = (db: Db, now: Date) =>
  db
    .selectFrom("sessions")
    .where("last_used_at", ">", new Date(now.getTime() - sessionLimits.idleMs).toISOString())
    .where("expires_at", ">", now.toISOString());

/** Finds a session that has not ended, with its user; null if there is none or the user is inactive. */
export async function findLiveSession(db: Db, id: string, now: Date): Promise<LiveSession | null> {
  const row = await selectLive(db, now)
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "email", "name", "role", "avatar", "active", "users.created_at"])
    .select("email_confirmed_at")
    .select(["sessions.id as sessionId", "counter", "confirmed", "rotated_at", "last_used_at"])
    .select((eb) => [
      "two_step_at",
      // Read in the same query, so that a change takes effect at once on every server.
      twoStepRule(eb).as("needs_two_step"),
    ])
    .where("sessions.id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { two_step_at, needs_two_step, ...session } = row;
  const hasTwoStep = two_step_at !== null;
  return { ...session, hasTwoStep, mustSetUpTwoStep: needs_two_step === "true" && !hasTwoStep };
}

/** Selects "true" where the settings require two-step sign-in of the user's role. */
export const twoStepRule = (eb: ExpressionBuilder<Schema, "users">) =>
  eb
    .selectFrom("settings")
    .select("value")
    .where(
      "key",
      "=",
      sql<string>`case users.role
        when 'admin' then ${twoStepRules.admin} when 'recruiter' then ${twoStepRules.recruiter} end`,
    );

/** Whether the settings require two-step sign-in of a user. */
export async function needsTwoStep(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select((eb) => twoStepRule(eb).as("rule"))
    .where("id", "=", userId)
    .executeTakeFirst();
  return user?.rule === "true";
}

/**
 * Records when and where a session is used. A request with the newest counter proves that the client
 * has its tokens, so that the earlier ones stop working.
 */
export async function recordUse(
  { db, now }: { db: Db; now: Date },
  session: LiveSession,
  counter: number,
  client: ClientInfo,
): Promise<void> {
  const confirms = counter === session.counter && !session.confirmed;
  const isStale =
    !hasHappened(session.last_used_at, now) ||
    now.getTime() - Date.parse(session.last_used_at) >= useRecordedEveryMs;
  if (!confirms && !isStale) return;
  await db
    .updateTable("sessions")
    .set(useColumns(client, now))
    .$if(confirms, (update) => update.set({ confirmed: true }).where("counter", "=", counter))
    .where("id", "=", session.sessionId)
    .execute();
}

export function useColumns(client: ClientInfo, now: Date) {
  const { network, userAgent } = client;
  return { last_used_at: now.toISOString(), network, user_agent: userAgent };
}

/** Starts a session. Of more than ten, the least recently used one ends. */
export async function startSession(
  tx: Tx,
  user: SessionUser,
  client: ClientInfo,
  now: Date,
): Promise<StartedSession> {
  const session = { ...user, sessionId: newId(now), counter: 0 };
  const at = now.toISOString();
  await tx
    .insertInto("sessions")
    .values({
      id: session.sessionId,
      user_id: user.id,
      counter: session.counter,
      confirmed: false,
      rotated_at: at,
      created_at: at,
      expires_at: latestExpiry(user.role, now),
      ...useColumns(client, now),
    })
    .execute();
  const newest = tx
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", user.id)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(sessionLimits.perUser);
  await tx
    .deleteFrom("sessions")
    .where("user_id", "=", user.id)
    .where("id", "not in", newest)
    .execute();
  return session;
}

/**
 * Ends all sessions of a user except `exceptId`, and the address of their calendar feed, which needs no
 * session. Returns the number of ended sessions.
 */
export async function endSessions(tx: Tx, userId: string, exceptId?: string): Promise<number> {
  await revokeCalendarFeed(tx, userId);
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(exceptId !== undefined, (query) => query.where("id", "!=", exceptId ?? ""))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const revokeCalendarFeed = (tx: Tx, userId: string) =>
  tx.deleteFrom("calendar_feeds").where("user_id", "=", userId).executeTakeFirstOrThrow();

/** The sessions of a user: the current one, then the others by latest use. */
export async function listSessions(
  db: Db,
  user: Pick<CurrentUser, "id" | "sessionId">,
  now: Date,
): Promise<AccountSession[]> {
  const rows = await selectLive(db, now)
    .select(["id", "user_agent as userAgent", "network"])
    .select(["created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", user.id)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const sessions = rows.map((row) => ({ ...row, isCurrent: row.id === user.sessionId }));
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one session of a user, also the current one. Throws 404 if the user has no such session. */
export async function endSession(
  { db, clock }: AppContext,
  userId: string,
  id: string,
  actor: Actor,
): Promise<void> {
  await withTransaction(db, async (tx) => {
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

/** Ends all sessions of a user except the one of the actor. Throws 404 for an unknown user. */
export async function endOtherSessions(
  { db, clock }: AppContext,
  userId: string,
  actor: Actor,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await endSessions(tx, userId, actor.sessionId)) === 0) return;
    const target = targetOf(userId, actor);
    await audit(tx, { at: clock(), action: "sessions_ended", target, ...actor });
  });
}

/** An audit entry about the own account has no target. */
const targetOf = (userId: string, { actorId }: Actor) =>
  userId === actorId ? undefined : userTarget(userId);

/** Limits the sessions of a user to the lifetime for a new role. */
export async function shortenSessions(
  tx: Tx,
  userId: string,
  role: Role,
  now: Date,
): Promise<void> {
  const end = latestExpiry(role, now);
  await tx
    .updateTable("sessions")
    .set({ expires_at: end })
    .where("user_id", "=", userId)
    .where("expires_at", ">", end)
    .execute();
}

/** The response to a sign-in or refresh: the user, and the tokens for the counter of the session. */
export async function toSession(
  { keys }: AppContext,
  session: StartedSession,
  now: Date,
): Promise<Session> {
  return {
    user: toSignedInUser(session),
    tokens: {
      accessToken: await signAccessToken(keys, session, now),
      refreshToken: deriveRefreshToken(keys, session),
    },
  };
}

export function toSignedInUser(user: SessionUser): SignedInUser {
  const { id, email, name, role } = user;
  const avatar = avatarPath(user);
  return { id, email, name, role, avatar, isActive: user.active, createdAt: user.created_at };
}

function latestExpiry(role: Role, now: Date): string {
  return new Date(now.getTime() + sessionLimits.lifetimeMs[role]).toISOString();
}
