import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import {
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterEach, beforeEach, test } from "node:test";
import { resumeLimits } from "#contract/limits.ts";
import { resumes } from "#server/testing/resumes.ts";
import { openDiskFiles } from "./disk.ts";
import { DamagedFileError, isStorageError } from "./files.ts";
import type { Files } from "./files.ts";

const key = "0199f0a4-7c3e-7d0a-9b1e-5f2c8d6e4a10";
const { maxBytes } = resumeLimits;

let folder: string;
let files: Files;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  files = await openDiskFiles(join(folder, "data", "files"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const incomingFolder = () => join(folder, "data", "files", "incoming");
const keptFolder = () => join(folder, "data", "files", "kept");
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Bytes in pieces of odd sizes, as a network brings them. */
const sent = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 60_001) yield bytes.subarray(at, at + 60_001);
    })(),
  );

async function keepText(text: string) {
  const incoming = await files.receive(sent(Buffer.from(text)), maxBytes);
  await files.keep(incoming, key);
  return incoming;
}

for (const { name, path } of resumes) {
  test(`${name} is kept and read back byte for byte`, async () => {
    const bytes = await readFile(path);
    const incoming = await files.receive(sent(bytes), maxBytes);
    assert.deepEqual(
      { bytes: incoming.bytes, sha256: incoming.sha256, tooLarge: incoming.tooLarge },
      { bytes: bytes.length, sha256: sha256(bytes), tooLarge: false },
    );
    assert.deepEqual(await readFile(incoming.path), bytes);
    await files.keep(incoming, key);
    assert.deepEqual(await files.readVerified(key, incoming), bytes);
    assert.deepEqual(await readdir(incomingFolder()), []);
  });
}

test("files and folders are for their owner alone", async () => {
  await keepText("x");
  const modes = await Promise.all(
    [join(folder, "data"), incomingFolder(), keptFolder(), join(keptFolder(), key)].map(
      async (path) => ((await stat(path)).mode & 0o777).toString(8),
    ),
  );
  assert.deepEqual(modes, ["700", "700", "700", "600"]);
});

test("exactly 5 MB are received, one byte more is too large and leaves nothing", async () => {
  const bytes = Buffer.alloc(maxBytes + 1, "%PDF-");
  const allowed = await files.receive(sent(bytes.subarray(1)), maxBytes);
  assert.equal(allowed.tooLarge, false);
  assert.equal(allowed.sha256, sha256(bytes.subarray(1)));
  await files.discard(allowed);

  const refused = await files.receive(sent(bytes), maxBytes);
  assert.equal(refused.tooLarge, true);
  assert.equal(refused.bytes, maxBytes + 1);
  assert.deepEqual(await readdir(incomingFolder()), []);
  await assert.rejects(files.keep(refused, key), TypeError);
  await files.discard(refused);
});

test("what is too large is read to its end, so that its sender hears why", async () => {
  const source = sent(Buffer.alloc(1_000_000));
  const { tooLarge } = await files.receive(source, 10);
  assert.equal(tooLarge, true);
  assert.equal(source.readableEnded, true);
});

test("an empty file is received as one", async () => {
  const incoming = await files.receive(Readable.from([]), maxBytes);
  assert.equal(incoming.bytes, 0);
  assert.equal(incoming.sha256, sha256(Buffer.alloc(0)));
  assert.equal((await stat(incoming.path)).size, 0);
});

const breaks: [string, (source: PassThrough) => void][] = [
  ["fails", (source) => source.destroy(Object.assign(new Error("gone"), { code: "ECONNRESET" }))],
  ["is cut off", (source) => source.destroy()],
];
for (const [how, breakOff] of breaks) {
  test(`a source that ${how} leaves no temporary file`, async () => {
    const source = new PassThrough();
    source.write(Buffer.alloc(100_000));
    const received = files.receive(source, maxBytes);
    setTimeout(() => breakOff(source), 20);
    await assert.rejects(received, (error) => error instanceof Error && !isStorageError(error));
    assert.deepEqual(await readdir(incomingFolder()), []);
  });

  test(`a source that ${how} before its first byte leaves no temporary file`, async () => {
    const source = new PassThrough();
    const received = files.receive(source, maxBytes);
    breakOff(source);
    await assert.rejects(received);
    assert.deepEqual(await readdir(incomingFolder()), []);
  });
}

test("when the disk refuses, the source is read to its end and the error is the disk's", async () => {
  await rm(incomingFolder(), { recursive: true });
  const source = sent(Buffer.alloc(1_000_000));
  await assert.rejects(files.receive(source, maxBytes), isStorageError);
  assert.equal(source.readableEnded, true);
});

test("a file that cannot be moved into its place is gone", async () => {
  const incoming = await files.receive(sent(Buffer.from("x")), maxBytes);
  await rm(keptFolder(), { recursive: true });
  await assert.rejects(files.keep(incoming, key), isStorageError);
  assert.deepEqual(await readdir(incomingFolder()), []);
});

const damages: [string, (path: string) => Promise<void>][] = [
  ["missing", (path) => rm(path)],
  ["wrong size", (path) => truncate(path, 5)],
  ["wrong checksum", (path) => writeFile(path, "a resumE")],
];
for (const [damage, spoil] of damages) {
  test(`a kept file that is damaged (${damage}) is never handed out`, async () => {
    const kept = await keepText("a resume");
    await spoil(join(keptFolder(), key));
    await assert.rejects(
      files.readVerified(key, kept),
      (error) => error instanceof DamagedFileError && error.damage === damage && error.key === key,
    );
  });
}

test("removing works, twice as well", async () => {
  const kept = await keepText("x");
  await files.remove(key);
  await files.remove(key);
  await assert.rejects(files.readVerified(key, kept), DamagedFileError);
});

test("the list names what is kept and since when", async () => {
  await keepText("x");
  await writeFile(join(keptFolder(), "note from the owner.txt"), "");
  const listed = await Array.fromAsync(files.list());
  assert.deepEqual(
    listed.map((file) => file.key),
    [key],
  );
  assert.ok(Math.abs(Date.now() - Number(listed[0]?.modifiedAt)) < 60_000);
});

test("the sweep takes temporary files older than a moment and no others", async () => {
  const old = await files.receive(sent(Buffer.from("old")), maxBytes);
  const young = await files.receive(sent(Buffer.from("young")), maxBytes);
  await keepText("kept");
  const hourAgo = new Date(Date.now() - 3_600_000);
  const before = new Date(hourAgo.getTime() - 1_000);
  await utimes(old.path, before, before);
  await utimes(join(keptFolder(), key), before, before);
  assert.equal(await files.sweepIncoming(hourAgo), 1);
  assert.deepEqual(await readdir(incomingFolder()), [young.path.slice(-36)]);
  assert.deepEqual(await readdir(keptFolder()), [key]);
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
    const incoming = await files.receive(sent(Buffer.from("x")), maxBytes);
    const fingerprint = { bytes: 1, sha256: incoming.sha256 };
    await assert.rejects(async () => files.keep(incoming, bad), TypeError);
    await assert.rejects(async () => files.readVerified(bad, fingerprint), TypeError);
    await assert.rejects(async () => files.remove(bad), TypeError);
  });
}

test("an opened store keeps what was there before", async () => {
  const kept = await keepText("a resume");
  const again = await openDiskFiles(join(folder, "data", "files"));
  assert.equal((await again.readVerified(key, kept)).toString(), "a resume");
});

test("the free space is that of the disk", async () => {
  assert.ok((await files.freeBytes()) > 0);
});
