// npm run empty-store: removes all rows and resumes, so that a backup can be restored.
import { emptyStore } from "#server/backup/empty-store.ts";
import { readConfig } from "#server/start/config.ts";
import { runCommand, UsageError } from "./command.ts";

const help = `npm run empty-store -- --yes

Removes all rows and all resumes from DATA_DIR, DATABASE_URL and S3_BUCKET, so that a backup can be restored.
The secret and the ledger of erasures stay. The server must be stopped. Make a backup first: nothing else
brings them back.

  --yes   is required`;

const options = { options: { yes: { type: "boolean", default: false } } } as const;

await runCommand(help, options, async ({ values }) => {
  if (!values.yes) throw new UsageError(help);
  const removed = await emptyStore(readConfig(process.env));
  console.log(`The store is empty. Removed all rows and ${removed} resumes.`);
});
