import type { FastifyReply, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { isIP } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Id } from "#contract/fields.ts";
import { conflict, forbidden, invalid, malformed, notFound, type HttpError } from "./http-error.ts";
import { translate, type ServerText, preferredLanguage } from "./language.ts";
import type { UsersTable } from "#server/db/account-tables.ts";

/** The id in a path as it is stored. An invalid one gets 404, like an unknown one. */
export function recordId(text: string, missing?: ServerText): string {
  if (!Id.safeParse(text).success) throw notFound(missing);
  return text.toLowerCase();
}

/** Throws 422 for a change without a field. */
export function requireChanges(changes: Readonly<Record<string, unknown>>): void {
  const isEmpty = Object.values(changes).every((value) => value === undefined);
  if (isEmpty) throw invalid({}, "failure.nothingToUpdate");
}

/** Returns a record as the response, with its version as the entity tag for If-Match of a change. */
export function withEtag<R extends { updatedAt: string } | { updated_at: string }>(
  reply: FastifyReply,
  record: R,
): R {
  const version = "updatedAt" in record ? record.updatedAt : record.updated_at;
  void reply.header("etag", `"${version}"`);
  return record;
}

export const messageFor = (
  request: FastifyRequest,
  text: ServerText,
  values?: Readonly<Record<string, string>>,
) => ({ message: translate(clientOf(request).language, text, values) });

type Stale = Pick<HttpError["details"], "current" | "changedBy">;

/**
 * Refuses the change of an older version with 409, and with the current record and the user who changed it.
 * Call it under the lock of the record. Without an If-Match header the last change wins.
 */
export async function refuseStale(
  { ifMatch }: Actor,
  version: string,
  readCurrent: () => Stale | Promise<Stale>,
): Promise<void> {
  if (ifMatch === undefined || ifMatch === "*") return;
  const versions = ifMatch.split(",").map((part) => part.trim().replace(/^(?:W\/)?"(.*)"$/, "$1"));
  if (!versions.includes(version)) throw conflict("failure.stale", await readCurrent());
}

/** The reason of the signal is a failure that no log counts as the server's. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once("close", () => {
    disconnected.abort(malformed());
  });
  return disconnected.signal;
}

/** The work that it hides takes less. */
const minimumMs = 300;

/** Runs work for at least a fixed time, so that the duration of the response reveals nothing. */
export async function withMinimumDuration(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), pause(minimumMs)]);
}

/** The version that follows `before`: always later, so that no two versions of a record are equal. */
export function nextVersion(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

/** The origin of a request as sessions and the audit log store it, and its preferred language. */
export const clientOf = (request: FastifyRequest) => ({
  network: networkOf(request.ip),
  requestId: request.id,
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  language: preferredLanguage(request.headers["accept-language"]),
});

export type ClientInfo = ReturnType<typeof clientOf>;

/**
 * The key of an address in rate limits: the whole IPv4 address, even if mapped to IPv6, or the first
 * 64 bits of an IPv6 address.
 */
export function networkOf(address: string): string {
  // Some proxies add the port of their client.
  const bare = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.+)\]):\d+$/.exec(address);
  const text = bare?.[1] ?? bare?.[2] ?? address;
  if (isIP(text) === 0) return text;
  const parsed = ipaddr.process(text);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

/** The user who makes a change, their session, and the client. */
export type Actor = {
  actorId: string;
  sessionId: string;
  client: ClientInfo;
  /** The If-Match header: the version that the client has changed. */
  ifMatch?: string | undefined;
  /** The If-Seen header: the `seen_version` of the page where a decision is made. */
  ifSeen?: number | undefined;
};

/** The signed-in user of a request as currently stored, and the session of the request. */
export type CurrentUser = Pick<
  UsersTable,
  "id" | "email" | "email_confirmed_at" | "name" | "role" | "avatar" | "active" | "created_at"
> & {
  sessionId: string;
  hasTwoStep: boolean;
  mustSetUpTwoStep: boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    /** `guardRoutes` sets it; read it with `currentUserOf`. */
    currentUser?: CurrentUser;
  }
  interface FastifyContextConfig {
    /** Requests for pages and their files are not logged. */
    isPage?: boolean;
  }
}

export function currentUserOf({ currentUser }: FastifyRequest): CurrentUser {
  if (currentUser === undefined) throw new Error("This route is outside a guarded scope");
  return currentUser;
}

export function actorOf(request: FastifyRequest): Actor {
  const { id, sessionId } = currentUserOf(request);
  const ifMatch = request.headers["if-match"];
  const seen = request.headers["if-seen"];
  if (seen !== undefined && !/^\d{1,9}$/.test(String(seen))) throw malformed();
  const ifSeen = seen === undefined ? undefined : Number(seen);
  return { actorId: id, sessionId, client: clientOf(request), ifMatch, ifSeen };
}

/**
 * Refuses a change requested by a page of another site. Browsers send Sec-Fetch-Site, older ones
 * Origin; a program sends neither and is allowed, since it carries no user's cookies.
 */
export async function refuseCrossSite({ method, headers, host }: FastifyRequest): Promise<void> {
  if (["GET", "HEAD", "OPTIONS"].includes(method)) return;
  const { origin, "sec-fetch-site": site } = headers;
  // Compares with the host of this request, which can differ from the configured one.
  const isForeign = origin !== undefined && URL.parse(origin)?.host !== host;
  if (site === undefined ? isForeign : site === "cross-site") throw forbidden("failure.crossSite");
}
