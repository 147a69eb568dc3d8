import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { BaseLogger } from "pino";
import type { AppContext } from "./context.ts";
import { isDatabaseOutage } from "./db/engine.ts";
import { DatabaseNotOpenError } from "./db/open.ts";
import { errorCode, FilesOutageError } from "./files/files.ts";
import type { Outages } from "./lib/outages.ts";
import { startProblems } from "./start-problems.ts";

/** Logs an outage of the disk, of the store of files or of the database once, instead of once per call. */
export function watchServices(
  outages: Outages,
  { db, files, config }: Pick<AppContext, "db" | "files" | "config">,
  log: Pick<BaseLogger, "error" | "info">,
): void {
  const { dataDir } = config;
  outages.watch(log, [
    {
      covers: (error) => /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/.test(errorCode(error) ?? ""),
      probe: () => writeProbe(dataDir),
      begun: async (error) => {
        const { bavail, bsize } = await statfs(dataDir);
        const free = Math.floor((bavail * bsize) / 1024 / 1024);
        return `disk full: ${dataDir} has ${free} MB free (${errorCode(error) ?? "ENOSPC"}). Make room on it: until then the server stores nothing`;
      },
      ended: "disk has room again",
    },
    {
      covers: (error) => error instanceof FilesOutageError,
      probe: () => files.check(),
      begun: (error) => `file store lost: ${startProblems(error).join()}`,
      ended: "file store back",
    },
    {
      covers: isDatabaseOutage,
      probe: () => sql`select 1`.execute(db),
      // The start says that it waits.
      begun: (error) =>
        error instanceof DatabaseNotOpenError
          ? undefined
          : `database lost: ${startProblems(error, dataDir).join()}`,
      ended: "database back",
    },
  ]);
}

const probeBytes = 1024 * 1024;

/** Rejects while the disk has no room for another megabyte. */
async function writeProbe(dataDir: string): Promise<void> {
  const path = join(dataDir, "disk-probe");
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(Buffer.alloc(probeBytes));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
