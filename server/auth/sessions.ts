import type { Session, SignedInUser } from "#contract/auth.ts";
import type { Role } from "#contract/roles.ts";
import { newId } from "#server/db/id.ts";
import type { Db, SessionsTable, Tx, UsersTable } from "#server/db/schema.ts";
import type { ClientInfo, CurrentUser } from "#server/http/current-user.ts";
import type { AppContext } from "#server/context.ts";
import { adminsNeedTwoStepKey } from "#server/settings/settings.ts";
import { refreshTokenOf, signAccessToken } from "./tokens.ts";
import { avatarAddress } from "./user-record.ts";

const second = 1_000;
const hour = 3_600 * second;

/** An unused session ends after `idle`, any session after its role's longest time. */
export const sessionLimits = {
  idle: 24 * hour,
  longest: { user: 7 * 24 * hour, admin: 12 * hour },
  perUser: 10,
} as const;

const useMarkedEvery = 60 * second;

export const sessionUserColumns = [
  "users.id",
  "users.email",
  "users.name",
  "users.role",
  "users.avatar",
  "users.active",
  "users.created_at",
] as const;

/** What a session needs to know of its user. */
type SessionUser = Omit<CurrentUser, "sessionId" | "hasTwoStep" | "mustSetUpTwoStep">;

export type LiveSession = Pick<
  SessionsTable,
  "id" | "counter" | "confirmed" | "rotated_at" | "last_used_at"
> & { user: CurrentUser };

/** A session that has not ended, with its account as it stands; null when either may not act. */
export async function findLiveSession(db: Db, id: string, now: Date): Promise<LiveSession | null> {
  const earliestUse = new Date(now.getTime() - sessionLimits.idle).toISOString();
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(sessionUserColumns)
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
    .where("users.active", "=", true)
    .where("last_used_at", ">", earliestUse)
    .where("expires_at", ">", now.toISOString())
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
