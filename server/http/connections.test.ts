import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { startTestApp } from "#server/testing/app.ts";
import { uploadPath } from "#server/testing/upload-calls.ts";
import { sendRaw } from "#server/testing/raw.ts";

const head =
  '--xx\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

test("A form that is too large gets 413 and harms no other request while its file cannot be removed yet", async () => {
  const app = await startTestApp("sqlite");
  const folder = await mkdtemp(join(tmpdir(), "site-slow-"));
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  let busy: Promise<unknown> | undefined;
  /** Occupies all threads that could remove the file, during two checks of the data rate. */
  const occupyThreads = async () => {
    // Opening a pipe without a writer blocks a thread.
    const waiting = Array.from({ length: 8 }, () => open(pipe, "r"));
    await pause(2_000);
    // Opening both ends at once does not block.
    const ends = openSync(pipe, constants.O_RDWR);
    for (const file of await Promise.all(waiting)) await file.close();
    closeSync(ends);
  };
  async function* pieces() {
    yield Buffer.from(head);
    const piece = Buffer.alloc(1_000_000);
    for (let sent = 0; sent < 36; sent += 1) {
      if (sent === 33) busy = occupyThreads();
      yield piece;
    }
  }
  try {
    const answer = await fetch(app.url + uploadPath, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=xx" },
      body: ReadableStream.from(pieces()),
      duplex: "half",
    });
    assert.equal(answer.status, 413);
    assert.ok(busy);
    await busy;
    const alive = await sendRaw(app.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    assert.equal(alive.status, 200);
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
});
