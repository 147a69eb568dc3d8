// npm run restore: brings a backup into an empty store, or checks one.
import { checkArchive } from "#server/backup/check-archive.ts";
import type { Manifest } from "#server/backup/manifest.ts";
import { withArchive } from "#server/backup/read-archive.ts";
import { restoreArchive } from "#server/backup/restore.ts";
import { readConfig } from "#server/config.ts";
import { claimDataDir } from "#server/db/one-server.ts";
import { readOptions, Refusal, runCommand } from "./command.ts";
import { megabytes, withStore } from "./store.ts";

const help = `npm run restore -- [--check] [--with-another-secret] <file>

Brings a backup into an empty DATA_DIR or DATABASE_URL, whichever engine it comes from, and reads
everything back. Before anything is written, the whole backup is checked. The server must be stopped.

  --check                 checks the backup and writes nothing
  --with-another-secret   also where the secret of the site is another one; sessions, applicants'
                          links and two-step sign-in are void then`;

await runCommand(async () => {
  const { values, positionals } = readOptions(help, {
    options: {
      check: { type: "boolean" },
      "with-another-secret": { type: "boolean" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (values.help === true) {
    console.log(help);
    return;
  }
  if (path === undefined || positionals.length > 1) throw new Refusal(help);
  if (values.check === true) {
    print(await withArchive(path, checkArchive));
    console.log("The backup is sound.");
    return;
  }
  const config = readConfig(process.env);
  const withAnotherSecret = values["with-another-secret"] === true;
  const manifest = await restoreArchive(path, { withAnotherSecret }, async (work) => {
    const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
    try {
      await withStore(config, work);
    } finally {
      claim?.release();
    }
  });
  print(manifest);
  console.log("Restored. Every row and every file was read back and is what the backup says.");
});

function print({ made_at, engine, migration, tables, resumes, lost }: Manifest): void {
  console.log(`Made ${made_at} on ${engine}, form ${migration}`);
  for (const [table, { rows, sha256 }] of Object.entries(tables)) {
    console.log(`  ${table.padEnd(20)} ${String(rows).padStart(9)} rows   ${sha256}`);
  }
  const stored = `${resumes.files} files, ${megabytes(resumes.bytes)}`;
  console.log(`  ${"resumes".padEnd(20)} ${stored}   ${resumes.sha256}`);
  for (const key of lost) console.log(`  The resume ${key} was lost before the backup`);
}
