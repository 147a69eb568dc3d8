import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, test } from "node:test";
import { startTestApp } from "#server/testing/app.ts";

const form = [
  '--xx\r\ncontent-disposition: form-data; name="full_name"\r\n\r\nA',
  "\r\n--xx--\r\n",
] as const;
const bytes = Buffer.byteLength(form.join(""));
const uploadHead = `POST /api/v1/applications/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: ${bytes}\r\n\r\n`;

describe("Stopping", () => {
  test("waits for an upload under way but not for silent connections", async () => {
    const app = await startTestApp("sqlite");
    // Only the stop closes a silent connection.
    Object.assign(app.server, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 });
    const opened = await openConnection(app.url, "");
    const unfinished = await openConnection(app.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n");
    const idle = await openConnection(app.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    await once(idle, "data");
    const again = await openConnection(
      app.url,
      "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n",
    );
    await once(again, "data");
    // Gets its response before its body is complete, and then another request.
    const early = await openConnection(
      app.url,
      "POST /missing HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 4\r\n\r\n",
    );
    await once(early, "data");
    early.write("body");
    early.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n");
    await once(early, "data");
    const begun = once(app.server, "request");
    const upload = await openConnection(app.url, uploadHead + form[0]);
    await begun;

    const silent = [opened, unfinished, idle, again, early];
    const hungUp = Promise.all(silent.map((socket) => once(socket, "close")));
    const closing = app.close();
    await hungUp;
    upload.write(form[1]);
    const [answer] = await once(upload, "data");
    assert.match(String(answer), /^HTTP\/1\.1 422 /);
    assert.match(String(answer), /connection: close/i);
    await closing;
  });
});

async function openConnection(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  if (text !== "") socket.write(text);
  if (!text.startsWith("POST")) socket.resume();
  return socket;
}
