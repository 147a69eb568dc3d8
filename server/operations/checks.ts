import { readFreeSpace } from "#server/files/free-space.ts";
import type { Config } from "#server/context.ts";
import { databaseRemedy } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { errorCode } from "#server/files/files.ts";
import { hourMs } from "#server/db/vietnam-time.ts";

/**
 * The result of a check, in one line: a problem must be solved, advice may be. It contains no personal
 * data and no secrets; applications are named by their ids.
 */
export type Outcome = {
  level: "ok" | "advice" | "problem" | "skipped";
  found: string;
  remedy?: string;
};

const outcome = (level: Outcome["level"]) => (found: string, remedy: string) => ({
  level,
  found,
  remedy,
});
export const ok = (found: string): Outcome => ({ level: "ok", found });
export const skipped = (reason: string): Outcome => ({ level: "skipped", found: reason });
export const advice = outcome("advice");
export const problem = outcome("problem");

export type Finding = Outcome & { subject: string };

/** Checks by subject, in the order in which they run. */
export type Checks<Examined> = Readonly<
  Record<string, (examined: Examined) => Promise<Outcome> | Outcome>
>;

/** Runs all checks, also after one has failed. Returns whether none found a problem. */
export async function* runChecks<Examined>(
  checks: Checks<Examined>,
  examined: Examined,
): AsyncGenerator<Finding, boolean> {
  let hasPassed = true;
  for (const [subject, check] of Object.entries(checks)) {
    const outcome = await Promise.try(check, examined).catch(failure);
    if (outcome.level === "problem") hasPassed = false;
    yield { subject, ...outcome };
  }
  return hasPassed;
}

/** Lists checks that cannot run. */
export function* skipChecks(checks: readonly object[], reason: string): Generator<Finding> {
  for (const subject of checks.flatMap(Object.keys)) yield { subject, ...skipped(reason) };
}

export const failure = (error: unknown) =>
  problem(
    `cannot be used (${errorKind(error)})`,
    databaseRemedy(error) ??
      "check that it exists, and that the server's variables and user can reach it",
  );

/** The code alone: a message may contain names, hosts and passwords. */
export const errorKind = (error: unknown) =>
  errorCode(error) ?? (error instanceof Error ? error.name : "unknown reason");

/** `3 minutes`, `2 hours`, `5 days`. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 72 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** Checks that the disk of DATA_DIR has room for uploads. */
export async function checkDisk({ dataDir }: Pick<Config, "dataDir">): Promise<Outcome> {
  const { state, found } = await readFreeSpace(dataDir);
  if (state === "enough") return ok(found);
  const remedy = "free some space, or move DATA_DIR to another disk";
  return state === "low" ? advice(found, remedy) : problem(found, remedy);
}

/**
 * Checks that a mailer runs: without one, the next attempt of an email is an hour late. An outage of
 * the mail server is not a problem here, since each failed attempt schedules a later one.
 */
export async function checkOutbox(db: Db, now: Date): Promise<Outcome> {
  const { queued, dueAt } = await db
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll<number>().as("queued"), fn.min("run_at").as("dueAt")])
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  const delayMs = dueAt === null ? 0 : now.getTime() - Date.parse(dueAt);
  if (delayMs <= hourMs) return ok(`${queued} queued, none is late`);
  return problem(
    `the oldest of ${queued} queued is ${formatDuration(delayMs)} late`,
    "start the server, or look for errors about emails in its log",
  );
}
