import type { Session } from "#contract/auth.ts";
import { audit } from "#server/audit/audit.ts";
import { forUpdate, transact } from "#server/db/transact.ts";
import type { Tx } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { unauthenticated } from "#server/http/failure.ts";
import type { AppContext } from "#server/context.ts";
import { refreshesPerSession } from "#server/http/limits.ts";
import { findLiveSession, sessionAnswer, useOf, type LiveSession } from "./sessions.ts";
import { readRefreshToken } from "./tokens.ts";

// Tabs that refresh at the same moment, and the steps one of them may be behind.
const together = { milliseconds: 30_000, steps: 8 };

/**
 * Exchanges a refresh token for the next pair. Tabs that ask together and a client whose answer was
 * lost get the current pair again; an older token means that a copy is in use and ends the session.
 */
export async function refreshSession(
  parts: AppContext,
  refreshToken: string,
  source: ClientInfo,
): Promise<Session> {
  const presented = readRefreshToken(parts.keys, refreshToken);
  if (presented === null) throw unauthenticated();
  parts.throttle.hit(refreshesPerSession, presented.sessionId);
  const now = parts.clock();
  const session = await transact(parts.db, (tx) => advance(tx, presented, source, now));
  if (session === null) throw unauthenticated();
  return sessionAnswer(parts, session.user, session, now);
}

async function advance(
  tx: Tx,
  presented: { sessionId: string; counter: number },
  source: ClientInfo,
  now: Date,
): Promise<Pick<LiveSession, "id" | "counter" | "user"> | null> {
  const id = presented.sessionId;
  const row = tx.selectFrom("sessions").select("id").where("id", "=", id);
  await row.modifyEnd(forUpdate(tx)).execute();
  const session = await findLiveSession(tx, id, now);
  if (session === null) {
    await tx.deleteFrom("sessions").where("id", "=", id).execute();
    return null;
  }
  const steps = session.counter - presented.counter;
  if (steps === 0) return rotate(tx, session, source, now);
  if (wasLost(session, steps)) return handOutAgain(tx, session, now);
  if (isTogether(session, steps, now)) return session;
  await tx.deleteFrom("sessions").where("id", "=", id).execute();
  const target = { kind: "user", id: session.user.id } as const;
  await audit(tx, { at: now, action: "refresh_reuse", actorId: null, target, source });
  return null;
}

async function rotate(
  tx: Tx,
  session: LiveSession,
  source: ClientInfo,
  now: Date,
): Promise<LiveSession> {
  const counter = session.counter + 1;
  await tx
    .updateTable("sessions")
    .set({ counter, confirmed: false, rotated_at: now.toISOString(), ...useOf(source, now) })
    .where("id", "=", session.id)
    .execute();
  return { ...session, counter };
}

/** Tabs that ask for a lost answer together find the same time of grace as after a rotation. */
async function handOutAgain(tx: Tx, session: LiveSession, now: Date): Promise<LiveSession> {
  const change = { rotated_at: now.toISOString() };
  await tx.updateTable("sessions").set(change).where("id", "=", session.id).execute();
  return session;
}

/** No request has proved that the current pair arrived: the holder of the one before gets it again. */
function wasLost(session: LiveSession, steps: number): boolean {
  return steps === 1 && !session.confirmed;
}

function isTogether(session: LiveSession, steps: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(session.rotated_at);
  return steps >= 1 && steps <= together.steps && age <= together.milliseconds;
}
