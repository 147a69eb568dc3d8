import { statfs } from "node:fs/promises";
import { minimumFreeBytes, type Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";
import { duration, ok, problem, type Finding } from "./finding.ts";

// The checks that both /readyz and the doctor make.

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
