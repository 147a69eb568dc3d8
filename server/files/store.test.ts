import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, readdir, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, test } from "node:test";
import { resumeLimits } from "#contract/limits.ts";
import { resumes } from "#server/testing/resumes.ts";
import { kindsOfStore, openTestStore, type TestStore } from "#server/testing/stores.ts";
import { DamagedFileError, isStorageError } from "./files.ts";
import type { FileStore } from "./files.ts";

const key = "0199f0a4-7c3e-7d0a-9b1e-5f2c8d6e4a10";
const { maxBytes } = resumeLimits;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Bytes in chunks of odd sizes, like those of a network. */
const sent = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 60_001) yield bytes.subarray(at, at + 60_001);
    })(),
  );

for (const kind of kindsOfStore) {
  describe(`Files (${kind})`, () => {
    let store: TestStore;
    let files: FileStore;

    beforeEach(async () => {
      store = await openTestStore(kind);
      files = store.files;
    });
    afterEach(() => store.remove());

    async function storeText(text: string) {
      const incoming = await files.stage(sent(Buffer.from(text)), maxBytes);
      await files.store(incoming, key);
      return incoming;
    }

    for (const { name, path } of resumes) {
      test(`${name} is stored and read back byte for byte`, async () => {
        const bytes = await readFile(path);
        const incoming = await files.stage(sent(bytes), maxBytes);
        assert.deepEqual(
          { bytes: incoming.bytes, sha256: incoming.sha256, tooLarge: incoming.tooLarge },
          { bytes: bytes.length, sha256: sha256(bytes), tooLarge: false },
        );
        assert.deepEqual(await readFile(incoming.path), bytes);
        await files.store(incoming, key);
        assert.deepEqual(await files.readVerified(key, incoming), bytes);
        assert.deepEqual(await readdir(store.incomingFolder), []);
      });
    }

    test("exactly 5 MB are received; one byte more is too large and leaves no file", async () => {
      const bytes = Buffer.alloc(maxBytes + 1, "%PDF-");
      const allowed = await files.stage(sent(bytes.subarray(1)), maxBytes);
      assert.equal(allowed.tooLarge, false);
      assert.equal(allowed.sha256, sha256(bytes.subarray(1)));
      await files.discard(allowed);

      const refused = await files.stage(sent(bytes), maxBytes);
      assert.equal(refused.tooLarge, true);
      assert.equal(refused.bytes, maxBytes + 1);
      assert.deepEqual(await readdir(store.incomingFolder), []);
      await assert.rejects(files.store(refused, key), TypeError);
      await files.discard(refused);
    });

    test("a source that is too large is read to its end, so that the client gets the reason", async () => {
      const source = sent(Buffer.alloc(1_000_000));
      const { tooLarge } = await files.stage(source, 10);
      assert.equal(tooLarge, true);
      assert.equal(source.readableEnded, true);
    });

    test("an empty file is received", async () => {
      const incoming = await files.stage(Readable.from([]), maxBytes);
      assert.equal(incoming.bytes, 0);
      assert.equal(incoming.sha256, sha256(Buffer.alloc(0)));
      assert.equal((await stat(incoming.path)).size, 0);
    });

    const breaks: [string, (source: PassThrough) => void][] = [
      [
        "fails",
        (source) => source.destroy(Object.assign(new Error("gone"), { code: "ECONNRESET" })),
      ],
      ["is cut off", (source) => source.destroy()],
    ];
    for (const [how, breakOff] of breaks) {
      test(`a source that ${how} leaves no temporary file`, async () => {
        const source = new PassThrough();
        source.write(Buffer.alloc(100_000));
        const received = files.stage(source, maxBytes);
        setTimeout(() => breakOff(source), 20);
        await assert.rejects(received, (error) => error instanceof Error && !isStorageError(error));
        assert.deepEqual(await readdir(store.incomingFolder), []);
      });

      test(`a source that ${how} before its first byte leaves no temporary file`, async () => {
        const source = new PassThrough();
        const received = files.stage(source, maxBytes);
        breakOff(source);
        await assert.rejects(received);
        assert.deepEqual(await readdir(store.incomingFolder), []);
      });
    }

    const damages: [string, (path: string) => Promise<void>][] = [
      ["missing", (path) => rm(path)],
      ["wrong size", (path) => truncate(path, 5)],
      ["wrong checksum", (path) => writeFile(path, "a resumE")],
    ];
    for (const [damage, spoil] of damages) {
      test(`a damaged file (${damage}) is never sent`, async () => {
        const kept = await storeText("a resume");
        await spoil(store.pathOf(key));
        await assert.rejects(
          files.openVerified(key, kept),
          (error) =>
            error instanceof DamagedFileError && error.damage === damage && error.key === key,
        );
      });
    }

    test("a client that disconnects early leaves no file behind", async () => {
      const bytes = Buffer.alloc(maxBytes, "x");
      const incoming = await files.stage(sent(bytes), maxBytes);
      await files.store(incoming, key);
      const content = await files.openVerified(key, incoming);
      for await (const chunk of content as AsyncIterable<Buffer>) {
        assert.ok(chunk.length > 0);
        break;
      }
      assert.equal(content.destroyed, true);
      assert.deepEqual(await readdir(store.incomingFolder), []);
      assert.deepEqual(await buffer(await files.openVerified(key, incoming)), bytes);
    });

    test("a file can be removed twice", async () => {
      const kept = await storeText("x");
      await files.remove(key);
      await files.remove(key);
      await assert.rejects(files.readVerified(key, kept), DamagedFileError);
    });

    test("the list names stored files and their age", async () => {
      await storeText("x");
      await writeFile(join(dirname(store.pathOf(key)), "note from the owner.txt"), "");
      const modifiedAt = new Date("2026-02-28T23:59:00Z");
      await utimes(store.pathOf(key), modifiedAt, modifiedAt);
      assert.deepEqual(await Array.fromAsync(files.list()), [{ key, modifiedAt }]);
    });

    test("the purge removes temporary files older than an instant and no others", async () => {
      const old = await files.stage(sent(Buffer.from("old")), maxBytes);
      const young = await files.stage(sent(Buffer.from("young")), maxBytes);
      const kept = await storeText("kept");
      const hourAgo = new Date((await stat(young.path)).mtimeMs - 3_600_000);
      const before = new Date(hourAgo.getTime() - 1_000);
      await utimes(old.path, before, before);
      await utimes(store.pathOf(key), before, before);
      assert.equal(await files.purgeStaged(hourAgo), 1);
      assert.deepEqual(await readdir(store.incomingFolder), [young.path.slice(-36)]);
      await files.readVerified(key, kept);
    });

    for (const bad of [
      "",
      "..",
      "../x",
      "/etc/passwd",
      "a/b",
      "a\\b",
      "a.pdf",
      "A",
      "a\u0000",
      "a\n",
    ]) {
      test(`${JSON.stringify(bad)} is no key`, async () => {
        const incoming = await files.stage(sent(Buffer.from("x")), maxBytes);
        const checksum = { bytes: 1, sha256: incoming.sha256 };
        await assert.rejects(async () => files.store(incoming, bad), TypeError);
        await assert.rejects(async () => files.readVerified(bad, checksum), TypeError);
        await assert.rejects(async () => files.remove(bad), TypeError);
      });
    }

    test("a reopened store has the files from before", async () => {
      const kept = await storeText("a resume");
      const again = await store.reopen();
      assert.equal((await again.readVerified(key, kept)).toString(), "a resume");
    });

    test("the check passes on a working store", () => files.check());
  });
}
