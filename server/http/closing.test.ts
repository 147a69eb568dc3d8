import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { startTestApp } from "#server/testing/app.ts";

const form = [
  '--xx\r\ncontent-disposition: form-data; name="full_name"\r\n\r\nA',
  "\r\n--xx--\r\n",
] as const;
const bytes = Buffer.byteLength(form.join(""));
const uploadHead = `POST /api/v1/applications/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: ${bytes}\r\n\r\n`;

describe("Stopping", () => {
  test("waits for an upload under way and not for connections that say nothing", async () => {
    const app = await startTestApp("sqlite");
    const opened = await openConnection(app.url, "");
    const unfinished = await openConnection(app.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n");
    const idle = await openConnection(app.url, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
    const again = await openConnection(
      app.url,
      "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n",
    );
    const upload = await openConnection(app.url, uploadHead + form[0]);
    await pause(300);

    const startedAt = performance.now();
    const closing = app.close();
    await pause(1_500);
    upload.write(form[1]);
    const [answer] = await once(upload, "data");
    assert.match(String(answer), /^HTTP\/1\.1 422 /);
    assert.match(String(answer), /connection: close/i);
    await closing;
    assert.ok(performance.now() - startedAt < 5_000);
    for (const socket of [opened, unfinished, idle, again]) assert.ok(socket.destroyed);
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
