import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { DamagedFileError, FilesOutageError } from "./files.ts";
import type { Fingerprint, Incoming } from "./files.ts";
import { removeIfPossible, sync } from "./folder.ts";
import { persist, statusOf } from "./persist.ts";
import type { Spool } from "./spool.ts";

export type Bucket = { client: S3Client; name: string };

/** Everything of ours lies under this name: a bucket may hold other things, which are left alone. */
export const prefix = "kept/";
export const nameOf = (key: string) => prefix + key;

/** No attempt begins later than this after the first: whoever waits for the answer is told soon. */
const giveUpMs = { transfer: 8_000, confirmation: 2_000 };
/** For a store that answers, but a byte at a time. */
const longestMs = 60_000;

/** Brings a file to the bucket, and returns when the bucket says that it has all of it. */
export async function upload(bucket: Bucket, incoming: Incoming, key: string): Promise<void> {
  if (incoming.tooLarge) throw new TypeError("A file that was too large cannot be kept");
  try {
    await sync(incoming.path);
    await persist(giveUpMs.transfer, () => put(bucket, incoming, key));
    await persist(giveUpMs.confirmation, () => confirm(bucket, incoming, key));
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

/** The file by way of the spool: nothing is handed out before all of it has been looked at. */
export async function download(
  bucket: Bucket,
  spool: Spool,
  key: string,
  expected: Fingerprint,
  signal?: AbortSignal,
): Promise<Readable> {
  const fetched = await persist(
    giveUpMs.transfer,
    () => fetchToSpool(bucket, spool, key, expected, signal),
    signal,
  );
  try {
    if (fetched.bytes !== expected.bytes) throw new DamagedFileError(key, "wrong size");
    if (fetched.sha256 !== expected.sha256) throw new DamagedFileError(key, "wrong checksum");
    const file = await open(fetched.path, "r");
    return file.createReadStream();
  } finally {
    // Open or not, it has no name any more: what nobody reads to the end leaves nothing behind.
    await spool.discard(fetched);
  }
}

async function fetchToSpool(
  { client, name }: Bucket,
  spool: Spool,
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
  return spool.receive(body, expected.bytes);
}

/** Whether the store says that there is no such file. */
export const isMissing = (error: unknown) =>
  error instanceof Error && error.name !== "NoSuchBucket" && statusOf(error) === 404;
