import { access, constants, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { readBackupState } from "#server/backup/record.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";
import { advice, duration, ok, problem, reasonOf, type Finding } from "./finding.ts";

const weekMs = 7 * 24 * 3_600_000;

/** How old the newest backup is, and whether another can be made. */
export async function checkBackups(config: Config, db: Db, now: Date): Promise<Finding[]> {
  const newest = await checkNewest(config, db, now);
  return config.backups === undefined ? [newest] : [newest, await checkFolder(config)];
}

async function checkNewest(config: Config, db: Db, now: Date): Promise<Finding> {
  const { schedule, made, failed, isLate } = await readBackupState(db, config, now);
  if (failed !== null) {
    return problem(
      "last backup",
      `the attempt at ${failed.at} on ${failed.machine} failed (${failed.trouble})`,
      "see the server's log, and try npm run backup",
    );
  }
  if (made === null) {
    const remedy =
      schedule === null ? "run npm run backup, or set BACKUP_DIR" : "the server makes one soon";
    return advice("last backup", "none was ever made", remedy);
  }
  const age = now.getTime() - Date.parse(made.at);
  const found = `${duration(age)} old, ${made.path} on ${made.machine}`;
  if (schedule !== null && isLate) {
    return problem("last backup", found, "see that the server runs, and its log");
  }
  if (schedule === null && age > weekMs) return advice("last backup", found, "npm run backup");
  const isGone = made.machine === hostname() && !(await exists(made.path));
  return isGone
    ? advice("last backup", `${found}, is not there any more`, "see that it was moved, not lost")
    : ok("last backup", found);
}

async function checkFolder({ backups, dataDir }: Config): Promise<Finding> {
  const folder = backups?.folder ?? "";
  try {
    await access(folder, constants.W_OK);
    const [there, data] = await Promise.all([stat(folder), stat(dataDir)]);
    return there.dev === data.dev
      ? advice(
          "backup folder",
          `${folder} is on the disk of the data: they are lost together`,
          "set BACKUP_DIR to another disk or machine, or copy backups there",
        )
      : ok("backup folder", `${folder} is on another disk than the data`);
  } catch (error) {
    return problem(
      "backup folder",
      `${folder} cannot be written (${reasonOf(error)})`,
      "make it, and give it to the server's user",
    );
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
