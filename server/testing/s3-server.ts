import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { Config } from "#server/config.ts";
import type { Engine } from "#server/db/engine.ts";

/** Variables that make a server keep its files in S3. */
export type S3Environment = Record<
  "S3_BUCKET" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
  string
>;

/** Where the S3 server of this process keeps its buckets. */
const folder = join(tmpdir(), `s3-test-${randomUUID()}`);
let endpoint: Promise<string> | undefined;

/** A new empty bucket on an S3 server of this process. */
export async function makeBucket(): Promise<S3Environment> {
  endpoint ??= startServer();
  const name = `bucket-${randomUUID()}`;
  await mkdir(join(folder, name), { recursive: true });
  return {
    S3_BUCKET: name,
    S3_ENDPOINT: await endpoint,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}

/** The files of a server under test: on disk beside SQLite, in a new bucket beside PostgreSQL. */
export async function filesFor(engine: Engine): Promise<Record<string, string>> {
  return engine === "sqlite" ? {} : makeBucket();
}

/** Where the bytes of a kept file lie, behind the store's back. */
export function keptPath({ s3, dataDir }: Pick<Config, "s3" | "dataDir">, key: string): string {
  return s3 === undefined
    ? join(dataDir, "files", "kept", key)
    : join(folder, s3.bucket, "kept", `${key}._S3rver_object`);
}

async function startServer(): Promise<string> {
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [],
  });
  const { port } = await server.run();
  // It lives as long as the tests do, and keeps nobody waiting.
  server.httpServer.unref().on("connection", (socket) => {
    socket.unref();
  });
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${port}`;
}
