// npm run migrate-store: copies all data and files to another database, bucket or folder.
import { moveStore, readMove, type Move } from "#server/backup/migrate-store.ts";
import { runCommand } from "./command.ts";
import { printContents } from "./store.ts";

const help = `npm run migrate-store

Copies the store from DATA_DIR, DATABASE_URL and S3_* to the target that the same variables with the
prefix TO_ describe, and verifies the copy:

  TO_DATABASE_URL=postgres://…                    all rows, from SQLite to PostgreSQL
  TO_S3_BUCKET=… TO_S3_ENDPOINT=… TO_S3_REGION=… TO_S3_ACCESS_KEY_ID=… TO_S3_SECRET_ACCESS_KEY=…
                                                  all resumes, into a bucket
  TO_DATA_DIR=…                                   everything without another target, into a folder

Data without a target stays in its place. The server must be stopped. The target must be empty or hold
the copies of an earlier run, so an interrupted run can be repeated. The source is not changed.`;

await runCommand(help, {}, async () => {
  const move = await readMove(process.env);
  const manifest = await moveStore(move, { onEntry: showProgress });
  printContents(manifest);
  const lost = manifest.lost.length;
  console.log(
    lost === 0
      ? "Moved and verified every row and every file."
      : `Moved and verified everything except ${lost} resumes. npm run doctor says how to recover them.`,
  );
  if (lost > 0) process.exitCode = 1;
  console.log(nextSteps(move));
});

/** Shows the progress in a terminal. */
function showProgress(entry: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${entry}\r`);
}

function nextSteps({ source, target, rows, files }: Move): string {
  const lines = ["", "Start the server with these settings:"];
  const isFolderNew = target.dataDir !== source.dataDir;
  if (isFolderNew) lines.push(`  DATA_DIR=${target.dataDir}`);
  if (rows) {
    // The address may hold a password.
    const isUrl = target.databaseUrl !== undefined;
    lines.push(
      isUrl ? "  DATABASE_URL with the value of TO_DATABASE_URL" : "  without DATABASE_URL",
    );
  }
  if (files) {
    lines.push(
      ...(target.s3 === undefined
        ? ["  without S3_BUCKET and the other S3_* variables"]
        : [
            `  S3_BUCKET=${target.s3.bucket}`,
            "  the other S3_* variables with the values of TO_S3_*",
          ]),
    );
  }
  if (source.authSecret === undefined && target.databaseUrl !== undefined) {
    lines.push(`  AUTH_SECRET with the content of ${source.dataDir}/auth-secret`);
  }
  lines.push("All other settings stay. Keep the old store until the new one has a backup.");
  lines.push("Then remove it, because it holds the same personal data.");
  return lines.join("\n");
}
