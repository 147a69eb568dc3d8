import { CreateBucketCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { resumeLimits } from "#contract/limits.ts";
import { readConfig } from "#server/config.ts";
import { DamagedFileError, FilesOutageError, type FileStore } from "#server/files/files.ts";
import { openFiles } from "#server/files/open.ts";
import type { S3Environment } from "#server/testing/s3-server.ts";

/** A store in a bucket where nothing else reads or writes, and what it takes to open it again. */
type Subject = {
  files: FileStore;
  open: (change: Partial<S3Environment>) => Promise<FileStore>;
  /** Puts an object beside ours. */
  putBeside: (name: string) => Promise<void>;
};

export type Call = {
  what: string;
  expected: string;
  /** The fake of the tests does not compute signatures. */
  isOfRealOnesAlone?: boolean;
  make: (subject: Subject) => Promise<unknown>;
};

const { maxBytes } = resumeLimits;
/** Three pages of the real service. */
const many = 45;

const receive = (files: FileStore, bytes: Buffer) => files.stage(Readable.from([bytes]), maxBytes);

async function keepAndRead(files: FileStore, bytes: Buffer): Promise<string> {
  const key = randomUUID();
  const incoming = await receive(files, bytes);
  await files.store(incoming, key);
  const read = await files.readVerified(key, incoming);
  await files.remove(key);
  return read.equals(bytes) ? "the same bytes" : "other bytes";
}

const listed = async (files: FileStore) =>
  (await Array.fromAsync(files.list())).map(({ key }) => key).toSorted();

export const calls: readonly Call[] = [
  {
    what: "5 MB kept and read",
    expected: "the same bytes",
    make: ({ files }) => keepAndRead(files, randomBytes(maxBytes)),
  },
  {
    what: "an empty file kept and read",
    expected: "the same bytes",
    make: ({ files }) => keepAndRead(files, Buffer.alloc(0)),
  },
  {
    what: "a file whose bytes change on the way",
    expected: "refused; 0 kept",
    make: async ({ files }) => {
      const incoming = await receive(files, Buffer.from("a resume"));
      const other = await receive(files, Buffer.from("a resumE"));
      const kept = await told(files.store({ ...incoming, sha256: other.sha256 }, randomUUID()));
      await files.discard(other);
      // Services name it differently.
      const isRefused = /: (XAmzContentSHA256Mismatch|BadDigest), 400$/.test(kept);
      return `${isRefused ? "refused" : kept}; ${(await listed(files)).length} kept`;
    },
  },
  {
    what: "a file kept twice under one key, and read as the first",
    expected: "DamagedFileError: wrong checksum",
    make: async ({ files }) => {
      const key = randomUUID();
      const first = await receive(files, Buffer.from("a resume"));
      await files.store(first, key);
      await files.store(await receive(files, Buffer.from("a resumE")), key);
      const read = await told(files.readVerified(key, first));
      await files.remove(key);
      return read;
    },
  },
  {
    what: "a file that is not there read, and removed twice",
    expected: "DamagedFileError: missing, then nothing",
    make: async ({ files }) => {
      const key = randomUUID();
      const read = await told(files.readVerified(key, { bytes: 1, sha256: "" }));
      await files.remove(key);
      await files.remove(key);
      return `${read}, then nothing`;
    },
  },
  {
    what: `${many} files listed, beside objects of others, and removed`,
    expected: "all and no other, of today; 0 left",
    make: async ({ files, putBeside }) => {
      const keys = Array.from({ length: many }, () => randomUUID()).toSorted();
      await putBeside("kept/a note.txt");
      await putBeside(`other/${randomUUID()}`);
      for (const key of keys) await files.store(await receive(files, Buffer.from(key)), key);
      const found = await Array.fromAsync(files.list());
      const isAll = String(found.map(({ key }) => key).toSorted()) === String(keys);
      const isNew = found.every(({ modifiedAt }) => Date.now() - Number(modifiedAt) < 86_400_000);
      for (const key of keys) await files.remove(key);
      const left = (await listed(files)).length;
      return `${isAll ? "all and no other" : found.length}${isNew ? ", of today" : ""}; ${left} left`;
    },
  },
  {
    what: "the bucket asked for",
    expected: "well",
    make: async ({ files }) => files.check().then(() => "well"),
  },
  {
    what: "another bucket, which is not there",
    expected: "FilesOutageError: there is no such bucket, 404",
    make: ({ open }) => open({ S3_BUCKET: "another-bucket" }),
  },
  {
    what: "a key that the service does not know",
    expected: "FilesOutageError: the keys are refused, 403",
    make: ({ open }) => open({ S3_ACCESS_KEY_ID: "somebody" }),
  },
  {
    what: "a wrong secret, and so a wrong signature",
    expected: "FilesOutageError: the keys are refused, 403",
    isOfRealOnesAlone: true,
    make: ({ open }) => open({ S3_SECRET_ACCESS_KEY: "a guess" }),
  },
];

/** What a call came to, in a line. */
export const told = (call: Promise<unknown>): Promise<string> =>
  call.then(String, (error: unknown) => {
    if (error instanceof DamagedFileError) return `${error.name}: ${error.damage}`;
    if (error instanceof FilesOutageError) return `${error.name}: ${error.reason}`;
    return String(error);
  });

/** Makes calls on a bucket, which is made where it is not there. */
export async function makeCalls(
  environment: S3Environment,
  made: readonly Call[],
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
    const putBeside = async (Key: string) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: "theirs" }));
    };
    const outcomes: string[] = [];
    for (const { make } of made) outcomes.push(await told(make({ files, open, putBeside })));
    return outcomes;
  } finally {
    client.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
