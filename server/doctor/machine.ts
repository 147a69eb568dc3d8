import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Config } from "#server/config.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { minimumFreeBytes } from "#server/http/health.ts";
import { duration, ok, problem, type Finding } from "./finding.ts";

/** A clock may differ by so much from the database's before the order of things suffers. */
const toleratedMs = 5_000;
/** What servers whose clocks differ a little may write ahead of ours. */
const aheadMs = 60_000;

/** Whether there is room to write. */
export async function checkDisk({ dataDir }: Config): Promise<Finding> {
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

/** Whether this machine's time is the database's, and later than everything that was written. */
export async function checkClock(db: Db): Promise<Finding> {
  const remedy = "have the time set by the network (timedatectl set-ntp true)";
  if (engineOf(db) === "postgres") {
    const asked = Date.now();
    const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
    const between = (asked + Date.now()) / 2;
    const apart = Math.abs(Date.parse(rows[0]?.now ?? "") - between);
    if (!(apart <= toleratedMs)) {
      return problem("clock", `${Math.round(apart / 1_000)} s apart from the database's`, remedy);
    }
  }
  const newest = await db
    .selectFrom("audit_log")
    .select("created_at")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const ahead = newest === undefined ? 0 : Date.parse(newest.created_at) - Date.now();
  return ahead > aheadMs
    ? problem("clock", `${duration(ahead)} behind the newest entry of the audit log`, remedy)
    : ok("clock", new Date().toISOString());
}
