// npm run backup: writes everything the site keeps into one file, also while the server runs.
import { resolve } from "node:path";
import { makeBackup } from "#server/backup/make-backup.ts";
import { withStore } from "#server/backup/store.ts";
import { readConfig } from "#server/config.ts";
import { readOptions, Refusal, runCommand } from "./command.ts";
import { megabytes } from "./store.ts";

const help = `npm run backup [-- --to <file or folder>]

Writes the database as it is at one moment, and every resume it names, into one archive. The server
may be running; it uses the same DATA_DIR or DATABASE_URL. A folder gets a file named by the moment;
without --to it is BACKUP_DIR, or else the folder "backups" in DATA_DIR.

The archive holds personal data, and the site's secret unless AUTH_SECRET is set: keep it as safe as
the data. To check one without restoring it: npm run restore -- --check <file>`;

await runCommand(async () => {
  const { values: options } = readOptions(help, {
    options: { to: { type: "string" }, help: { type: "boolean" } },
  });
  if (options.help === true) {
    console.log(help);
    return;
  }
  const config = readConfig(process.env);
  const folder = config.backups?.folder ?? resolve(config.dataDir, "backups");
  // An interrupted backup leaves no half archive.
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stopping.abort(new Refusal("Broken off; nothing was kept.")));
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
    `${made.lost} resumes were missing or damaged in the store; the backup has their rows alone:`,
  );
  for (const key of manifest.lost) console.error(`  ${key}`);
  console.error("Run npm run doctor, and look for these files in older backups.");
  process.exitCode = 1;
});
