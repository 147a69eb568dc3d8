/**
 * What a check found, in one line: a problem has to be dealt with, advice may be. Never personal data
 * or secrets; applications are named by their ids.
 */
export type Finding = {
  level: "ok" | "advice" | "problem";
  subject: string;
  found: string;
  /** What to do about it. */
  remedy?: string;
};

export const ok = (subject: string, found: string): Finding => ({ level: "ok", subject, found });

const toDo =
  (level: "advice" | "problem") =>
  (subject: string, found: string, remedy: string): Finding => ({ level, subject, found, remedy });

export const advice = toDo("advice");
export const problem = toDo("problem");

/** Why something failed, by its code alone: messages may name people, hosts and passwords. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** `3 minutes`, `2 hours`, `5 days`. */
export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 72 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
