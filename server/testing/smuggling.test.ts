import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { after, before, describe, test } from "node:test";
import { Failure } from "#contract/failure.ts";
import { inertHeaders } from "#server/http/headers.ts";
import { startTestApp, type TestApp } from "./app.ts";
import { applicationFields } from "./client.ts";
import { parseResponse, rawRequest } from "./raw.ts";
import { makeSmallSite } from "./small-site.ts";

const json = JSON.stringify(
  applicationFields({ email: "smuggled@people.example", full_name: "An Nguyen" }),
);
/** A complete request that must never run. */
const smuggled = rawRequest(
  "POST /api/v1/applications",
  { "content-type": "application/json", "content-length": String(Buffer.byteLength(json)) },
  json,
);
const length = Buffer.byteLength(smuggled);

/** A request head of exactly these lines. */
const head = (...lines: string[]) =>
  ["POST /api/v1/auth/login HTTP/1.1", "host: localhost", ...lines, "", ""].join("\r\n");

const chunked = "transfer-encoding: chunked";
const end = "0\r\n\r\n";

/** Requests whose end two parsers can see in different places. */
const ambiguous: Record<string, string> = {
  "a length and chunks": head(`content-length: ${length + 5}`, chunked) + end,
  "chunks and a length": head(chunked, "content-length: 4") + end,
  "two lengths": head("content-length: 0", `content-length: ${length}`),
  "the same length twice": head("content-length: 0", "content-length: 0"),
  "a list of lengths": head(`content-length: 0, ${length}`),
  "a length with a sign": head("content-length: +0"),
  "a length below nothing": head("content-length: -1"),
  "a length in hexadecimal": head("content-length: 0x0"),
  "a length with a gap": head("content-length: 0 0"),
  "an empty length": head("content-length: "),
  "a length beyond all numbers": head(`content-length: ${"9".repeat(30)}`),
  "an unknown encoding": head("transfer-encoding: xchunked") + end,
  "chunks and nothing": head("transfer-encoding: chunked, identity") + end,
  "chunks twice": head(chunked, chunked) + end,
  "chunks in a list twice": head("transfer-encoding: chunked, chunked") + end,
  "chunks, and something else in a second line": head(chunked, "transfer-encoding: cow") + end,
  "chunks in quotes": head('transfer-encoding: "chunked"') + end,
  "chunks behind a vertical tab": head("transfer-encoding: \u000bchunked") + end,
  "a space before the colon": head("transfer-encoding : chunked") + end,
  "a tab before the colon of the length": head("content-length\t: 0"),
  "a line that begins with a space": head("x: y", " transfer-encoding: chunked") + end,
  "a value on its own line": head("transfer-encoding:", " chunked") + end,
  "a line without a colon": head("content-length 0"),
  "NUL in a name": head("transfer\u0000-encoding: chunked") + end,
  "NUL in a value": head("transfer-encoding: chunked\u0000") + end,
  "a bare CR in a line": head(`x: y\r${chunked}`) + end,
  "a bare LF in a line": head(`x: y\n${chunked}`) + end,
  "bare LF at the end of the head": head("content-length: 0").replaceAll("\r\n", "\n"),
  "a chunk with an invalid size": head(chunked) + `0x5\r\nhello\r\n${end}`,
  "a chunk whose size is below nothing": head(chunked) + `-5\r\nhello\r\n${end}`,
  "a chunk whose size is beyond counting": head(chunked) + `${"f".repeat(17)}\r\nhello\r\n${end}`,
  "a chunk with a space after its size": head(chunked) + `5 \r\nhello\r\n${end}`,
  "a chunk whose size ends in a bare LF": head(chunked) + `5\nhello\r\n${end}`,
  "an extension that hides a bare LF": head(chunked) + `5;a\nb\r\nhello\r\n${end}`,
  "an extension without a name": head(chunked) + `5;\u0000\r\nhello\r\n${end}`,
  "an unknown version": head("content-length: 0").replace("HTTP/1.1", "HTTP/1.2"),
};

const old = (...lines: string[]) => head(...lines).replace("HTTP/1.1", "HTTP/1.0");

/** HTTP/1.0 has no chunks: a parser of that version sees another end than Node. */
const oldWithEncoding: Record<string, string> = {
  "HTTP/1.0 with chunks": old(chunked) + end,
  "HTTP/1.0 with chunks that stays open": old(chunked, "connection: keep-alive") + end,
  "HTTP/1.0 with chunks and a length":
    old("content-length: 5", "connection: keep-alive", chunked) + end,
  "HTTP/1.0 with chunks and a malformed path":
    old(chunked, "connection: keep-alive").replace("/api/v1/auth/login", "/%E0%A4%A") + end,
};

/** Requests with a clear end but an ambiguous host. */
const ambiguousHost: Record<string, string> = {
  "no host": "POST /api/v1/auth/login HTTP/1.1\r\ncontent-length: 0\r\n\r\n",
  "two hosts": head("host: other", "content-length: 0"),
  "the same host twice": head("Host: localhost", "content-length: 0"),
};

/** Requests whose end becomes ambiguous after their response. */
const ambiguousTooLate: Record<string, string> = {
  "a chunk longer than its size": head(chunked) + `4\r\nhello\r\n${end}`,
  "a chunk that ends in a bare LF": head(chunked) + `5\r\nhello\n${end}`,
  "a chunk longer than its size, with a malformed path":
    head(chunked).replace("/api/v1/auth/login", "/%E0%A4%A") + `4\r\nhello\r\n${end}`,
};

describe("An ambiguous request", () => {
  let app: TestApp;
  let dist: string;
  before(async () => {
    dist = await makeSmallSite();
    app = await startTestApp("sqlite", {}, { dist });
  });
  after(async () => {
    await app.close();
    await rm(dist, { recursive: true });
  });

  /** Asserts that there is one response; returns it and the number of smuggled requests that ran. */
  const answerTo = async (request: string): Promise<{ response: string; ran: number }> => {
    const response = await sendUntilClosed(app.url, request);
    assert.equal(response.split("HTTP/1.1 ").length, 2, response);
    return { response, ran: await ran() };
  };
  const ran = async () =>
    (await app.db.deleteFrom("applications").returning("id").execute()).length;
  const assertRefused = (response: string) => {
    const { status, headers, body } = parseResponse(Buffer.from(response, "latin1")) ?? {};
    assert.equal(status, 400, response);
    const { error } = Failure.parse(body);
    assert.equal(error.code, "malformed");
    for (const [name, value] of Object.entries({
      ...inertHeaders,
      connection: "close",
      "content-type": "application/json; charset=utf-8",
      "x-request-id": error.requestId,
    })) {
      assert.equal(headers?.get(name), value, name);
    }
  };

  for (const [name, request] of Object.entries({ ...ambiguous, ...oldWithEncoding })) {
    test(`${name}: is refused, and its connection is closed`, async () => {
      const answer = await answerTo(request + smuggled);
      assertRefused(answer.response);
      assert.equal(answer.ran, 0);
    });
  }

  for (const [name, request] of Object.entries(ambiguousTooLate)) {
    test(`${name}: gets one response, and its connection is closed`, async () => {
      const { response, ran } = await answerTo(request + smuggled);
      assert.match(response, /^HTTP\/1\.1 4\d\d /);
      assert.equal(ran, 0);
    });
  }

  for (const [name, request] of Object.entries(ambiguousHost)) {
    test(`${name}: is refused, and its connection is closed`, async () => {
      assertRefused((await answerTo(request)).response);
    });
  }

  for (const [name, path, hosts] of [
    ["two hosts", "/login", ["host: localhost", "Host: other"]],
    ["two hosts", "/assets/app-x1.js", ["host: localhost", "Host: other"]],
    ["no host", "/login", []],
    ["no host", "/%E0%A4%A", []],
  ] as const) {
    test(`${name}: is refused for ${path} too`, async () => {
      // A page in memory does not reach Fastify.
      await (await fetch(`${app.url}${path}`)).text();
      const lines = [`GET ${path} HTTP/1.1`, "accept-encoding: gzip", ...hosts];
      const request = `${lines.join("\r\n")}\r\n\r\n`;
      assertRefused((await answerTo(request)).response);
    });
  }

  test("HTTP/1.0 with an encoding is refused for a page in memory too", async () => {
    await (await fetch(`${app.url}/login`)).text();
    const lines = ["GET /login HTTP/1.0", "host: localhost", "connection: keep-alive", chunked];
    const { response, ran } = await answerTo(`${lines.join("\r\n")}\r\n\r\n${end}${smuggled}`);
    assertRefused(response);
    assert.equal(ran, 0);
  });

  test("with HTTP/1.0 needs no host", async () => {
    const response = await sendUntilClosed(app.url, "GET /healthz HTTP/1.0\r\n\r\n");
    assert.match(response, /^HTTP\/1\.1 200 /);
  });

  test("with a refused body never yields a request from it", async () => {
    const body = smuggled.repeat(2_000);
    const lines = ["content-type: application/json", `content-length: ${body.length}`];
    const { response, ran } = await answerTo(head(...lines, "connection: close") + body);
    assert.match(response, /^HTTP\/1\.1 413 /);
    assert.equal(ran, 0);
  });

  test("with a clear end is followed by a separate request", async () => {
    const last = smuggled.replace("\r\n", "\r\nconnection: close\r\n");
    const response = await sendUntilClosed(app.url, head("content-length: 0") + last);
    assert.match(response, /^HTTP\/1\.1 4\d\d [^]*HTTP\/1\.1 201 /);
    assert.equal(await ran(), 1);
  });
});

/** Sends bytes unchanged and returns everything received until the server disconnects. */
function sendUntilClosed(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.write(request, "latin1"));
    const patience = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection stays open after: ${heard}`));
    }, 3_000);
    socket.setEncoding("latin1").on("data", (text: string) => (heard += text));
    socket
      .on("error", () => undefined)
      .on("close", () => {
        clearTimeout(patience);
        resolve(heard);
      });
  });
}
