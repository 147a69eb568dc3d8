import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Engine } from "#server/db/engine.ts";
import { fakeKeys, respondAsS3, startUnreferenced } from "./fake-s3.ts";

/** The environment of a server with its files in S3. */
export type S3Environment = Record<
  "S3_BUCKET" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
  string
>;

/** The folder of the buckets of this process. */
export const bucketsFolder = join(tmpdir(), `s3-test-${randomUUID()}`);
let endpoint: Promise<string> | undefined;

/** Creates an empty bucket on the S3 server of this process. */
export async function makeBucket(): Promise<S3Environment> {
  endpoint ??= startServer();
  const name = `bucket-${randomUUID()}`;
  await mkdir(join(bucketsFolder, name), { recursive: true });
  return {
    S3_BUCKET: name,
    S3_ENDPOINT: await endpoint,
    S3_ACCESS_KEY_ID: fakeKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: fakeKeys.secretAccessKey,
  };
}

/** The file store of a test app: on disk with SQLite, in a new bucket with PostgreSQL. */
export const filesFor = async (engine: Engine): Promise<Record<string, string>> =>
  engine === "sqlite" ? {} : makeBucket();

/** The path of a stored file. */
export function storedPath({ s3, dataDir }: Pick<Config, "s3" | "dataDir">, key: string): string {
  const files = s3 === undefined ? join(dataDir, "files") : join(bucketsFolder, s3.bucket);
  return join(files, "kept", key);
}

function startServer(): Promise<string> {
  process.once("exit", () => rmSync(bucketsFolder, { recursive: true, force: true }));
  return startUnreferenced(
    createServer((request, response) => void respondAsS3(bucketsFolder, request, response)),
  );
}
