import type { FastifyRequest } from "fastify";
import type { Language } from "#contract/languages.ts";
import type { UsersTable } from "#server/db/account-tables.ts";
import { preferredLanguage } from "./language.ts";
import { networkOf } from "./network.ts";

/** The origin of a request as sessions and the audit log store it, and its preferred language. */
export type ClientInfo = {
  network: string;
  requestId: string;
  userAgent: string;
  language: Language;
};

export function clientOf(request: FastifyRequest): ClientInfo {
  return {
    network: networkOf(request.ip),
    requestId: request.id,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    language: preferredLanguage(request.headers["accept-language"]),
  };
}

/** The user who makes a change, and the client. */
export type Actor = { actorId: string; client: ClientInfo };

/** The signed-in user of a request as currently stored, and the session of the request. */
export type CurrentUser = Pick<
  UsersTable,
  "id" | "email" | "name" | "role" | "avatar" | "active" | "created_at"
> & {
  sessionId: string;
  hasTwoStep: boolean;
  mustSetUpTwoStep: boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    /** `guardScope` sets it; read it with `currentUserOf`. */
    currentUser?: CurrentUser;
  }
}

/** The signed-in user of a request inside a guarded scope. */
export function currentUserOf({ currentUser }: FastifyRequest): CurrentUser {
  if (currentUser === undefined) throw new Error("This route is outside a guarded scope");
  return currentUser;
}

export function actorOf(request: FastifyRequest): Actor {
  return { actorId: currentUserOf(request).id, client: clientOf(request) };
}
