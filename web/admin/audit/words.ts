import type { AuditRecord } from "#contract/audit.ts";

/** Actions that are told in another way where they concern nobody but the actor, or nobody known. */
export const aloneActions: readonly string[] = [
  "sign_in_failed",
  "session_ended",
  "sessions_ended",
  "password_reset_asked",
  "two_step_disabled",
];

/** The key of the sentence that tells an entry. Whatever a newer server wrote has none, and shows its key. */
export function sentenceKey({
  action,
  actor,
  target,
}: Pick<AuditRecord, "action" | "actor" | "target">): string {
  const key = `audit.did.${action}`;
  if (action === "application_erased" && actor.kind === "visitor") return `${key}.byApplicant`;
  const isAboutOther = target !== null && !(actor.kind === "user" && actor.id === target.id);
  return !isAboutOther && aloneActions.includes(action) ? `${key}.alone` : key;
}

/** A sentence in pieces: its words, and the places where names stand. */
export function piecesOf(sentence: string): string[] {
  return sentence.split(/(\{actor\}|\{target\})/).filter((piece) => piece !== "");
}

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
