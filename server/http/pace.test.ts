import assert from "node:assert/strict";
import { pbkdf2 } from "node:crypto";
import { test } from "node:test";
import { promisify } from "node:util";
import { startTestApp } from "#server/testing/app.ts";
import { uploadPath } from "#server/testing/hostile-uploads.ts";
import { sendRaw } from "#server/testing/raw.ts";

const derive = promisify(pbkdf2);
const hash = () => derive("words", "salt", 1_500_000, 64, "sha512");
const head =
  '--xx\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

test("A form that is too large is refused and ends nothing else, also while its file cannot be removed at once", async () => {
  const app = await startTestApp("sqlite");
  const busy: Promise<unknown>[] = [];
  async function* pieces() {
    yield Buffer.from(head);
    const piece = Buffer.alloc(1_000_000);
    for (let sent = 0; sent < 36; sent += 1) {
      // They take every thread that the removal of the file could have.
      if (sent === 33) busy.push(...Array.from({ length: 8 }, hash));
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
    assert.equal(busy.length, 8);
    await Promise.all(busy);
    const alive = await sendRaw(app.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    assert.equal(alive.status, 200);
  } finally {
    await app.close();
  }
});
