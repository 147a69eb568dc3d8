// node scripts/run.mjs scripts/create-bucket.ts: creates the bucket of the resumes, for compose.yaml.
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "#server/start/config.ts";
import { FilesOutageError } from "#server/files/files.ts";
import { createBucket } from "#server/files/s3.ts";
import { runCommand, UsageError } from "./command.ts";

const help = `Creates S3_BUCKET with the settings of the server unless it exists. Waits up to five minutes for a
store that does not answer yet.`;

const retryMs = 2_000;
const timeoutMs = 5 * 60_000;

await runCommand(help, {}, async () => {
  const { s3 } = readConfig(process.env);
  if (s3 === undefined) throw new UsageError("S3_BUCKET is not set");
  const giveUpAt = Date.now() + timeoutMs;
  let shown = "";
  for (;;) {
    try {
      await createBucket(s3);
      break;
    } catch (error) {
      const isTemporary = error instanceof FilesOutageError && error.isTemporary;
      if (!isTemporary || Date.now() > giveUpAt) throw error;
      const line = `Waiting for the file store at ${s3.endpoint ?? "Amazon S3"}: ${error.reason}`;
      if (line !== shown) console.log(line);
      shown = line;
      await pause(retryMs);
    }
  }
  console.log(`The bucket ${s3.bucket} exists`);
});
