import type { AccountSession } from "#contract/account.ts";
import type { Session, SignedInUser } from "#contract/auth.ts";
import type { Role } from "#contract/roles.ts";
import { audit } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Db, SessionsTable, Tx, UsersTable } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { Actor, ClientInfo, CurrentUser } from "#server/http/current-user.ts";
import { notFound } from "#server/http/failure.ts";
import type { AppContext } from "#server/context.ts";
import { adminsNeedTwoStepKey } from "#server/settings/settings.ts";
import { refreshTokenOf, signAccessToken } from "./tokens.ts";
import { avatarAddress, lockUser } from "./user-record.ts";

const second = 1_000;
const hour = 3_600 * second;

/** An unused session ends after `idle`, any session after its role's longest time. */
export const sessionLimits = {
  idle: 24 * hour,
  longest: { user: 7 * 24 * hour, admin: 12 * hour },
  perUser: 10,
} as const;

const useMarkedEvery = 60 * second;

/** What a session needs to know of its user. */
type SessionUser = Omit<CurrentUser, "sessionId" | "hasTwoStep" | "mustSetUpTwoStep">;

export type LiveSession = Pick<
  SessionsTable,
  "id" | "counter" | "confirmed" | "rotated_at" | "last_used_at"
> & { user: CurrentUser };

const selectLive = (db: Db, now: Date) =>
  db
    .selectFrom("sessions")
    .where("last_used_at", ">", new Date(now.getTime() - sessionLimits.idle).toISOString())
    .where("expires_at", ">", now.toISOString());

/** A session that has not ended, with its account as it stands; null when either may not act. */
export async function findLiveSession(db: Db, id: string, now: Date): Promise<LiveSession | null> {
  const row = await selectLive(db, now)
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "email", "name", "role", "avatar", "active", "users.created_at"])
    .select(["sessions.id as sessionId", "counter", "confirmed", "rotated_at", "last_used_at"])
    .select((eb) => [
      "two_step_at",
      // Read with the session, so that it counts at once on every server and costs no query more.
      eb
        .selectFrom("settings")
        .select("value")
        .where("key", "=", adminsNeedTwoStepKey)
        .as("admins_need_two_step"),
    ])
    .where("sessions.id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { counter, confirmed, rotated_at, last_used_at, ...rest } = row;
  const { two_step_at, admins_need_two_step, ...account } = rest;
  const hasTwoStep = two_step_at !== null;
  const isAsked = account.role === "admin" && admins_need_two_step === "true";
  const user = { ...account, hasTwoStep, mustSetUpTwoStep: isAsked && !hasTwoStep };
  return { id: user.sessionId, counter, confirmed, rotated_at, last_used_at, user };
}

/**
 * Records that a session is in use, and where. A request with the newest counter proves that its
 * tokens have arrived, which makes the ones before worthless.
 */
export async function markUsed(
  db: Db,
  session: LiveSession,
  counter: number,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const confirms = counter === session.counter && !session.confirmed;
  const isStale = now.getTime() - Date.parse(session.last_used_at) >= useMarkedEvery;
  if (!confirms && !isStale) return;
  await db
    .updateTable("sessions")
    .set(useOf(client, now))
    .$if(confirms, (update) => update.set({ confirmed: true }).where("counter", "=", counter))
    .where("id", "=", session.id)
    .execute();
}

/** The columns of a session's latest use. */
export function useOf(client: ClientInfo, now: Date) {
  const { network, userAgent } = client;
  return { last_used_at: now.toISOString(), network, user_agent: userAgent };
}

/** Opens a session for a user; beyond the tenth, the least recently used one ends. */
export async function startSession(
  tx: Tx,
  user: Pick<UsersTable, "id" | "role">,
  client: ClientInfo,
  now: Date,
): Promise<{ id: string; counter: number }> {
  const session = { id: newId(now), counter: 0 };
  const at = now.toISOString();
  await tx
    .insertInto("sessions")
    .values({
      ...session,
      user_id: user.id,
      confirmed: false,
      rotated_at: at,
      created_at: at,
      expires_at: longestEnd(user.role, now),
      ...useOf(client, now),
    })
    .execute();
  const kept = tx
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", user.id)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .limit(sessionLimits.perUser);
  await tx
    .deleteFrom("sessions")
    .where("user_id", "=", user.id)
    .where("id", "not in", kept)
    .execute();
  return session;
}

/** Ends every session of a user except `keptId`; returns how many. */
export async function endSessions(tx: Tx, userId: string, keptId?: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(keptId !== undefined, (query) => query.where("id", "!=", keptId ?? ""))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Where an account is signed in: the session that asks, if it is one of them, then the others, the latest used first. */
export async function listSessions(
  db: Db,
  account: Pick<CurrentUser, "id" | "sessionId">,
  now: Date,
): Promise<AccountSession[]> {
  const rows = await selectLive(db, now)
    .select(["id", "user_agent", "network", "created_at", "last_used_at"])
    .where("user_id", "=", account.id)
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

/** Shortens the sessions of a user to what a new role allows. */
export async function capSessions(tx: Tx, userId: string, role: Role, now: Date): Promise<void> {
  const end = longestEnd(role, now);
  await tx
    .updateTable("sessions")
    .set({ expires_at: end })
    .where("user_id", "=", userId)
    .where("expires_at", ">", end)
    .execute();
}

/** The user and a pair of tokens for the session's counter. */
export async function sessionAnswer(
  { keys }: Pick<AppContext, "keys">,
  user: SessionUser,
  session: { id: string; counter: number },
  now: Date,
): Promise<Session> {
  return {
    user: toSignedInUser(user),
    tokens: {
      accessToken: await signAccessToken(keys, user, session, now),
      refreshToken: refreshTokenOf(keys, session),
    },
  };
}

export function toSignedInUser(user: SessionUser): SignedInUser {
  const { id, email, name, role } = user;
  const avatar = avatarAddress(user);
  return { id, email, name, role, avatar, isActive: user.active, createdAt: user.created_at };
}

function longestEnd(role: Role, now: Date): string {
  return new Date(now.getTime() + sessionLimits.longest[role]).toISOString();
}
