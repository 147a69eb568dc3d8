import pRetry from "p-retry";
import * as z from "zod/mini";
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { type Staging, removeIfPossible } from "./disk.ts";
import {
  DamagedFileError,
  FilesOutageError,
  errorCode,
  isStorageError,
  type Checksum,
  type StagedUpload,
} from "./files.ts";

export type Bucket = { client: S3Client; name: string };

/** The prefix of our files: a bucket may hold other objects, which stay untouched. */
export const prefix = "kept/";
export const objectKey = (key: string) => prefix + key;
/** The prefix of files that were set aside. */
export const orphanedPrefix = "orphaned/";
export const erasedPrefix = "erased/";

/** No attempt starts later than this after the first, so that a waiting user soon gets a response. */
const giveUpMs = { transfer: 8_000, confirmation: 2_000 };
/** The time limit of a transfer, since a service can send byte by byte. */
const transferTimeoutMs = 60_000;

/** Uploads a file to this path, and returns when the service confirms its size. */
export async function upload(bucket: Bucket, incoming: StagedUpload, path: string): Promise<void> {
  if (incoming.tooLarge) throw new TypeError("A file that was too large cannot be stored");
  try {
    await withRetry(giveUpMs.transfer, () => put(bucket, incoming, path));
    await withRetry(giveUpMs.confirmation, () => confirm(bucket, incoming, path));
  } finally {
    await removeIfPossible(incoming.path);
  }
}

async function put({ client, name }: Bucket, incoming: StagedUpload, path: string): Promise<void> {
  const content = createReadStream(incoming.path);
  const readFailure = new AbortController();
  content.once("error", (error) => {
    readFailure.abort(error);
  });
  const command = new PutObjectCommand({
    Bucket: name,
    Key: path,
    Body: content,
    ContentLength: incoming.bytes,
  });
  // The hash is part of the signature, so every service compares it with the received bytes.
  command.middlewareStack.add(
    (next) => (call) => {
      if (hasHeaders(call.request)) call.request.headers["x-amz-content-sha256"] = incoming.sha256;
      return next(call);
    },
    { step: "build" },
  );
  const abortSignal = AbortSignal.any([readFailure.signal, AbortSignal.timeout(transferTimeoutMs)]);
  try {
    await client.send(command, { abortSignal });
  } catch (error) {
    readFailure.signal.throwIfAborted();
    throw error;
  } finally {
    content.destroy();
  }
}

const hasHeaders = (request: unknown): request is { headers: Record<string, string> } =>
  typeof request === "object" && request !== null && "headers" in request;

async function confirm(
  { client, name }: Bucket,
  { bytes }: StagedUpload,
  path: string,
): Promise<void> {
  const command = new HeadObjectCommand({ Bucket: name, Key: path });
  try {
    const { ContentLength: stored } = await client.send(command);
    if (stored !== bytes) throw new FilesOutageError("stored in part", true);
  } catch (error) {
    // A service that copies in the background may list a new object a moment later.
    throw statusOf(error) === 404 ? new FilesOutageError("not stored", true) : error;
  }
}

type Stores = { bucket: Bucket; staging: Staging };

/** Downloads a file to the staging folder and verifies it before the first byte leaves. */
export async function download(
  { bucket, staging }: Stores,
  key: string,
  expected: Checksum,
  signal?: AbortSignal,
): Promise<Readable> {
  const fetched = await withRetry(
    giveUpMs.transfer,
    () => fetchToStaging({ bucket, staging }, key, expected, signal),
    signal,
  );
  try {
    if (fetched.bytes !== expected.bytes) throw new DamagedFileError(key, "wrong size");
    if (fetched.sha256 !== expected.sha256) throw new DamagedFileError(key, "wrong checksum");
    const file = await open(fetched.path, "r");
    return file.createReadStream();
  } finally {
    // The open file stays readable without its name, and nothing remains afterwards.
    await staging.discard(fetched);
  }
}

async function fetchToStaging(
  { bucket: { client, name }, staging }: Stores,
  key: string,
  expected: Checksum,
  signal?: AbortSignal,
): Promise<StagedUpload> {
  const timeout = AbortSignal.timeout(transferTimeoutMs);
  const abortSignal = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  const { Body: body, ContentLength: bytes } = await client
    .send(new GetObjectCommand({ Bucket: name, Key: objectKey(key) }), { abortSignal })
    .catch((error: unknown) => {
      throw isMissing(error) ? new DamagedFileError(key, "missing") : error;
    });
  if (!(body instanceof Readable)) throw new FilesOutageError("no body", true);
  if (bytes !== expected.bytes) {
    body.destroy();
    throw new DamagedFileError(key, "wrong size");
  }
  return staging.stage(body, expected.bytes);
}

export const isMissing = (error: unknown) =>
  error instanceof Error && error.name !== "NoSuchBucket" && statusOf(error) === 404;

const attempts = 3;

/**
 * Calls the service with at most three attempts, none after `giveUpMs`, while its failure may be
 * temporary. A failure of the service becomes a `FilesOutageError`; other errors pass unchanged.
 */
export function withRetry<Result>(
  giveUpMs: number,
  call: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const attempt = async () => {
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      const isOther = error instanceof DamagedFileError || error instanceof TypeError;
      throw isOther || isStorageError(error) ? error : asOutage(error);
    }
  };
  return pRetry(attempt, {
    retries: attempts - 1,
    minTimeout: 75,
    factor: 4,
    // Random waits, so that several servers do not retry at the same time.
    randomize: true,
    maxRetryTime: giveUpMs,
    shouldRetry: ({ error }) => error instanceof FilesOutageError && error.isTemporary,
  });
}

// Bytes damaged in transfer, or a client that was too slow: the same call may succeed.
const temporary = /^(BadDigest|RequestTimeout|XAmzContentSHA256Mismatch)$/;

function asOutage(error: unknown): FilesOutageError {
  const status = statusOf(error);
  // The network's error code, or else the service's own name of the error.
  const name = errorCode(error) ?? (error instanceof Error ? error.name : typeof error);
  const isTemporary =
    status === undefined || status === 429 || status >= 500 || temporary.test(name);
  if (status === undefined) return new FilesOutageError(name, isTemporary);
  return new FilesOutageError(`${explanations[status] ?? name}, ${status}`, isTemporary);
}

// The response to a refused HeadBucket has no body, and so no name of the error.
const explanations: Partial<Record<number, string>> = {
  301: "the bucket is in another region",
  403: "the keys are refused",
  404: "there is no such bucket",
};

const ServiceError = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

const statusOf = (error: unknown) => ServiceError.safeParse(error).data?.$metadata.httpStatusCode;
