import assert from "node:assert/strict";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { startFaultyS3, type Fault, type FaultyS3 } from "#server/testing/faulty-s3.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openTestStore, type TestStore } from "#server/testing/stores.ts";
import { DamagedFileError, FilesOutageError, isStorageError } from "./files.ts";

const key = "0199f0a4-7c3e-7d0a-9b1e-5f2c8d6e4a10";
const otherKey = "0199f0a4-7c3e-7d0a-9b1e-5f2c8d6e4a11";
const content = Buffer.alloc(300_000, "a resume ");
const isOutage = (error: unknown) => error instanceof FilesOutageError && isStorageError(error);

describe("Files in a bucket on a bad connection", () => {
  let proxy: FaultyS3;
  let store: TestStore;
  before(async () => {
    proxy = await startFaultyS3();
  });
  after(() => proxy.close());
  beforeEach(async () => {
    store = await openTestStore("s3", { S3_ENDPOINT: proxy.endpoint });
  });
  afterEach(() => store.remove());

  const stage = () => store.files.stage(Readable.from([content]), content.length);

  async function storeFile() {
    const incoming = await stage();
    await store.files.store(incoming, key);
    return incoming;
  }

  function injectFault(fault: Fault, times: number): void {
    proxy.calls.length = 0;
    proxy.fault = fault;
    proxy.faults = times;
  }

  for (const fault of [
    "500",
    "503",
    "a page instead of XML",
    "reset in mid-stream",
    "response lost",
  ] as const) {
    test(`${fault}: a single failure is retried, in both directions`, async () => {
      injectFault(fault, 1);
      const stored = await storeFile();
      assert.deepEqual(proxy.calls.slice(0, 2), ["PUT", "PUT"]);
      assert.deepEqual(await readFile(store.pathOf(key)), content);
      injectFault(fault, 1);
      assert.deepEqual(await store.files.readVerified(key, stored), content);
      injectFault(fault, 1);
      await store.files.remove(key);
      assert.deepEqual(proxy.calls.slice(0, 2), ["DELETE", "DELETE"]);
      assert.deepEqual(await Array.fromAsync(store.files.list()), []);
    });

    test(`${fault}: a lasting failure is an outage after three attempts, and leaves no local file`, async () => {
      const stored = await storeFile();
      injectFault(fault, Infinity);
      await assert.rejects(store.files.store(await stage(), otherKey), isOutage);
      assert.equal(proxy.calls.length, 3);
      await assert.rejects(store.files.readVerified(key, stored), isOutage);
      await assert.rejects(Array.fromAsync(store.files.list()), isOutage);
      assert.deepEqual(await readdir(store.incomingFolder), []);
      injectFault("nothing", 0);
      await store.files.check();
      assert.deepEqual(await store.files.readVerified(key, stored), content);
    });
  }

  test("silence is an outage after a while, for uploads, downloads and checks", async () => {
    const stored = await storeFile();
    injectFault("silence", Infinity);
    const startedAt = performance.now();
    await Promise.all([
      stage().then((incoming) => assert.rejects(store.files.store(incoming, key), isOutage)),
      assert.rejects(store.files.readVerified(key, stored), isOutage),
      assert.rejects(store.files.check(), isOutage),
    ]);
    assert.ok(performance.now() - startedAt < 60_000);
    assert.deepEqual(await readdir(store.incomingFolder), []);
    injectFault("nothing", 0);
  });

  test("a file that the bucket stored in part is an outage", async () => {
    injectFault("reported shorter", Infinity);
    await assert.rejects(store.files.store(await stage(), key), isOutage);
    assert.deepEqual(proxy.calls, ["PUT", "HEAD", "HEAD", "HEAD"]);
    injectFault("nothing", 0);
  });

  test("a client that disconnects ends the stream from the bucket", async () => {
    const stored = await storeFile();
    const leaving = new AbortController();
    injectFault("silence", 1);
    const reading = store.files.openVerified(key, stored, leaving.signal);
    while (proxy.calls.length === 0) await pause(5);
    leaving.abort();
    await assert.rejects(reading, { name: "AbortError" });
    while (proxy.open() > 0) await pause(5);
    assert.deepEqual(proxy.calls, ["GET"]);
    injectFault("nothing", 0);
    assert.deepEqual(await buffer(await store.files.openVerified(key, stored)), content);
  });

  test("a staged file that cannot be read is an error of the disk, not of the bucket", async () => {
    const incoming = await stage();
    await rm(incoming.path);
    await assert.rejects(
      store.files.store(incoming, key),
      (error) => isStorageError(error) && !isOutage(error),
    );
  });

  test("a list of several pages names all files", async () => {
    const names = Array.from(
      { length: 1_001 },
      (_, index) => `${key.slice(0, -4)}${1_000 + index}`,
    );
    await storeFile();
    for (const name of names) await writeFile(store.pathOf(name), "x");
    const listed = await Array.fromAsync(store.files.list());
    assert.deepEqual(listed.map((file) => file.key).toSorted(), [...names, key].toSorted());
  });
});

describe("A bucket", () => {
  test("that is out of reach at the start does not stop the store, which reports the outage", async () => {
    const port = await freePort();
    const store = await openTestStore("s3", { S3_ENDPOINT: `http://127.0.0.1:${port}` });
    await assert.rejects(store.files.check(), {
      name: "FilesOutageError",
      message: "The file store cannot be used: ECONNREFUSED",
    });
    await store.remove();
  });

  for (const [what, change, words] of [
    ["is not there", { S3_BUCKET: "another-bucket" }, "there is no such bucket, 404"],
    ["does not know the key", { S3_ACCESS_KEY_ID: "SOMEONE" }, "the keys are refused, 403"],
  ] as const) {
    test(`that ${what} fails its check, without naming key or host`, async () => {
      const { files } = await openTestStore("s3", change);
      await assert.rejects(files.check(), (error) => {
        assert.ok(error instanceof FilesOutageError && !error.isTemporary);
        assert.equal(error.reason, words);
        assert.doesNotMatch(
          `${JSON.stringify(error)}${error.stack}`,
          /SOMEONE|TESTKEY|TESTSECRET|127\.0\.0\.1/,
        );
        return true;
      });
    });
  }

  test("without the file reports it as missing, not as an outage", async () => {
    const store = await openTestStore("s3");
    await assert.rejects(
      store.files.readVerified(key, { bytes: 1, sha256: "" }),
      (error) => error instanceof DamagedFileError && error.damage === "missing",
    );
    await store.remove();
  });
});
