import { CreateBucketCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { resumeLimits } from "#contract/limits.ts";
import { readConfig } from "#server/start/config.ts";
import { DamagedFileError, FilesOutageError, type FileStore } from "#server/files/files.ts";
import { openFiles } from "#server/files/open.ts";
import type { S3Environment } from "#server/testing/s3-server.ts";

/** A store in its own bucket. */
type Subject = {
  files: FileStore;
  open: (change: Partial<S3Environment>) => Promise<FileStore>;
  /** Puts an object that is not from the store. */
  putForeign: (name: string) => Promise<void>;
};

export type Call = {
  name: string;
  expected: string;
  /** The fake of the tests does not compute signatures. */
  isRealOnly?: boolean;
  run: (subject: Subject) => Promise<unknown>;
};

const { maxBytes } = resumeLimits;
/** Fills three list pages of the real service. */
const many = 45;

const stage = (files: FileStore, bytes: Buffer) => files.stage(Readable.from([bytes]), maxBytes);

async function storeAndRead(files: FileStore, bytes: Buffer): Promise<string> {
  const key = randomUUID();
  const upload = await stage(files, bytes);
  await files.store(upload, key);
  const read = await files.readVerified(key, upload);
  await files.remove(key);
  return read.equals(bytes) ? "the same bytes" : "other bytes";
}

const listed = async (files: FileStore) =>
  (await Array.fromAsync(files.list())).map(({ key }) => key).toSorted();

export const calls: readonly Call[] = [
  {
    name: "store and read 5 MB",
    expected: "the same bytes",
    run: ({ files }) => storeAndRead(files, randomBytes(maxBytes)),
  },
  {
    name: "store and read an empty file",
    expected: "the same bytes",
    run: ({ files }) => storeAndRead(files, Buffer.alloc(0)),
  },
  {
    name: "a file whose bytes change in transit",
    expected: "refused; 0 stored",
    run: async ({ files }) => {
      const upload = await stage(files, Buffer.from("a resume"));
      const other = await stage(files, Buffer.from("a resumE"));
      const stored = await describeResult(
        files.store({ ...upload, sha256: other.sha256 }, randomUUID()),
      );
      await files.discard(other);
      // The error code depends on the service.
      const isRefused = /: (XAmzContentSHA256Mismatch|BadDigest), 400$/.test(stored);
      return `${isRefused ? "refused" : stored}; ${(await listed(files)).length} stored`;
    },
  },
  {
    name: "a key stored twice, read with the first checksum",
    expected: "DamagedFileError: wrong checksum",
    run: async ({ files }) => {
      const key = randomUUID();
      const first = await stage(files, Buffer.from("a resume"));
      await files.store(first, key);
      await files.store(await stage(files, Buffer.from("a resumE")), key);
      const read = await describeResult(files.readVerified(key, first));
      await files.remove(key);
      return read;
    },
  },
  {
    name: "a missing file read, and removed twice",
    expected: "DamagedFileError: missing, then no error",
    run: async ({ files }) => {
      const key = randomUUID();
      const read = await describeResult(files.readVerified(key, { bytes: 1, sha256: "" }));
      await files.remove(key);
      await files.remove(key);
      return `${read}, then no error`;
    },
  },
  {
    name: `${many} files listed beside foreign objects, and removed`,
    expected: "only these, modified today; 0 left",
    run: async ({ files, putForeign }) => {
      const keys = Array.from({ length: many }, () => randomUUID()).toSorted();
      await putForeign("kept/a note.txt");
      await putForeign(`other/${randomUUID()}`);
      for (const key of keys) await files.store(await stage(files, Buffer.from(key)), key);
      const found = await Array.fromAsync(files.list());
      const isAll = String(found.map(({ key }) => key).toSorted()) === String(keys);
      const isNew = found.every(({ modifiedAt }) => Date.now() - Number(modifiedAt) < 86_400_000);
      for (const key of keys) await files.remove(key);
      const left = (await listed(files)).length;
      return `${isAll ? "only these" : found.length}${isNew ? ", modified today" : ""}; ${left} left`;
    },
  },
  {
    name: "the bucket is checked",
    expected: "ok",
    run: async ({ files }) => files.check().then(() => "ok"),
  },
  {
    name: "a missing bucket",
    expected: "FilesOutageError: there is no such bucket, 404",
    run: ({ open }) => open({ S3_BUCKET: "another-bucket" }),
  },
  {
    name: "an unknown access key",
    expected: "FilesOutageError: the keys are refused, 403",
    run: ({ open }) => open({ S3_ACCESS_KEY_ID: "unknown" }),
  },
  {
    name: "a wrong secret key",
    expected: "FilesOutageError: the keys are refused, 403",
    isRealOnly: true,
    run: ({ open }) => open({ S3_SECRET_ACCESS_KEY: "a guess" }),
  },
];

/** The result of a call as one line. */
const describeResult = (call: Promise<unknown>): Promise<string> =>
  call.then(String, (error: unknown) => {
    if (error instanceof DamagedFileError) return `${error.name}: ${error.damage}`;
    if (error instanceof FilesOutageError) return `${error.name}: ${error.reason}`;
    return String(error);
  });

/** Makes calls on a bucket, which is created first if `isNew`. */
export async function makeCalls(
  environment: S3Environment,
  calls: readonly Call[],
  isNew: boolean,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "prove-s3-"));
  const client = new S3Client({
    region: "us-east-1",
    endpoint: environment.S3_ENDPOINT,
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    credentials: {
      accessKeyId: environment.S3_ACCESS_KEY_ID,
      secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
    },
  });
  const Bucket = environment.S3_BUCKET;
  const open = (change: Partial<S3Environment>) =>
    openFiles(readConfig({ DATA_DIR: folder, ...environment, ...change }));
  try {
    if (isNew) await client.send(new CreateBucketCommand({ Bucket }));
    const files = await open({});
    const putForeign = async (Key: string) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: "theirs" }));
    };
    const outcomes: string[] = [];
    for (const { run } of calls)
      outcomes.push(await describeResult(run({ files, open, putForeign })));
    return outcomes;
  } finally {
    client.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
