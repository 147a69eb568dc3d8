import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { ok, problem, reasonOf, type Finding } from "./finding.ts";

/** What lies in DATA_DIR and is nobody else's to read. */
const isSecret = (name: string) =>
  /^(site\.sqlite.*|auth-secret|first-admin-link\.txt|files|outbox|backups)$/.test(name);

/** Whether the folder of data is there, the server's alone, and all of one owner. */
export async function checkDataDir({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const subject = "data folder";
  try {
    const folder = await stat(dataDir);
    const names = await readdir(dataDir);
    if (databaseUrl === undefined && !names.includes("site.sqlite")) {
      return problem(
        subject,
        `there is no database in ${dataDir}`,
        "set DATA_DIR as the server has it, or start the server once",
      );
    }
    for (const name of names) {
      const entry = await stat(join(dataDir, name));
      if (entry.uid !== folder.uid) {
        return problem(
          subject,
          `${name} belongs to another user than ${dataDir}: the server may not be able to use it`,
          `chown -R --reference="${dataDir}" "${dataDir}", and run commands as the server's user`,
        );
      }
      if (isSecret(name) && (entry.mode & 0o077) !== 0) {
        return problem(
          subject,
          `others on this machine may open ${name}`,
          `chmod -R go= "${join(dataDir, name)}"`,
        );
      }
    }
    return (folder.mode & 0o022) === 0
      ? ok(subject, `${dataDir} is the server's alone`)
      : problem(subject, `others may write into ${dataDir}`, `chmod go= "${dataDir}"`);
  } catch (error) {
    return problem(
      subject,
      `${dataDir} cannot be read (${reasonOf(error)})`,
      "set DATA_DIR as the server has it, and run this as the server's user",
    );
  }
}
