import type { Session } from "#contract/auth.ts";
import { audit } from "#server/audit/audit.ts";
import { forUpdate, transact } from "#server/db/transact.ts";
import type { SessionsTable, Tx } from "#server/db/schema.ts";
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
  parts.throttle.hit(refreshesPerSession, presented.id);
  const now = parts.clock();
  const session = await transact(parts.db, (tx) => advance(tx, presented, source, now));
  if (session === null) throw unauthenticated();
  return sessionAnswer(parts, session.user, session, now);
}

async function advance(
  tx: Tx,
  { id, counter }: { id: string; counter: number },
  source: ClientInfo,
  now: Date,
): Promise<LiveSession | null> {
  const row = tx.selectFrom("sessions").select("id").where("id", "=", id);
  await row.modifyEnd(forUpdate(tx)).execute();
  const save = (columns: Partial<SessionsTable>) =>
    tx.updateTable("sessions").set(columns).where("id", "=", id).execute();
  const end = () => tx.deleteFrom("sessions").where("id", "=", id).execute();

  const session = await findLiveSession(tx, id, now);
  if (session === null) {
    await end();
    return null;
  }
  const rotated_at = now.toISOString();
  const steps = session.counter - counter;
  if (steps === 0) {
    const next = { counter: counter + 1, confirmed: false, rotated_at };
    await save({ ...next, ...useOf(source, now) });
    return { ...session, ...next };
  }
  // No request has proved that the current pair arrived: the holder of the one before gets it again.
  // Tabs that ask for it together find the same time of grace as after a rotation.
  if (steps === 1 && !session.confirmed) {
    await save({ rotated_at });
    return session;
  }
  if (isTogether(session, steps, now)) return session;
  await end();
  const target = { kind: "user", id: session.user.id } as const;
  await audit(tx, { at: now, action: "refresh_reuse", actorId: null, target, source });
  return null;
}

function isTogether(session: LiveSession, steps: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(session.rotated_at);
  return steps >= 1 && steps <= together.steps && age <= together.milliseconds;
}
