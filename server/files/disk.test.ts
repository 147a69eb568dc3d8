import assert from "node:assert/strict";
import { readdir, rm, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, test } from "node:test";
import { openTestStore, type TestStore } from "#server/testing/stores.ts";
import { DamagedFileError, isStorageError } from "./files.ts";

const key = "0199f0a4-7c3e-7d0a-9b1e-5f2c8d6e4a10";
const maxBytes = 1_000_000;

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore("disk");
});
afterEach(() => store.remove());

const keptFolder = () => dirname(store.pathOf(key));
const sent = (text: string) => Readable.from([Buffer.from(text)]);

test("only the owner can read files and folders", async () => {
  await store.files.store(await store.files.stage(sent("x"), maxBytes), key);
  const dataDir = join(keptFolder(), "..", "..");
  const modes = await Promise.all(
    [dataDir, store.incomingFolder, keptFolder(), store.pathOf(key)].map(async (path) =>
      ((await stat(path)).mode & 0o777).toString(8),
    ),
  );
  assert.deepEqual(modes, ["700", "700", "700", "600"]);
});

test("after a disk error the source is read to its end and the error is reported", async () => {
  await rm(store.incomingFolder, { recursive: true });
  const source = sent("x".repeat(100_000));
  await assert.rejects(store.files.stage(source, maxBytes), isStorageError);
  assert.equal(source.readableEnded, true);
});

test("a file that cannot be moved is removed, and the store reports that it cannot be used", async () => {
  const incoming = await store.files.stage(sent("x"), maxBytes);
  await rm(keptFolder(), { recursive: true });
  await assert.rejects(store.files.store(incoming, key), isStorageError);
  assert.deepEqual(await readdir(store.incomingFolder), []);
  await assert.rejects(store.files.check(), isStorageError);
});

test(
  "a file that the disk cannot read is damaged",
  { skip: process.platform !== "linux" },
  async () => {
    // Its first byte cannot be read: EIO.
    await symlink("/proc/self/mem", store.pathOf(key));
    await assert.rejects(store.files.readVerified(key, { bytes: 0, sha256: "" }), DamagedFileError);
  },
);

test("a missing folder is an outage of the store, not the damage of each file", async () => {
  await rm(keptFolder(), { recursive: true });
  await assert.rejects(store.files.readVerified(key, { bytes: 0, sha256: "" }), isStorageError);
});

test("the free space is that of the disk", async () => {
  assert.ok((await store.files.freeBytes()) > 0);
});
