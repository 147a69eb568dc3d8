import { statfs } from "node:fs/promises";
import { minimumFreeBytes, type Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";

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

/** Whether the disk of the data has room for uploads. */
export async function checkDisk({ dataDir }: Pick<Config, "dataDir">): Promise<Finding> {
  const disk = await statfs(dataDir);
  const megabytes = (blocks: number) => Math.floor((blocks * disk.bsize) / 1024 / 1024);
  const free = `${megabytes(disk.bavail)} MB of ${megabytes(disk.blocks)} MB are free`;
  return disk.bavail * disk.bsize >= minimumFreeBytes
    ? ok("disk", free)
    : problem(
        "disk",
        `${free}: uploads are refused`,
        "make room, or move DATA_DIR to a larger one",
      );
}

const hourMs = 3_600_000;

/**
 * Whether a mailer runs: an e-mail whose next attempt is an hour late says that none does. A mail
 * server that is down is no reason: its e-mails get a later time.
 */
export async function checkMailer(db: Db, now: Date): Promise<Finding> {
  const { waiting, due } = await db
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll<number>().as("waiting"), fn.min("run_at").as("due")])
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  const late = due === null ? 0 : now.getTime() - Date.parse(due);
  return late > hourMs
    ? problem(
        "letters",
        `the oldest of ${waiting} that wait is ${duration(late)} late`,
        "start the server, or look for errors about e-mails in its log",
      )
    : ok("letters", `${waiting} wait, none for long`);
}
