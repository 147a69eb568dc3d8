import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { batches } from "#server/db/table-rows.ts";
import { limitConcurrency } from "#server/sandbox/concurrency-limiter.ts";
import { checkKey, idName, isKey, openStaging } from "./disk.ts";
import type { FileStore } from "./files.ts";
import {
  download,
  erasedPrefix,
  isMissing,
  objectKey,
  orphanedPrefix,
  prefix,
  upload,
  withRetry,
  type Bucket,
} from "./s3-transfer.ts";

const connectMs = 2_000;
/** The time limit of a connection without traffic. */
const idleMs = 5_000;

/**
 * The limit of concurrent transfers. The others wait here without a time limit, instead of in the
 * client, where a long wait for a connection is an error.
 */
const transferLimits = { concurrency: 16, queueLength: 1_000 };

/** Notes of erasures that are written at the same time. */
const erasuresAtOnce = 8;

/** No attempt starts later than this after the first. */
const giveUpMs = { list: 8_000, removal: 3_000, check: 0 };

export type S3Config = {
  bucket: string;
  /** Undefined for Amazon S3, which is found by its region. */
  endpoint: string | undefined;
  region: string;
  /** Undefined where the machine has a role with access. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/**
 * The store in a bucket of any S3-compatible service. Files arrive in a local folder, and `store` uploads
 * them; clients never see a URL of the bucket.
 */
export async function openS3Files(config: S3Config, folder: string): Promise<FileStore> {
  const staging = await openStaging(join(folder, "incoming"));
  const bucket: Bucket = { client: openClient(config), name: config.bucket };
  const runTransfer = limitConcurrency(transferLimits);
  const openVerified: FileStore["openVerified"] = async (key, expected, signal) => {
    checkKey(key);
    return runTransfer(() => download({ bucket, staging }, key, expected, signal));
  };

  const files: FileStore = {
    ...staging,
    store: async (incoming, key) => {
      checkKey(key);
      await runTransfer(() => upload(bucket, incoming, objectKey(key)));
    },
    openVerified,
    readVerified: async (key, expected) => buffer(await openVerified(key, expected)),
    async remove(key) {
      await remove(bucket, objectKey(checkKey(key)));
      await remove(bucket, orphanedPrefix + key);
    },

    async setAside(key) {
      if (await copy(bucket, objectKey(checkKey(key)), orphanedPrefix + key)) {
        await remove(bucket, objectKey(key));
      }
    },

    async purgeSetAside(olderThan) {
      let removed = 0;
      for await (const { key, modifiedAt } of list(bucket, orphanedPrefix)) {
        if (modifiedAt >= olderThan) continue;
        await remove(bucket, orphanedPrefix + key);
        removed += 1;
      }
      return removed;
    },

    readId: () => readText(bucket, idName),

    async writeId(id) {
      await upload(bucket, await staging.stage(Readable.from([Buffer.from(id)]), 1_024), idName);
    },

    list: () => list(bucket, prefix),

    // An object each, since a bucket cannot append.
    async noteErased(hashes) {
      const note = async (hash: string) => {
        const empty = await staging.stage(Readable.from([]), 0);
        await upload(bucket, empty, erasedPrefix + checkKey(hash));
      };
      for await (const some of batches(hashes, erasuresAtOnce)) await Promise.all(some.map(note));
    },

    async listErased() {
      const found = await Array.fromAsync(list(bucket, erasedPrefix));
      return found.length === 0 ? undefined : found.map(({ key }) => key);
    },

    check: () => check(bucket),
  };
  return files;
}

/** Creates the bucket unless it exists. Throws a FilesOutageError. */
export async function createBucket(config: S3Config): Promise<void> {
  const client = openClient(config);
  await withRetry(giveUpMs.check, async () => {
    try {
      await client.send(new CreateBucketCommand({ Bucket: config.bucket }));
    } catch (error) {
      const exists = error instanceof Error && error.name.startsWith("BucketAlready");
      if (!exists) throw error;
    }
  });
}

function openClient({ endpoint, region, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    // Few services except Amazon's have a host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // Many services refuse the newer checksums. All of them verify the hash in the signature.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    // The client cannot restart a stream; `withRetry` can.
    maxAttempts: 1,
    // The client warns about streams that it cannot restart; `withRetry` reports failures.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
  });
}

/** Returns false when there is no object to copy. */
function copy({ client, name }: Bucket, from: string, to: string): Promise<boolean> {
  const command = new CopyObjectCommand({ Bucket: name, CopySource: `${name}/${from}`, Key: to });
  return withRetry(giveUpMs.removal, async () => {
    try {
      await client.send(command);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  });
}

/** A small object; undefined when it is missing. */
function readText({ client, name }: Bucket, path: string): Promise<string | undefined> {
  return withRetry(giveUpMs.removal, async () => {
    try {
      const { Body: body } = await client.send(new GetObjectCommand({ Bucket: name, Key: path }));
      return (await body?.transformToString())?.trim();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  });
}

function remove({ client, name }: Bucket, path: string): Promise<void> {
  return withRetry(giveUpMs.removal, async () => {
    try {
      await client.send(new DeleteObjectCommand({ Bucket: name, Key: path }));
    } catch (error) {
      // Some services report a missing object.
      if (!isMissing(error)) throw error;
    }
  });
}

// The first version of the call: some services lack the second, all have this one.
async function* list({ client, name }: Bucket, prefix: string) {
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
