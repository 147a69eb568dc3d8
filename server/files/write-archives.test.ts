import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { writeTar } from "./write-tar.ts";
import { writeZip, type ZipEntry } from "./write-zip.ts";

const broken = new Error("on purpose");
const large = randomBytes(1024 * 1024);

async function* lines(fails: boolean): AsyncGenerator<string> {
  yield "a line\n";
  if (fails) throw broken;
}

async function* entries(...contents: (ZipEntry["content"] | Error)[]): AsyncGenerator<ZipEntry> {
  for (const [index, content] of contents.entries()) {
    if (content instanceof Error) throw content;
    yield { path: String(index), content };
  }
}

const faults: Record<string, () => AsyncGenerator<ZipEntry>> = {
  "before the first entry": () => entries(broken),
  "in the middle of an entry": () => entries("a", lines(true), "b"),
  "between two entries": () => entries("a", lines(false), broken, "b"),
  "after the last entry": () => entries(large, broken),
};

describe("A ZIP archive", () => {
  for (const [when, faulty] of Object.entries(faults)) {
    test(`breaks when a source fails ${when}`, async () => {
      await assert.rejects(buffer(writeZip(faulty())), broken);
    });

    test(`that has no reader yet reports to the later one that a source failed ${when}`, async () => {
      const archive = writeZip(faulty());
      archive.resume();
      await new Promise((resolve) => archive.once("close", resolve));
      await assert.rejects(buffer(archive), broken);
    });
  }

  test("ends its entries when its reader leaves, and asks for few before it reads", async () => {
    let asked = 0;
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    async function* many(): AsyncGenerator<ZipEntry> {
      try {
        for (;;) {
          asked += 1;
          yield { path: String(asked), content: large };
        }
      } finally {
        resolve();
      }
    }
    const archive = writeZip(many());
    await once(archive, "readable");
    await setImmediate();
    assert.ok(asked <= 2, String(asked));
    archive.destroy();
    await ended;
  });
});

describe("A TAR archive", () => {
  const sinkThat = (fails: boolean) =>
    new Writable({ write: (_chunk, _encoding, done) => done(fails ? broken : null) });

  test("rejects when its sink fails", async () => {
    await assert.rejects(
      writeTar(sinkThat(true), (add) => add("a", large)),
      broken,
    );
  });

  test("rejects when its work fails, before an entry and after one", async () => {
    for (const count of [0, 1]) {
      const work = async (add: (name: string, content: Buffer) => Promise<void>) => {
        if (count === 1) await add("a", large);
        throw broken;
      };
      await assert.rejects(writeTar(sinkThat(false), work), broken);
    }
  });

  test("rejects with the reason of a signal", async () => {
    await assert.rejects(
      writeTar(sinkThat(false), async () => undefined, AbortSignal.abort(broken)),
      broken,
    );
    const stopping = new AbortController();
    const work = async (add: (name: string, content: Buffer) => Promise<void>) => {
      stopping.abort(broken);
      await add("a", large);
    };
    await assert.rejects(writeTar(sinkThat(false), work, stopping.signal));
  });
});
