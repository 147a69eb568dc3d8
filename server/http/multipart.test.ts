import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { onSqlite, testApp } from "#server/testing/app.ts";
import { filePart, textParts, uploadPath } from "#server/testing/upload-calls.ts";
import { rawForm } from "#server/testing/raw.ts";
import { readForm } from "./multipart.ts";

const form = rawForm("xx", [...textParts, filePart]);
/** An epilogue (RFC 2046) that contains a boundary. */
const epilogue =
  '\r\n--xx\r\ncontent-disposition: form-data; name="full_name"\r\n\r\nX\r\n--xx--\r\n';
const closing = form.indexOf("\r\n--xx--");

onSqlite("A multipart form", (engine) => {
  const app = testApp(engine);

  /** Sends the chunks one by one, so that the server receives them separately. */
  const send = (pieces: readonly string[]) =>
    fetch(app.url + uploadPath, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=xx" },
      body: ReadableStream.from(slowly(pieces)),
      duplex: "half",
      signal: AbortSignal.timeout(10_000),
    });

  for (const [name, at] of [
    ["in one chunk", 0],
    ["split before the delimiter", closing],
    ["split in the delimiter", closing + 5],
    ["split before the last character of the delimiter", closing + 7],
    ["split after the delimiter", closing + 8],
    ["split in the epilogue", form.length + 20],
    ["split shortly before its end", form.length + epilogue.length - 3],
  ] as const) {
    test(`is read up to its closing delimiter, ${name}`, async () => {
      const whole = form + epilogue;
      const answer = await send([whole.slice(0, at), whole.slice(at)]);
      assert.equal(answer.status, 201, await answer.text());
    });
  }

  test("is empty if it starts with its closing delimiter", async () => {
    const answer = await send(["--x", `x--${epilogue}`, epilogue]);
    assert.equal(answer.status, 422, await answer.text());
  });
});

test("A form that stops the parser is refused, and the rest of it is read", async () => {
  // A part without a name, in a larger chunk than a socket delivers.
  const nameless = `--xx\r\n\r\n${"v".repeat(70_000)}\r\n--xx--\r\n`;
  const headers = { "content-type": "multipart/form-data; boundary=xx" };
  const request = Object.assign(Readable.from([Buffer.from(nameless), Buffer.alloc(9_000_000)]), {
    headers,
  });
  const reading = readForm(request, () => Promise.resolve());
  await assert.rejects(reading, { status: 400, text: "failure.malformedUpload" });
  assert.equal(request.readableEnded, true);
});

test("A form with a late first chunk and a pause is read", async () => {
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

test("A form in many small chunks needs little memory", async () => {
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
  // The parser keeps some 150 bytes per chunk; a pending promise per chunk would at least double that.
  assert.ok(grown < 15_000_000, `${grown} bytes more`);
});

async function* slowly(pieces: readonly string[]) {
  for (const piece of pieces) {
    yield Buffer.from(piece);
    await setTimeout(30);
  }
}
