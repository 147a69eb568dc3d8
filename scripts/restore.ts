// npm run restore: restores a backup into an empty store, or verifies it.
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readArchive, readManifest, verifyArchive } from "#server/backup/read-archive.ts";
import { previewRestore } from "#server/backup/restore-target.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { withClaimedStore } from "#server/backup/store.ts";
import type { Config } from "#server/context.ts";
import { readConfig } from "#server/start/config.ts";
import { runCommand, UsageError } from "./command.ts";
import { printContents } from "./store.ts";

const help = `npm run restore -- [--check | --verify] [--allow-different-secret] <file or ->

Verifies a backup of either engine, restores it into an empty DATA_DIR or DATABASE_URL, verifies the result,
and erases again what was erased after the backup, as the ledgers beside the backup, in BACKUP_DIR and beside
the files say. The server must be stopped. With - it reads the standard input, which it keeps in DATA_DIR
until it is verified. A store without rows and files takes the secret of the backup, unless AUTH_SECRET is set.

  --check                   verifies the backup, says what a restore here would do, and writes nothing
  --verify                  verifies the backup alone, for a rehearsal beside the running site
  --allow-different-secret  restores under a different site secret, which invalidates sessions,
                            applicants' links and two-step sign-in`;

const options = {
  check: { type: "boolean" },
  verify: { type: "boolean" },
  "allow-different-secret": { type: "boolean" },
} as const;

const withoutLedger =
  "No ledger of erasures was found beside the backup, in BACKUP_DIR or beside the files: people whose data were erased after this backup come back.";

/** Asks on a terminal; elsewhere the restore goes on. */
async function mayLackLedger(): Promise<boolean> {
  console.log(withoutLedger);
  if (!process.stdin.isTTY) return true;
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question("Restore it all the same? [y/N] ");
  reader.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Stores the standard input in a file for the work: the whole backup is verified before anything of it is. */
async function withPipedBackup<Result>(
  dataDir: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "piped-backup.tar");
  try {
    await writeFile(path, process.stdin, { mode: 0o600 });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Where a restore writes, without the password of an address. */
const placeOf = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === undefined ? dataDir : `DATABASE_URL and ${dataDir}`;

await runCommand(help, { options, allowPositionals: true }, async ({ values, positionals }) => {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError(help);
  const config = readConfig(process.env);
  if (values.check === true || values.verify === true) {
    const isPiped = path === "-";
    const manifest = await (isPiped
      ? readManifest(readArchive(process.stdin))
      : verifyArchive(path));
    printContents(manifest);
    console.log("The backup is valid.");
    if (values.check !== true) return;
    const archiveBytes = isPiped ? manifest.resumes.bytes : (await stat(path)).size;
    const { lines, isRefused } = await previewRestore(manifest, config, archiveBytes);
    console.log([`A restore into ${placeOf(config)}:`, ...lines].join("\n  "));
    console.log(isRefused ? "It would be refused." : "Nothing else would refuse it.");
    if (isRefused) process.exitCode = 1;
    return;
  }
  const withAnotherSecret = values["allow-different-secret"] === true;
  const restore = (file: string) =>
    restoreBackup(file, { withAnotherSecret, mayLackLedger }, (work) =>
      withClaimedStore(config, work),
    );
  const { manifest, erasedAgain } = await (path === "-"
    ? withPipedBackup(config.dataDir, restore)
    : restore(path));
  printContents(manifest);
  console.log("Restored and verified every row and every file.");
  if (erasedAgain !== undefined) console.log(`${erasedAgain} erased again.`);
});
