import type { FastifyInstance, FastifyRequest } from "fastify";
import { rankOf, roleRanks } from "#contract/roles.ts";
import { isStaff } from "#contract/staff.ts";
import { clientOf, currentUserOf, type CurrentUser } from "#server/http/requests.ts";
import { HttpError, forbidden, unauthenticated } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { findLiveSession, recordUse } from "./sessions.ts";
import { readAccessToken } from "./tokens.ts";

/** Every user; recruiters and administrators; administrators alone. */
export type Access = "user" | "staff" | "admin";

const admits: Record<Access, (role: string) => boolean> = {
  user: (role) => rankOf(role) >= roleRanks.user,
  staff: isStaff,
  admin: (role) => rankOf(role) >= roleRanks.admin,
};

/**
 * Requires this access on all routes of a scope. Session and user are read on every
 * request, so a sign-out, a deactivation or a new role takes effect on the next one.
 */
export function guardScope(app: FastifyInstance, context: AppContext, access: Access): void {
  app.addHook("onRoute", ({ schema }) => {
    if (schema !== undefined) schema.security = [{ bearer: [] }];
  });
  app.addHook("onRequest", requireAccess(context, access));
}

/** Requires this access of a request, and sets its user. */
export const requireAccess =
  (context: AppContext, access: Access) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    if (token === undefined) throw unauthenticated("failure.unauthenticated");
    const { db, keys } = context;
    const now = context.clock();
    const claims = await readAccessToken(keys, token, now);
    const user = claims && (await findLiveSession(db, claims.sid, now));
    if (claims === null || user?.id !== claims.sub) throw unauthenticated();
    await recordUse(db, user, claims.ctr, clientOf(request), now);
    if (!admits[access](user.role)) throw refuse(request, user, access);
    // The routes of the own account stay open: administrators set up two-step sign-in there.
    if (access !== "user" && user.mustSetUpTwoStep) {
      throw new HttpError(403, "mfa_setup_required", "failure.twoStepSetupRequired");
    }
    request.currentUser = user;
  };

/** Requires an administrator for a part of a call that all staff may use. Throws 403. */
export function requireAdmin(request: FastifyRequest): void {
  const user = currentUserOf(request);
  if (!admits.admin(user.role)) throw refuse(request, user, "admin");
}

function refuse(request: FastifyRequest, { id: userId }: CurrentUser, access: Access): HttpError {
  request.log.warn({ userId, requiredAccess: access }, "request forbidden");
  return forbidden();
}

/** The token of the Authorization header; two such headers are ambiguous and count as none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct["authorization"] ?? [];
  return headers.length === 1 ? /^Bearer +(\S+)$/i.exec(headers[0] ?? "")?.[1] : undefined;
}
