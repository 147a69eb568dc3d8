import type { FastifyInstance, FastifyRequest } from "fastify";
import { rankOf, type Role } from "#contract/roles.ts";
import { clientOf, type ClientInfo, type CurrentUser } from "#server/http/current-user.ts";
import { HttpError, forbidden, unauthenticated } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { findLiveSession, recordUse } from "./sessions.ts";
import { readAccessToken } from "./tokens.ts";

/**
 * Requires this role or a higher one on all routes of a scope. Session and user are read on every
 * request, so a sign-out, a deactivation or a new role takes effect on the next one.
 */
export function guardScope(app: FastifyInstance, context: AppContext, role: Role): void {
  app.addHook("onRoute", ({ schema }) => {
    if (schema !== undefined) schema.security = [{ bearer: [] }];
  });
  app.addHook("onRequest", requireRole(context, role));
}

/** Requires this role or a higher one of a request, and sets its user. */
export function requireRole(
  context: AppContext,
  role: Role,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const token = bearerToken(request);
    if (token === undefined) throw unauthenticated("failure.unauthenticated");
    const user = await authenticate(context, token, clientOf(request));
    if (user === null) throw unauthenticated("failure.sessionExpired");
    if (rankOf(user.role) < rankOf(role)) {
      request.log.warn({ userId: user.id, requiredRole: role }, "request forbidden");
      throw forbidden();
    }
    // The routes of the own account stay open: administrators set up two-step sign-in there.
    if (role === "admin" && user.mustSetUpTwoStep) {
      throw new HttpError(403, "mfa_setup_required", "failure.twoStepSetupRequired");
    }
    request.currentUser = user;
  };
}

/** The token of the Authorization header; two such headers are ambiguous and count as none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct["authorization"] ?? [];
  return headers.length === 1 ? /^Bearer +(\S+)$/i.exec(headers[0] ?? "")?.[1] : undefined;
}

async function authenticate(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<CurrentUser | null> {
  const { db, keys } = context;
  const now = context.clock();
  const claims = await readAccessToken(keys, token, now);
  if (claims === null) return null;
  const session = await findLiveSession(db, claims.sid, now);
  if (session === null || session.user.id !== claims.sub) return null;
  await recordUse(db, session, claims.ctr, client, now);
  return session.user;
}
