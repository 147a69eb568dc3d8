// npm run restore: brings a backup into an empty store, or checks one.
import { verifyArchive } from "#server/backup/read-archive.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { withClaimedStore } from "#server/backup/store.ts";
import { readConfig } from "#server/config.ts";
import { readOptions, Refusal, runCommand } from "./command.ts";
import { printContents } from "./store.ts";

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
    printContents(await verifyArchive(path));
    console.log("The backup is sound.");
    return;
  }
  const config = readConfig(process.env);
  const withAnotherSecret = values["with-another-secret"] === true;
  const manifest = await restoreBackup(path, { withAnotherSecret }, (work) =>
    withClaimedStore(config, work),
  );
  printContents(manifest);
  console.log("Restored. Every row and every file was read back and is what the backup says.");
});
