import type { AuditRecord } from "#contract/audit.ts";

/** Actions with another sentence where the target is the actor or unknown. */
export const aloneActions: readonly string[] = [
  "sign_in_failed",
  "session_ended",
  "sessions_ended",
  "password_reset_asked",
  "two_step_disabled",
];

/** The key of an entry's sentence. An action of a newer server has no sentence and shows its key. */
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

/** Splits a sentence at its placeholders, and keeps them. */
export function partsOf(sentence: string): string[] {
  return sentence.split(/(\{actor\}|\{target\})/).filter((part) => part !== "");
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
