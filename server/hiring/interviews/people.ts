import type { Guest } from "#contract/interviews.ts";
import { findColleagues } from "#server/accounts/list-users.ts";
import type { OutboxTable, Tx } from "#server/db/schema.ts";
import { emailKey } from "#server/db/search.ts";
import type { ApplicationRow } from "#server/hiring/applications/records.ts";
import { conflict, invalid } from "#server/http/http-error.ts";
import type { InterviewRecord } from "./records.ts";

/** Throws 409 for an applicant who is no longer considered. */
export function requireInConsideration({
  spam,
  status,
  withdrawn_at,
}: Pick<ApplicationRow, "spam" | "status" | "withdrawn_at">): void {
  if (spam || status === "rejected" || withdrawn_at !== null) {
    throw conflict("failure.interviewClosed");
  }
}

/** Active members of staff by id. Throws 422 for another id. */
export async function findInterviewers(tx: Tx, ids: readonly string[]) {
  const people = (await findColleagues(tx)).filter(({ id }) => ids.includes(id));
  if (people.length < ids.length) throw invalid({ interviewers: ["field.interviewers.unknown"] });
  return people.map((person) => ({ ...person, active: true }));
}

/** Throws 422 for a guest whose address takes part already: an address has one event in its calendar. */
export function requireSeparate({
  guests,
  people,
  applicant,
}: Pick<InterviewRecord, "guests" | "people"> & { applicant: { email: string } }): void {
  const taken = new Set([applicant, ...people].map(({ email }) => emailKey(email)));
  for (const { email } of guests) {
    if (taken.has(emailKey(email))) throw invalid({ guests: ["field.guests.known"] });
    taken.add(emailKey(email));
  }
}

/**
 * The guests to tell of a change, with those who no longer join: guests before it, and addresses of emails
 * that it has withdrawn.
 */
export function guestsToTell(
  after: Pick<InterviewRecord, "guests">,
  before: Pick<InterviewRecord, "guests"> | null,
  withdrawn: readonly OutboxTable[],
): (Guest & { joins: boolean })[] {
  const unsent = withdrawn
    .filter(({ kind }) => kind === "interview_guest")
    .map(({ to_email, to_name }) => ({ email: to_email ?? "", name: to_name ?? "" }));
  const byKey = new Map<string, Guest & { joins: boolean }>();
  for (const guest of [...unsent, ...(before?.guests ?? [])]) {
    byKey.set(emailKey(guest.email), { ...guest, joins: false });
  }
  for (const guest of after.guests) byKey.set(emailKey(guest.email), { ...guest, joins: true });
  return [...byKey.values()];
}
