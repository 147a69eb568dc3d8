import type { Files } from "#server/files/files.ts";

const graceMs = 3_600_000;

/** Removes what arrived and was neither kept nor refused, because the server was ended in between. */
export function sweepIncoming(files: Files, now: Date): Promise<number> {
  return files.sweepIncoming(new Date(now.getTime() - graceMs));
}
