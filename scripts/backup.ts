// npm run backup: writes the whole store into one archive, also while the server runs.
import { resolve } from "node:path";
import { makeBackup } from "#server/backup/make-backup.ts";
import { withStore } from "#server/backup/store.ts";
import { readConfig } from "#server/config.ts";
import { runCommand, UsageError } from "./command.ts";
import { megabytes } from "./store.ts";

const help = `npm run backup [-- --to <file or folder>]

Writes a consistent snapshot of the database and all its resumes into one archive. The server may be
running. The command reads the same DATA_DIR or DATABASE_URL as the server. In a folder, the name of
the archive is the current time. The default folder is BACKUP_DIR, or "backups" in DATA_DIR.

The archive contains personal data, and the site's secret unless AUTH_SECRET is set. Protect it like the
store. npm run restore -- --check <file> verifies an archive without restoring it.`;

await runCommand(help, { options: { to: { type: "string" } } }, async ({ values: options }) => {
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
  const { made, manifest } = await withStore(config, (store) =>
    options.to === undefined
      ? makeBackup(store, folder, { signal, createFolder: true })
      : makeBackup(store, resolve(options.to), { signal }),
  );
  console.log(
    `${made.path}: ${made.applications} applications and ${made.resumes} resumes, ${megabytes(made.bytes)}, in ${made.seconds} s`,
  );
  if (made.lost === 0) return;
  console.error(
    `${made.lost} resumes are missing or damaged in the store. The backup contains only their rows:`,
  );
  for (const key of manifest.lost) console.error(`  ${key}`);
  console.error("Run npm run doctor and look for these files in older backups.");
  process.exitCode = 1;
});
