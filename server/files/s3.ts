import {
  DeleteObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { limitConcurrency } from "#server/lib/concurrency-limiter.ts";
import type { Config } from "#server/config.ts";
import { openStaging } from "./disk.ts";
import { FilesOutageError, checkKey, isKey } from "./files.ts";
import type { Files } from "./files.ts";
import {
  download,
  isMissing,
  nameOf,
  prefix,
  upload,
  withRetry,
  type Bucket,
} from "./s3-transfer.ts";

const connectMs = 2_000;
/** A connection over which nothing has moved for so long is given up. */
const silenceMs = 5_000;

/**
 * So many transfers at once. The others wait here, where no clock runs, and not for one of the
 * client's connections, where the wait would count as a failure to connect.
 */
const transfers = { concurrency: 16, queueLength: 1_000 };

/** No attempt begins later than this after the first. */
const giveUpMs = { list: 8_000, removal: 3_000, check: 0 };

/** A bucket and how to reach it. */
type S3Place = NonNullable<Config["s3"]>;

/**
 * The store in a bucket of any S3-compatible service. Files arrive in a folder of this machine and
 * are brought to the bucket when they are kept; no address of the bucket is ever given away. A bucket
 * that refuses us is an error at once, one that is out of reach is not: it may come back.
 */
export async function openS3Files(place: S3Place, folder: string): Promise<Files> {
  const staging = await openStaging(join(folder, "incoming"));
  const bucket: Bucket = { client: openClient(place), name: place.bucket };
  const inTurn = limitConcurrency(transfers);
  const openVerified: Files["openVerified"] = async (key, expected, signal) => {
    checkKey(key);
    return inTurn(() => download(bucket, staging, key, expected, signal));
  };

  const files: Files = {
    ...staging,
    keep: async (incoming, key) => {
      checkKey(key);
      await inTurn(() => upload(bucket, incoming, key));
    },
    // What can be read there is there for good.
    secure: () => Promise.resolve(),
    openVerified,
    readVerified: async (key, expected) => buffer(await openVerified(key, expected)),
    remove: (key) => remove(bucket, checkKey(key)),
    list: () => list(bucket),
    check: () => check(bucket),
  };
  await files.check().catch((error: unknown) => {
    if (!(error instanceof FilesOutageError) || !error.mayPass) throw error;
  });
  return files;
}

function openClient({ endpoint, region, credentials }: S3Place): S3Client {
  return new S3Client({
    region,
    // Few stores but Amazon's have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // Many stores refuse the newer checksums. The hash in the signature is known to all of them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    // The client cannot begin a stream anew; `withRetry` can.
    maxAttempts: 1,
    // Its warnings are about streams it cannot begin anew; what fails is told by `withRetry`.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  });
}

function remove({ client, name }: Bucket, key: string): Promise<void> {
  return withRetry(giveUpMs.removal, async () => {
    try {
      await client.send(new DeleteObjectCommand({ Bucket: name, Key: nameOf(key) }));
    } catch (error) {
      // Some stores mind that there is nothing; we do not.
      if (!isMissing(error)) throw error;
    }
  });
}

// The first form of the call: there are stores that do not know the second, none that lacks this.
async function* list({ client, name }: Bucket) {
  let last: string | undefined;
  for (;;) {
    const page = new ListObjectsCommand({ Bucket: name, Prefix: prefix, Marker: last });
    const { Contents: found = [], IsTruncated: isTruncated } = await withRetry(giveUpMs.list, () =>
      client.send(page),
    );
    for (const { Key: path = "", LastModified: modifiedAt } of found) {
      const key = path.slice(prefix.length);
      if (isKey(key) && modifiedAt !== undefined) yield { key, modifiedAt };
    }
    last = found.at(-1)?.Key;
    if (isTruncated !== true || last === undefined) return;
  }
}

async function check({ client, name }: Bucket): Promise<void> {
  await withRetry(giveUpMs.check, () => client.send(new HeadBucketCommand({ Bucket: name })));
}
