// node scripts/run.mjs scripts/create-bucket.ts: creates the bucket of the resumes, for compose.yaml.
import { readConfig } from "#server/start/config.ts";
import { createBucket } from "#server/files/s3.ts";
import { runCommand, UsageError } from "./command.ts";

const help = "Creates S3_BUCKET with the settings of the server unless it exists.";

await runCommand(help, {}, async () => {
  const { s3 } = readConfig(process.env);
  if (s3 === undefined) throw new UsageError("S3_BUCKET is not set");
  await createBucket(s3);
  console.log(`The bucket ${s3.bucket} exists`);
});
