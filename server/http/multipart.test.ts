import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { onSqlite, startTestApp, type TestApp } from "#server/testing/app.ts";
import { filePart, textParts, uploadPath } from "#server/testing/hostile-uploads.ts";
import { rawForm } from "#server/testing/raw.ts";
import { readForm } from "./multipart.ts";

const form = rawForm("xx", [...textParts, filePart]);
/** What RFC 2046 calls the epilogue, with a boundary in it. */
const behind =
  '\r\n--xx\r\ncontent-disposition: form-data; name="full_name"\r\n\r\nX\r\n--xx--\r\n';
const closing = form.indexOf("\r\n--xx--");

onSqlite("A multipart form", (engine) => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });

  /** Sends the pieces one after the other, so that the server reads them one after the other. */
  const send = (pieces: readonly string[]) =>
    fetch(app.url + uploadPath, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=xx" },
      body: ReadableStream.from(slowly(pieces)),
      duplex: "half",
      signal: AbortSignal.timeout(10_000),
    });

  for (const [name, at] of [
    ["in one piece", 0],
    ["parted before the boundary", closing],
    ["parted in the boundary", closing + 5],
    ["parted before the last letter of it", closing + 7],
    ["parted behind the boundary", closing + 8],
    ["parted behind another boundary", form.length + 20],
    ["parted shortly before its end", form.length + behind.length - 3],
  ] as const) {
    test(`is read as far as its last boundary, when it comes ${name}`, async () => {
      const whole = form + behind;
      const answer = await send([whole.slice(0, at), whole.slice(at)]);
      assert.equal(answer.status, 201, await answer.text());
    });
  }

  test("is empty when it begins with its last boundary", async () => {
    const answer = await send(["--x", `x--${behind}`, behind]);
    assert.equal(answer.status, 422, await answer.text());
  });
});

test("A form that the parser stands still in is refused, and the rest of it is read", async () => {
  // A part without a name, in a larger piece than a socket gives.
  const nameless = `--xx\r\n\r\n${"v".repeat(70_000)}\r\n--xx--\r\n`;
  const headers = { "content-type": "multipart/form-data; boundary=xx" };
  const request = Object.assign(Readable.from([Buffer.from(nameless), Buffer.alloc(9_000_000)]), {
    headers,
  });
  const reading = readForm(request, () => Promise.resolve());
  await assert.rejects(reading, { status: 400, text: "failure.malformedUpload" });
  assert.equal(request.readableEnded, true);
});

test("A form whose first piece takes its time is read, and so is one that pauses later", async () => {
  async function* late() {
    await setTimeout(5_500);
    yield Buffer.from(form.slice(0, 40));
    await setTimeout(5_500);
    yield Buffer.from(form.slice(40));
  }
  const headers = { "content-type": "multipart/form-data; boundary=xx" };
  const request = Object.assign(Readable.from(late(), { objectMode: false }), { headers });
  const read = await readForm(request, async (_field, stream) => void stream.resume());
  assert.ok(Object.keys(read).length > 0);
});

test("A form in very many pieces leaves nothing in memory while it is read", async () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  assert.ok(typeof collect === "function");
  const heapUsed = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  let grown = 0;
  async function* pieces() {
    yield Buffer.from('--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\n');
    const before = heapUsed();
    for (let piece = 0; piece < 60_000; piece += 1) yield Buffer.from("v");
    grown = heapUsed() - before;
    yield Buffer.from("\r\n--xx--\r\n");
  }
  const headers = { "content-type": "multipart/form-data; boundary=xx" };
  const request = Object.assign(Readable.from(pieces(), { objectMode: false }), { headers });
  const { a } = await readForm(request, () => Promise.resolve());
  assert.equal(a?.length, 60_000);
  // The parser keeps some 150 bytes a piece; a promise that waits for each would keep twice that or more.
  assert.ok(grown < 15_000_000, `${grown} bytes more`);
});

async function* slowly(pieces: readonly string[]) {
  for (const piece of pieces) {
    yield Buffer.from(piece);
    await setTimeout(30);
  }
}
