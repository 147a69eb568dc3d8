import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Config } from "#server/context.ts";
import type { Engine } from "#server/db/engine.ts";
import { listen } from "./free-port.ts";

/** The environment of a server with its files in S3. */
export type S3Environment = Record<
  "S3_BUCKET" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
  string
>;

export const fakeKeys = { accessKeyId: "TESTKEY", secretAccessKey: "TESTSECRET" };

/** The folder of the buckets of this process. */
const bucketsFolder = join(tmpdir(), `s3-test-${randomUUID()}`);
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

type FilesConfig = Pick<Config, "s3" | "dataDir">;

/** The folder of a file store. */
export const storeFolder = ({ s3, dataDir }: FilesConfig): string =>
  s3 === undefined ? join(dataDir, "files") : join(bucketsFolder, s3.bucket);

/** The path of a stored file. */
export const storedPath = (config: FilesConfig, key: string): string =>
  join(storeFolder(config), "kept", key);

/** The path of a file that was set aside. */
export const orphanedPath = (config: FilesConfig, key: string): string =>
  join(storeFolder(config), "orphaned", key);

function startServer(): Promise<string> {
  process.once("exit", () => rmSync(bucketsFolder, { recursive: true, force: true }));
  return startUnreferenced(
    createServer((request, response) => void respondAsS3(request, response)),
  );
}

/** Starts a server that does not keep the process alive, and returns its URL. */
export async function startUnreferenced(server: Server): Promise<string> {
  server.unref().on("connection", (socket) => void socket.unref());
  return `http://127.0.0.1:${await listen(server)}`;
}

/** A refusal with the status of an S3 error code. */
const refusal = (status: number, code: string) => Object.assign(new Error(code), { status });

/**
 * Responds like S3 to the requests of our store. Leaves out features that some services lack, so that our
 * store cannot depend on them. Does not verify signatures: `npm run prove -- s3` tests with a real
 * service.
 */
export async function respondAsS3(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    checkSignature(request);
    const url = new URL(request.url ?? "/", "http://localhost");
    const [bucket = "", ...rest] = url.pathname.slice(1).split("/").map(decodeURIComponent);
    const key = rest.join("/");
    const path = join(bucketsFolder, bucket, key);
    const operation = `${request.method} ${key === "" ? "bucket" : "object"}`;
    const hasBucket = (await lookAt(join(bucketsFolder, bucket))) !== undefined;
    if (!hasBucket && operation !== "PUT bucket") throw refusal(404, "NoSuchBucket");
    const run = operations[operation];
    if (run === undefined) throw refusal(501, "NotImplemented");
    await run({ path, query: url.searchParams, request, response });
  } catch (error) {
    request.resume();
    if (!(error instanceof Error) || !("status" in error) || response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(Number(error.status), { "content-type": "application/xml" });
    const content = `<Error><Code>${error.message}</Code></Error>`;
    response.end(request.method === "HEAD" ? undefined : content);
  }
}

/** A call about the bucket or the object at this path. */
type Call = {
  path: string;
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
};

const operations: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
  "PUT bucket": createBucket,
  "HEAD bucket": async ({ response }) => response.end(),
  "GET bucket": list,
  "PUT object": put,
  "HEAD object": get,
  "GET object": get,
  "DELETE object": async ({ path, response }) => {
    await rm(path, { force: true });
    response.writeHead(204).end();
  },
};

const signature =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=[\da-f]{64}$/;

function checkSignature({ headers }: IncomingMessage): void {
  const [, keyId, signed = ""] = signature.exec(headers.authorization ?? "") ?? [];
  if (keyId === undefined) throw refusal(403, "AccessDenied");
  if (keyId !== fakeKeys.accessKeyId) throw refusal(403, "InvalidAccessKeyId");
  const names = new Set(signed.split(";"));
  for (const name of ["host", "x-amz-date", "x-amz-content-sha256"]) {
    if (!names.has(name) || headers[name] === undefined)
      throw refusal(400, "MissingSecurityHeader");
  }
}

async function createBucket({ path, response }: Call): Promise<void> {
  if ((await lookAt(path)) !== undefined) throw refusal(409, "BucketAlreadyOwnedByYou");
  await mkdir(path);
  response.end();
}

/** Stores an object atomically. */
async function put({ path, request, response }: Call): Promise<void> {
  const { headers } = request;
  const source = headers["x-amz-copy-source"];
  if (typeof source === "string") {
    await copy(join(bucketsFolder, decodeURIComponent(source)), path, response);
    return;
  }
  const unsupported = /^x-amz-(sdk-)?checksum|^content-encoding$/;
  if (Object.keys(headers).some((name) => unsupported.test(name)))
    throw refusal(501, "NotImplemented");
  if (headers["content-length"] === undefined) throw refusal(411, "MissingContentLength");
  const sha256 = createHash("sha256");
  const incoming = join(bucketsFolder, randomUUID());
  await mkdir(dirname(path), { recursive: true });
  try {
    request.on("data", (chunk: Buffer) => sha256.update(chunk));
    await pipeline(request, createWriteStream(incoming));
    if (sha256.digest("hex") !== headers["x-amz-content-sha256"]) {
      throw refusal(400, "XAmzContentSHA256Mismatch");
    }
    await rename(incoming, path);
  } finally {
    await rm(incoming, { force: true });
  }
  response.end();
}

async function copy(from: string, to: string, response: ServerResponse): Promise<void> {
  if ((await lookAt(from)) === undefined) throw refusal(404, "NoSuchKey");
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  response.setHeader("content-type", "application/xml");
  response.end("<CopyObjectResult><ETag>x</ETag></CopyObjectResult>");
}

async function get({ path, request, response }: Call): Promise<void> {
  const found = await lookAt(path);
  if (found === undefined) throw refusal(404, "NoSuchKey");
  if (!response.hasHeader("content-length")) response.setHeader("content-length", found.size);
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(path), response);
}

/** The page size of S3's lists. */
const pageLength = 1_000;

/** The first version of the list call, which every service supports. */
async function list({ path: folder, query, response }: Call): Promise<void> {
  if (query.has("list-type")) throw refusal(501, "NotImplemented");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name.startsWith(query.get("prefix") ?? ""))
    .filter((name) => name > (query.get("marker") ?? ""))
    .toSorted();
  const contents = await Promise.all(
    names.slice(0, pageLength).map(async (name) => {
      const modifiedAt = (await lookAt(join(folder, name)))?.mtime.toISOString();
      const content = `<Key>${name}</Key><LastModified>${modifiedAt}</LastModified>`;
      return modifiedAt === undefined ? "" : `<Contents>${content}</Contents>`;
    }),
  );
  const isTruncated = `<IsTruncated>${names.length > pageLength}</IsTruncated>`;
  const xml = `<ListBucketResult>${isTruncated}${contents.join("")}</ListBucketResult>`;
  response.setHeader("content-type", "application/xml").end(xml);
}

const lookAt = (path: string) => stat(path).catch(() => undefined);
