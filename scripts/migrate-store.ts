// npm run migrate-store: copies all data and files to another database, bucket or folder.
import { moveStore, readMove, type Move } from "#server/backup/migrate-store.ts";
import { readOptions, runCommand } from "./command.ts";
import { printContents } from "./store.ts";

const help = `npm run migrate-store

Copies the store that DATA_DIR, DATABASE_URL and S3_* name to the place that the same variables with TO_
before them name, and reads everything back:

  TO_DATABASE_URL=postgres://…                    all rows, from SQLite to PostgreSQL
  TO_S3_BUCKET=… TO_S3_ENDPOINT=… TO_S3_REGION=… TO_S3_ACCESS_KEY_ID=… TO_S3_SECRET_ACCESS_KEY=…
                                                  all resumes, into a bucket
  TO_DATA_DIR=…                                   into a folder, whatever has no other place

What has no new place stays where it is. The server must be stopped. The target must be empty, or hold
what an earlier run has copied: a run that was cut off is simply run again. The source is left as it is.`;

await runCommand(async () => {
  if (readOptions(help, { options: { help: { type: "boolean" } } }).values.help === true) {
    console.log(help);
    return;
  }
  const move = await readMove(process.env);
  const manifest = await moveStore(move, { tell });
  printContents(manifest);
  const lost = manifest.lost.length;
  console.log(
    lost === 0
      ? "Moved. Every row and every file was read back and is the same."
      : `Moved but for ${lost} resumes: npm run doctor says what can be done about them. Everything else was read back and is the same.`,
  );
  if (lost > 0) process.exitCode = 1;
  console.log(whatNext(move));
});

/** Shows the progress in a terminal. */
function tell(entry: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${entry}\r`);
}

function whatNext({ source, target, rows, files }: Move): string {
  const lines = ["", "Start the server from now on with"];
  const isFolderNew = target.dataDir !== source.dataDir;
  if (isFolderNew) lines.push(`  DATA_DIR=${target.dataDir}`);
  if (rows) {
    // The address may hold a password.
    const isUrl = target.databaseUrl !== undefined;
    lines.push(isUrl ? "  DATABASE_URL, as TO_DATABASE_URL was" : "  no DATABASE_URL");
  }
  if (files) {
    lines.push(
      ...(target.s3 === undefined
        ? ["  no S3_BUCKET, and no other variable S3_*"]
        : [`  S3_BUCKET=${target.s3.bucket}`, "  the other variables S3_*, as TO_S3_* were"]),
    );
  }
  if (source.authSecret === undefined && (isFolderNew || target.databaseUrl !== undefined)) {
    lines.push(`  AUTH_SECRET as the file ${source.dataDir}/auth-secret holds it`);
  }
  lines.push(
    "and with everything else as it was. Keep the old store until the new one has a backup;",
  );
  lines.push("then remove it: it holds the same personal data.");
  return lines.join("\n");
}
