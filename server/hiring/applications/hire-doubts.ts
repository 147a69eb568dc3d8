import { exists } from "#server/db/lists.ts";
import type { Tx } from "#server/db/schema.ts";
import { conflict } from "#server/http/http-error.ts";
import { translate, type ServerText } from "#server/http/language.ts";
import type { Actor } from "#server/http/requests.ts";
import type { ApplicationRow } from "./records.ts";
import { findOpenTo, readVerdicts } from "./verdicts.ts";

/**
 * Refuses with 409 an acceptance, which says in writing that the applicant is hired, where no interview was held, or
 * verdicts disagree or were not read. Call it under the lock of the application.
 */
export async function refuseDoubtfulHire(
  tx: Tx,
  { id, seen_version: seen }: Pick<ApplicationRow, "id" | "seen_version">,
  { actorId, client }: Actor,
  now: Date,
): Promise<void> {
  const found = [
    ...(await interviewDoubts(tx, id, now)),
    ...(await verdictDoubts(tx, id, actorId)),
  ];
  if (found.length === 0) return;
  const doubts = found.map((one) => translate(client.language, one)).join("; ");
  throw conflict("failure.hireDoubts", { values: { doubts }, seen, isAsked: true });
}

async function interviewDoubts(tx: Tx, id: string, now: Date): Promise<ServerText[]> {
  const held = tx
    .selectFrom("interviews")
    .select("id")
    .where("application_id", "=", id)
    .where("state", "=", "agreed")
    .where("starts_at", "<=", now.toISOString());
  return (await exists(held)) ? [] : ["hireDoubt.noInterview"];
}

async function verdictDoubts(tx: Tx, id: string, readerId: string): Promise<ServerText[]> {
  const given = tx
    .selectFrom("application_notes")
    .select("id")
    .where("application_id", "=", id)
    .where("verdict", "is not", null);
  if (!(await exists(given))) return [];
  if (!(await findOpenTo(tx, [id], readerId)).has(id)) return ["hireDoubt.unread"];
  const verdicts = (await readVerdicts(tx, [id], readerId)).get(id);
  return new Set(verdicts).size > 1 ? ["hireDoubt.disagree"] : [];
}
