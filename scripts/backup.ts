// npm run backup: writes the whole store into one archive, also while the server runs.
import { resolve } from "node:path";
import { makeBackup } from "#server/backup/make-backup.ts";
import { judgeSize } from "#server/backup/rotation.ts";
import { withStore } from "#server/backup/store.ts";
import { requireWholeStore, writeArchive } from "#server/backup/write-archive.ts";
import { readConfig } from "#server/start/config.ts";
import { runCommand, UsageError } from "./command.ts";
import { megabytes } from "./store.ts";

const help = `npm run backup [-- --to <file or folder or ->] [--accept-smaller]

Writes a consistent snapshot of the database and all its resumes into one archive. The server may be
running. The command reads the same DATA_DIR or DATABASE_URL as the server. In a folder, the name of
the archive is the current time. The default folder is BACKUP_DIR, or "backups" in DATA_DIR. With -, the
archive goes to the standard output, for a program that encrypts and stores it; it does not count as the
site's last backup.

  --accept-smaller   the store has become far smaller for a good reason: the server removes old backups again

The archive contains personal data, and the site's secret unless AUTH_SECRET is set. Protect it like the
store. npm run restore -- --check <file> verifies an archive without restoring it.`;

await runCommand(
  help,
  { options: { to: { type: "string" }, "accept-smaller": { type: "boolean" } } },
  async ({ values: options }) => {
    const config = readConfig(process.env);
    const folder = config.backups?.folder ?? resolve(config.dataDir, "backups");
    // An interrupted backup leaves no incomplete archive.
    const stopping = new AbortController();
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () =>
        stopping.abort(new UsageError("Interrupted. No archive was written.")),
      );
    }
    const { signal } = stopping;
    const { summary, lost } = await withStore(config, async (store) => {
      if (options.to === "-") {
        await requireWholeStore(store.db);
        const manifest = await writeArchive(store, process.stdout, signal);
        return { summary: undefined, lost: manifest.lost };
      }
      const { made, manifest } = await (options.to === undefined
        ? makeBackup(store, folder, { signal, createFolder: true })
        : makeBackup(store, resolve(options.to), { signal }));
      if (options["accept-smaller"] === true) await judgeSize(store.db, manifest, new Date(), true);
      const summary = `${made.path}: ${made.applications} applications and ${made.resumes} resumes, ${megabytes(made.bytes)}, in ${made.seconds} s`;
      return { summary, lost: manifest.lost };
    });
    if (summary !== undefined) console.log(summary);
    if (lost.length === 0) return;
    console.error(
      `${lost.length} resumes are missing or damaged in the store. The backup contains only their rows:`,
    );
    for (const key of lost) console.error(`  ${key}`);
    console.error("Run npm run doctor and look for these files in older backups.");
    process.exitCode = 1;
  },
);
