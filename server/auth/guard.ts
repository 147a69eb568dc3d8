import type { FastifyRequest } from "fastify";
import { rankOf, type Role } from "#contract/roles.ts";
import { sourceOf, type Actor, type Source } from "#server/audit/audit.ts";
import { CallFailed, forbidden, unauthenticated } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { findLiveSession, markUsed, type SessionAccount } from "./sessions.ts";
import { readAccessToken } from "./tokens.ts";

/** The account a request acts for, as it stands in the database now. */
export type Account = SessionAccount;

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `requireRole`; read it with `accountOf`. */
    account?: Account;
  }
}

/** The account of a request inside a guarded scope. */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === undefined) throw new Error("This route stands outside a guarded scope");
  return request.account;
}

/** Who makes the change a request asks for, as the audit log names them. */
export function actorOf(request: FastifyRequest): Actor {
  return { actorId: accountOf(request).id, source: sourceOf(request) };
}

/**
 * A hook that admits accounts of this role and above. Session and user are read on every request,
 * so a sign-out, a deactivation or another role counts from the next one on.
 */
export function requireRole(parts: Parts, role: Role) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    if (token === undefined) throw unauthenticated("failure.unauthenticated");
    const account = await findAccount(parts, token, sourceOf(request));
    if (account === null) throw unauthenticated("failure.sessionExpired");
    if (rankOf(account.role) < rankOf(role)) {
      request.log.warn({ account: account.id, needed: role }, "not allowed");
      throw forbidden();
    }
    // The calls about oneself stay open: with them the second step is set up.
    if (role === "admin" && account.mustSetUpTwoStep) throw setUpTwoStepFirst();
    request.account = account;
  };
}

const setUpTwoStepFirst = () =>
  new CallFailed(403, "mfa_setup_required", "failure.twoStepSetupRequired");

/** The token of the Authorization header; two such headers are no clear statement and count as none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct["authorization"] ?? [];
  return headers.length === 1 ? /^Bearer +(\S+)$/i.exec(headers[0] ?? "")?.[1] : undefined;
}

async function findAccount(parts: Parts, token: string, source: Source): Promise<Account | null> {
  const { db, keys } = parts;
  const now = parts.clock();
  const claims = await readAccessToken(keys, token, now);
  if (claims === null) return null;
  const session = await findLiveSession(db, claims.sessionId, now);
  if (session === null || session.account.id !== claims.userId) return null;
  await markUsed(db, session, claims.counter, source, now);
  return session.account;
}
