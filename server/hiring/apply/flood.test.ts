import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { mock, test } from "node:test";
import { FilesOutageError } from "#server/files/files.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { rawRequest } from "#server/testing/raw.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const minute = 60_000;
const bytes = tinyPdf();

onBothEngines("A flood of applications", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" }, { clock: "stopped" });

  let people = 0;
  type MakeBody = (fields: Record<string, string>) => unknown;
  const send = async (path: string, network: string, makeBody: MakeBody) => {
    people += 1;
    const { status, headers } = await app.client.call("POST", `/api/v1/applications${path}`, {
      body: makeBody(applicationFields({ email: `person${people}@people.example` })),
      headers: { "x-forwarded-for": network },
    });
    return { status, wait: Number(headers.get("retry-after")) };
  };
  const apply = (network: string) =>
    send("/upload", network, (fields) => applicationForm(fields, { name: "cv.pdf", bytes }));
  /** Counts towards the same limit. One in twelve has a resume, which takes time to examine. */
  const applyWithOrWithoutResume = (network: string, count: number) =>
    count % 12 === 0 ? apply(network) : send("", network, (fields) => fields);
  /** Counts the calls that pass before the first 429. */
  const countPassing = async (network: string, call = applyWithOrWithoutResume) => {
    for (let count = 0; count < 300; count += 1) {
      const { status, wait } = await call(network, count);
      if (status === 429) return { count, wait };
    }
    return { count: Infinity, wait: 0 };
  };

  test("from one network is limited to 60 an hour, which a job fair needs, and blocks no other network", async () => {
    assert.deepEqual(await countPassing("203.0.113.1"), { count: 60, wait: 3_600 });
    assert.equal((await apply("203.0.113.2")).status, 201);
    app.advance(30 * minute);
    const refused = await app.client.call("POST", "/api/v1/applications", {
      body: applicationFields({ email: "hoi.cho@people.example" }),
      headers: { "x-forwarded-for": "203.0.113.1", "accept-language": "vi" },
    });
    assertFailure(
      refused,
      429,
      "Mạng này vừa gửi nhiều hồ sơ. Hồ sơ của bạn chưa được gửi; thử lại sau 30 phút hoặc đổi mạng.",
    );
    app.advance(30 * minute);
    assert.equal((await apply("203.0.113.1")).status, 201);
  });

  test("with invalid fields is limited to four times as many attempts", async () => {
    const faulty = await countPassing("203.0.113.3", (network) =>
      send("/upload", network, (fields) => applicationForm({ ...fields, full_name: "" })),
    );
    assert.deepEqual(faulty, { count: 240, wait: 3_600 });
  });

  test("that are refused or cannot be stored counts towards no limit but the one of attempts", async () => {
    const network = "203.0.113.4";
    const setState = (state: "open" | "closed") =>
      app.db.updateTable("positions").set({ state }).where("slug", "=", "ai-engineer").execute();
    const statuses: number[] = [];
    await setState("closed");
    for (let count = 0; count < 6; count += 1) statuses.push((await apply(network)).status);
    await setState("open");
    const outage = mock.method(app.files, "store", () =>
      Promise.reject(new FilesOutageError("a test", true)),
    );
    for (let count = 0; count < 6; count += 1) statuses.push((await apply(network)).status);
    outage.mock.restore();
    const expected = [422, 503].flatMap((status) => Array.from({ length: 6 }, () => status));
    assert.deepEqual(statuses, expected);
    assert.equal((await countPassing(network)).count, 60);
  });

  /** Starts uploads from these networks that do not end. */
  const uploadsWithoutEnd = () => {
    const sockets: Socket[] = [];
    let begun = 0;
    const count = ({ headers }: IncomingMessage) => {
      if (headers["content-length"] === "1000") begun += 1;
    };
    app.server.on("request", count);
    const { hostname, port } = new URL(app.url);
    return {
      begin: async (networks: readonly string[]) => {
        for (const network of networks) {
          const head = rawRequest("POST /api/v1/applications/upload", {
            "content-type": "multipart/form-data; boundary=xx",
            "content-length": "1000",
            "x-forwarded-for": network,
          });
          const socket = connect(Number(port), hostname, () => socket.write(`${head}--xx\r\n`));
          sockets.push(socket.on("error", () => undefined));
        }
        await waitUntil("the uploads to begin", () => begun === sockets.length);
      },
      end: () => {
        app.server.off("request", count);
        for (const socket of sockets) socket.destroy();
      },
    };
  };
  let networks = 0;
  const applyFromAnywhere = () => apply(`198.18.1.${(networks += 1)}`);

  test("gets 503 with Retry-After beyond 40 uploads at once from one network", async () => {
    const { begin, end } = uploadsWithoutEnd();
    const network = "192.0.2.251";
    await begin(Array.from({ length: 40 }, () => network));
    const refused = await apply(network);
    assert.equal(refused.status, 503);
    assert.ok(refused.wait > 0);
    assert.equal((await applyFromAnywhere()).status, 201);
    end();
    await waitUntil("room", async () => (await apply(network)).status === 201);
  });

  test("gets 503 with Retry-After beyond 256 uploads at once", async () => {
    const { begin, end } = uploadsWithoutEnd();
    const some = Array.from({ length: 256 }, (_, index) => `192.0.2.${index % 250}`);
    await begin(some.slice(0, 128));
    await begin(some.slice(128, 255));
    assert.equal((await applyFromAnywhere()).status, 201);
    await begin(some.slice(255));
    const refused = await applyFromAnywhere();
    assert.equal(refused.status, 503);
    assert.ok(refused.wait > 0);
    // Replacing a resume is an upload too.
    const body = new FormData();
    body.append("token", "any");
    const path = "/api/v1/application-status/resume";
    assert.equal((await app.client.call("POST", path, { body })).status, 503);
    end();
    await waitUntil("room", async () => (await applyFromAnywhere()).status === 201);
  });
});
