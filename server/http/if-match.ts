import type { FastifyRequest } from "fastify";
import { conflict } from "./failure.ts";

/** The change stamp of a record as an entity tag. */
export const tagOf = (updatedAt: string) => `"${updatedAt}"`;

/**
 * Refuses a change that was made to an older state of the record: 409 with the record as it is now.
 * Without an If-Match header the last change wins.
 */
export function refuseStale(request: FastifyRequest, updatedAt: string, current: unknown): void {
  const tag = request.headers["if-match"];
  if (tag === undefined || tag === "*") return;
  const stamps = tag.split(",").map((part) => part.trim().replace(/^(?:W\/)?"(.*)"$/, "$1"));
  if (!stamps.includes(updatedAt)) throw conflict("failure.stale", { current });
}
