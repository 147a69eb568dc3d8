import type { FastifyInstance, FastifyRequest } from "fastify";
import { currentUserOf, clientOf, type CurrentUser } from "#server/http/requests.ts";
import { HttpError, forbidden, unauthenticated } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { isOfPanel, isPublic, may, type Right } from "./policies.ts";
import { findLiveSession, recordUse } from "./sessions.ts";
import { readAccessToken } from "./tokens.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The right that a route of the API needs (`policies.ts`). */
    right?: Right;
  }
}

/**
 * Guards the routes that are registered after this call by the right that each names. One that names none
 * stops the server from starting. Session and user are read on every request, so a sign-out, a deactivation or a
 * new role takes effect on the next one.
 */
export function guardRoutes(app: FastifyInstance, context: AppContext): void {
  app.addHook("onRoute", (route) => {
    const right = route.config?.right;
    if (right === undefined) throw new Error(`${route.url} names no right`);
    if (isPublic(right)) return;
    route.schema = { ...route.schema, security: [{ bearer: [] }] };
    // Before what the route itself asks for.
    route.onRequest = [requireSignedIn(context, right), ...[route.onRequest ?? []].flat()];
  });
}

/** Requires a signed-in user with this right, and sets the user of the request. */
export const requireSignedIn =
  (context: AppContext, right: Right) =>
  async (request: FastifyRequest): Promise<void> => {
    if (bearerToken(request) === undefined) throw unauthenticated("failure.unauthenticated");
    const { db, clock } = context;
    const found = await findSignedIn(context, request);
    if (found === undefined) throw unauthenticated();
    const { user, claims } = found;
    await recordUse({ db, now: clock() }, user, claims.ctr, clientOf(request));
    if (!(await may(db, user.role, right))) throw refusal(request, user, right);
    // The routes of the own account stay open: administrators set up two-step sign-in there.
    if (isOfPanel(right) && user.mustSetUpTwoStep) {
      throw new HttpError(403, "mfa_setup_required", "failure.twoStepSetupRequired");
    }
    request.currentUser = user;
  };

/** The user of the token of a request; undefined without a valid one. */
async function findSignedIn(
  { db, keys, clock }: Pick<AppContext, "db" | "keys" | "clock">,
  request: FastifyRequest,
) {
  const token = bearerToken(request);
  const claims = token === undefined ? null : await readAccessToken(keys, token, clock());
  const user = claims && (await findLiveSession(db, claims.sid, clock()));
  return claims !== null && user?.id === claims.sub ? { user, claims } : undefined;
}

/** Requires another right for a part of a call. Throws 403. */
export async function requireRight(
  { db }: AppContext,
  request: FastifyRequest,
  right: Right,
): Promise<void> {
  const user = currentUserOf(request);
  if (!(await may(db, user.role, right))) throw refusal(request, user, right);
}

function refusal(request: FastifyRequest, { id: userId }: CurrentUser, right: Right): HttpError {
  request.log.warn({ userId, right }, "request forbidden");
  return forbidden();
}

/** The token of the Authorization header; two such headers are ambiguous and count as none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct["authorization"] ?? [];
  return headers.length === 1 ? /^Bearer +(\S+)$/i.exec(headers[0] ?? "")?.[1] : undefined;
}
