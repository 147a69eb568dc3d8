import type { Session } from "#contract/auth.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import { hasHappened } from "#server/db/stored-times.ts";
import { forUpdate, withTransaction } from "#server/db/transaction.ts";
import type { SessionsTable } from "#server/db/account-tables.ts";
import type { Tx } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { unauthenticated } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { rateLimits } from "#server/http/limits.ts";
import { findLiveSession, toSession, useColumns, type LiveSession } from "./sessions.ts";
import { readRefreshToken, type SessionStep } from "./tokens.ts";

// How long and how many rotations a tab may be behind another one that refreshes at the same time.
const grace = { milliseconds: 30_000, steps: 8 };

/**
 * Exchanges a refresh token for the next pair of tokens. Tabs that refresh at the same time, and a
 * client that lost the response, get the current pair again. An older token means that a copy is in
 * use, and ends the session.
 */
export async function refreshSession(
  context: AppContext,
  refreshToken: string,
  client: ClientInfo,
): Promise<Session> {
  const presented = readRefreshToken(context.keys, refreshToken);
  if (presented === null) throw unauthenticated();
  context.throttle.hit(rateLimits.refreshesPerSession, presented.sessionId);
  const now = context.clock();
  const session = await withTransaction(context.db, (tx) =>
    applyRefresh(tx, presented, client, now),
  );
  if (session === null) throw unauthenticated();
  return toSession(context, session, now);
}

async function applyRefresh(
  tx: Tx,
  { sessionId: id, counter }: SessionStep,
  client: ClientInfo,
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
  const stepsBehind = session.counter - counter;
  if (stepsBehind === 0) {
    const next = { counter: counter + 1, confirmed: false, rotated_at };
    await save({ ...next, ...useColumns(client, now) });
    return { ...session, ...next };
  }
  // No request has proved that the client has the current pair, so it gets that pair again. The grace
  // period starts anew, for tabs that do this at the same time.
  if (stepsBehind === 1 && !session.confirmed) {
    await save({ rotated_at });
    return session;
  }
  const age = now.getTime() - Date.parse(session.rotated_at);
  const isRecent = hasHappened(session.rotated_at, now) && age <= grace.milliseconds;
  const isLate = stepsBehind >= 1 && stepsBehind <= grace.steps && isRecent;
  if (isLate) return session;
  await end();
  const target = userTarget(session.id);
  await audit(tx, { at: now, action: "refresh_reuse", actorId: null, target, client });
  return null;
}
