import assert from "node:assert/strict";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";
import { rawRequest } from "#server/testing/raw.ts";
import { asset, makeSmallSite } from "#server/testing/small-site.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

/** More than the system takes in for a reader who reads nothing. */
const filmBytes = 16 * 1024 * 1024;

const get = (path: string) => rawRequest(`GET ${path}`, {});
const json = JSON.stringify(applicationFields());
const apply = rawRequest(
  "POST /api/v1/applications",
  { "content-type": "application/json", "content-length": String(Buffer.byteLength(json)) },
  json,
);

describe("Requests that come without waiting for the answers before", () => {
  let dist: string;
  let app: TestApp;
  const sockets: Socket[] = [];
  before(async () => {
    dist = await makeSmallSite();
    await writeFile(join(dist, "client", "long.mp4"), Buffer.alloc(filmBytes));
    app = await startTestApp("sqlite", {}, { dist });
  });
  after(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
    await rm(dist, { recursive: true });
  });

  const open = async (): Promise<Socket> => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname).setEncoding("latin1");
    sockets.push(socket.on("error", () => undefined));
    await once(socket, "connect");
    return socket;
  };
  const stored = async () =>
    (await app.db.selectFrom("applications").select("id").execute()).length;

  test("are begun once what is before them has left, and all are served", async () => {
    const socket = await open();
    const last = apply.replace("\r\n", "\r\nconnection: close\r\n");
    let requests = 0;
    const count = () => (requests += 1);
    app.server.on("request", count);
    socket.write(get("/long.mp4") + apply.repeat(2) + last);
    await waitUntil("all four requests", () => requests === 4);
    app.server.off("request", count);
    // One that came later has had its turn, and those that wait have not.
    const body = applicationFields();
    assert.equal((await app.client.call("POST", "/api/v1/applications", { body })).status, 201);
    assert.equal(await stored(), 1);
    const said = listen(socket);
    await once(socket, "close", patience());
    assert.ok(said().length > filmBytes);
    assert.equal(said().split("HTTP/1.1 201 ").length, 4);
    assert.equal(await stored(), 4);
  });

  test("a hundred are answered in their order, and the connection serves on", async () => {
    const socket = await open();
    const said = listen(socket);
    const paths = ["/assets/app-x1.js", "/login", "/film.mp4", "/healthz", "/api/nothing"];
    const kinds = [
      "text/javascript",
      "text/html",
      "video/mp4",
      "application/json",
      "application/json",
    ];
    socket.write(paths.map(get).join("").repeat(20));
    await waitUntil("a hundred answers", () => said().split("HTTP/1.1 404 ").length === 21);
    const told = Array.from(said().matchAll(/^content-type: ([^;\r]*)/gim), ([, kind]) => kind);
    assert.deepEqual(told, Array.from({ length: 20 }, () => kinds).flat());
    assert.equal(said().split(asset).length, 21);

    const before = said().length;
    socket.write(get("/healthz"));
    await once(socket, "data", patience());
    assert.match(said().slice(before), /HTTP\/1\.1 200 /);
  });

  test("whoever sends more than a hundred ahead is hung up on", async () => {
    const socket = await open();
    socket.write(get("/long.mp4") + get("/assets/app-x1.js").repeat(101));
    socket.resume();
    await once(socket, "close", patience());
    assert.ok(socket.bytesRead < filmBytes);
  });
});

const patience = () => ({ signal: AbortSignal.timeout(10_000) });

/** Reads from now on; gives all that has been heard by then. */
function listen(socket: Socket): () => string {
  let heard = "";
  socket.on("data", (text: string) => (heard += text));
  return () => heard;
}
