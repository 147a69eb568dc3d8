import type { FastifyRequest } from "fastify";
import type { Language } from "#contract/languages.ts";
import { sourceOf, type Source } from "#server/audit/audit.ts";
import { preferredLanguage } from "#server/http/language.ts";

/** Who signs in or up: where from, and what they read. */
export type Visitor = { source: Source; language: Language };

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    source: sourceOf(request),
    language: preferredLanguage(request.headers["accept-language"]),
  };
}
