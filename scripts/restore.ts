// npm run restore: restores a backup into an empty store, or verifies it.
import { readArchive, readManifest, verifyArchive } from "#server/backup/read-archive.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { withClaimedStore } from "#server/backup/store.ts";
import { readConfig } from "#server/start/config.ts";
import { runCommand, UsageError } from "./command.ts";
import { printContents } from "./store.ts";

const help = `npm run restore -- [--check] [--allow-different-secret] <file>

Verifies a backup of either engine, restores it into an empty DATA_DIR or DATABASE_URL, and verifies the
result. The server must be stopped.

  --check                   verifies the backup and writes nothing; reads the standard input if the
                            file is -
  --allow-different-secret  restores under a different site secret, which invalidates sessions,
                            applicants' links and two-step sign-in`;

const options = {
  check: { type: "boolean" },
  "allow-different-secret": { type: "boolean" },
} as const;

await runCommand(help, { options, allowPositionals: true }, async ({ values, positionals }) => {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError(help);
  if (values.check === true) {
    const isPiped = path === "-";
    const manifest = isPiped ? readManifest(readArchive(process.stdin)) : verifyArchive(path);
    printContents(await manifest);
    console.log("The backup is valid.");
    return;
  }
  const config = readConfig(process.env);
  const withAnotherSecret = values["allow-different-secret"] === true;
  const manifest = await restoreBackup(path, { withAnotherSecret }, (work) =>
    withClaimedStore(config, work),
  );
  printContents(manifest);
  console.log("Restored and verified every row and every file.");
});
