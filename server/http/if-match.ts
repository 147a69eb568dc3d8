import type { FastifyRequest } from "fastify";
import type { Tx } from "#server/db/schema.ts";
import { conflict } from "./failure.ts";

/** Sees a record as it is now, in the transaction that is about to change it, and may refuse. */
export type Check<Current> = (current: Current, tx: Tx) => Promise<void>;

/** The change stamp of a record as an entity tag. */
export const tagOf = (updatedAt: string) => `"${updatedAt}"`;

/** Whether a change was made to an older state of the record. Without an If-Match header the last change wins. */
function isStale(request: FastifyRequest, updatedAt: string): boolean {
  const tag = request.headers["if-match"];
  if (tag === undefined || tag === "*") return false;
  const stamps = tag.split(",").map((part) => part.trim().replace(/^(?:W\/)?"(.*)"$/, "$1"));
  return !stamps.includes(updatedAt);
}

/** Refuses a stale change: 409 with the record as it is now, and who changed it where that is known. */
export async function refuseStale(
  request: FastifyRequest,
  updatedAt: string,
  current: unknown,
  findChanger: () => Promise<string | null> = async () => null,
): Promise<void> {
  if (!isStale(request, updatedAt)) return;
  throw conflict("failure.stale", { current, changedBy: await findChanger() });
}
