import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listen } from "./free-port.ts";

export const fakeKeys = { accessKeyId: "TESTKEY", secretAccessKey: "TESTSECRET" };

const signature =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=[\da-f]{64}$/;

/** The page size of S3's lists. */
const pageLength = 1_000;

/** A refusal with the status of an S3 error code. */
const refusal = (status: number, code: string) => Object.assign(new Error(code), { status });

/** Starts a server that does not keep the process alive, and returns its URL. */
export async function startUnreferenced(server: Server): Promise<string> {
  server.unref().on("connection", (socket) => void socket.unref());
  return `http://127.0.0.1:${await listen(server)}`;
}

/**
 * Responds like S3 to the requests of our store. Leaves out features that some services lack, so that our
 * store cannot depend on them. Does not verify signatures: `npm run prove -- s3` tests with a real
 * service.
 */
export async function respondAsS3(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await answer(folder, request, response);
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

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  checkSignature(request);
  const url = new URL(request.url ?? "/", "http://localhost");
  const [bucket = "", ...rest] = url.pathname.slice(1).split("/").map(decodeURIComponent);
  const key = rest.join("/");
  const operation = `${request.method} ${key === "" ? "bucket" : "object"}`;
  const hasBucket = (await lookAt(join(folder, bucket))) !== undefined;
  if (operation === "PUT bucket") {
    if (hasBucket) throw refusal(409, "BucketAlreadyOwnedByYou");
    await mkdir(join(folder, bucket));
    response.end();
    return;
  }
  if (!hasBucket) throw refusal(404, "NoSuchBucket");
  const path = join(folder, bucket, key);
  if (operation === "HEAD bucket") response.end();
  else if (operation === "GET bucket") await list(join(folder, bucket), url.searchParams, response);
  else if (operation === "PUT object")
    await put(path, join(folder, randomUUID()), request, response);
  else if (operation === "GET object" || operation === "HEAD object")
    await get(path, request, response);
  else if (operation === "DELETE object") {
    await rm(path, { force: true });
    response.writeHead(204).end();
  } else throw refusal(501, "NotImplemented");
}

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

/** Stores an object atomically. */
async function put(
  path: string,
  incoming: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const unsupported = /^x-amz-(sdk-)?checksum|^content-encoding$/;
  if (Object.keys(headers).some((name) => unsupported.test(name)))
    throw refusal(501, "NotImplemented");
  if (headers["content-length"] === undefined) throw refusal(411, "MissingContentLength");
  const sha256 = createHash("sha256");
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

async function get(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await lookAt(path);
  if (found === undefined) throw refusal(404, "NoSuchKey");
  if (!response.hasHeader("content-length")) response.setHeader("content-length", found.size);
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(path), response);
}

/** The first version of the list call, which every service supports. */
async function list(
  folder: string,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
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
