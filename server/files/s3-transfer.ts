import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import pRetry from "p-retry";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import * as z from "zod/mini";
import type { Staging } from "./disk.ts";
import { DamagedFileError, FilesOutageError, codeOf, isStorageError } from "./files.ts";
import type { Fingerprint, Incoming } from "./files.ts";
import { removeIfPossible, sync } from "./folder.ts";

export type Bucket = { client: S3Client; name: string };

/** The prefix of our files: a bucket may hold other objects, which are left alone. */
export const prefix = "kept/";
export const nameOf = (key: string) => prefix + key;

/** No attempt begins later than this after the first, so that a waiting user hears soon. */
const giveUpMs = { transfer: 8_000, confirmation: 2_000 };
/** For a store that answers, but a byte at a time. */
const longestMs = 60_000;

/** Brings a file to the bucket, and returns when the bucket says that it has all of it. */
export async function upload(bucket: Bucket, incoming: Incoming, key: string): Promise<void> {
  if (incoming.tooLarge) throw new TypeError("A file that was too large cannot be kept");
  try {
    await sync(incoming.path);
    await withRetry(giveUpMs.transfer, () => put(bucket, incoming, key));
    await withRetry(giveUpMs.confirmation, () => confirm(bucket, incoming, key));
  } finally {
    await removeIfPossible(incoming.path);
  }
}

async function put({ client, name }: Bucket, incoming: Incoming, key: string): Promise<void> {
  const content = createReadStream(incoming.path);
  const unreadable = new AbortController();
  content.once("error", (error) => {
    unreadable.abort(error);
  });
  const command = new PutObjectCommand({
    Bucket: name,
    Key: nameOf(key),
    Body: content,
    ContentLength: incoming.bytes,
  });
  // A part of the signature, so that the store must compare what comes with it.
  command.middlewareStack.add(
    (next) => (call) => {
      if (hasHeaders(call.request)) call.request.headers["x-amz-content-sha256"] = incoming.sha256;
      return next(call);
    },
    { step: "build" },
  );
  const abortSignal = AbortSignal.any([unreadable.signal, AbortSignal.timeout(longestMs)]);
  try {
    await client.send(command, { abortSignal });
  } catch (error) {
    unreadable.signal.throwIfAborted();
    throw error;
  } finally {
    content.destroy();
  }
}

const hasHeaders = (request: unknown): request is { headers: Record<string, string> } =>
  typeof request === "object" && request !== null && "headers" in request;

async function confirm({ client, name }: Bucket, { bytes }: Incoming, key: string): Promise<void> {
  const command = new HeadObjectCommand({ Bucket: name, Key: nameOf(key) });
  try {
    const { ContentLength: stored } = await client.send(command);
    if (stored !== bytes) throw new FilesOutageError("stored in part", true);
  } catch (error) {
    // A store that copies in the background may show a new file a moment later.
    throw statusOf(error) === 404 ? new FilesOutageError("not stored", true) : error;
  }
}

/** The file by way of the staging folder: nothing is handed out before all of it has been looked at. */
export async function download(
  bucket: Bucket,
  staging: Staging,
  key: string,
  expected: Fingerprint,
  signal?: AbortSignal,
): Promise<Readable> {
  const fetched = await withRetry(
    giveUpMs.transfer,
    () => fetchToStaging(bucket, staging, key, expected, signal),
    signal,
  );
  try {
    if (fetched.bytes !== expected.bytes) throw new DamagedFileError(key, "wrong size");
    if (fetched.sha256 !== expected.sha256) throw new DamagedFileError(key, "wrong checksum");
    const file = await open(fetched.path, "r");
    return file.createReadStream();
  } finally {
    // Without a name, an unread file leaves nothing behind.
    await staging.discard(fetched);
  }
}

async function fetchToStaging(
  { client, name }: Bucket,
  staging: Staging,
  key: string,
  expected: Fingerprint,
  signal?: AbortSignal,
): Promise<Incoming> {
  const ending = AbortSignal.timeout(longestMs);
  const abortSignal = signal === undefined ? ending : AbortSignal.any([ending, signal]);
  const { Body: body, ContentLength: bytes } = await client
    .send(new GetObjectCommand({ Bucket: name, Key: nameOf(key) }), { abortSignal })
    .catch((error: unknown) => {
      throw isMissing(error) ? new DamagedFileError(key, "missing") : error;
    });
  if (!(body instanceof Readable)) throw new FilesOutageError("no body", true);
  if (bytes !== expected.bytes) {
    body.destroy();
    throw new DamagedFileError(key, "wrong size");
  }
  return staging.receive(body, expected.bytes);
}

/** Whether the store says that there is no such file. */
export const isMissing = (error: unknown) =>
  error instanceof Error && error.name !== "NoSuchBucket" && statusOf(error) === 404;

const attempts = 3;

/**
 * Calls the bucket, again while its failure may pass: three attempts at most, none after `giveUpMs`. A
 * failure of the store becomes a `FilesOutageError`; one of a file or of our own disk stays what it is.
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
      const isOurs = error instanceof DamagedFileError || error instanceof TypeError;
      throw isOurs || isStorageError(error) ? error : asOutage(error);
    }
  };
  return pRetry(attempt, {
    retries: attempts - 1,
    minTimeout: 75,
    factor: 4,
    // Spread out, so that servers that failed together do not come back together.
    randomize: true,
    maxRetryTime: giveUpMs,
    shouldRetry: ({ error }) => error instanceof FilesOutageError && error.mayPass,
  });
}

// Bytes damaged on the way, and a client too slow for the store: the same call may succeed.
const passing = /^(BadDigest|RequestTimeout|XAmzContentSHA256Mismatch)$/;

function asOutage(error: unknown): FilesOutageError {
  const status = statusOf(error);
  // The network's code where there is one, else the store's own name for the failure.
  const name = codeOf(error) ?? (error instanceof Error ? error.name : typeof error);
  const mayPass = status === undefined || status === 429 || status >= 500 || passing.test(name);
  if (status === undefined) return new FilesOutageError(name, mayPass);
  return new FilesOutageError(`${definite[status] ?? name}, ${status}`, mayPass);
}

// A refused HeadBucket has no body, and so no name.
const definite: Partial<Record<number, string>> = {
  301: "the bucket is in another region",
  403: "the keys are refused",
  404: "there is no such bucket",
};

const Answered = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

/** The status that the store answered with; undefined when it did not. */
const statusOf = (error: unknown) => Answered.safeParse(error).data?.$metadata.httpStatusCode;
