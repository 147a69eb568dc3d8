import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { after, afterEach, before, describe, test } from "node:test";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { signedInCalls, type ApplicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { startFaultyS3, type FaultyS3 } from "#server/testing/faulty-s3.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { untilReady } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const list = "/api/v1/applications";
const resume = Buffer.concat([tinyPdf(), Buffer.alloc(400_000, "x")]);

describe("While the bucket of the resumes is unavailable", () => {
  let app: TestApp;
  let proxy: FaultyS3;
  let calls: ApplicationCalls;
  before(async () => {
    const bucket = await makeBucket();
    proxy = await startFaultyS3();
    app = await startTestApp("sqlite", { ...bucket, S3_ENDPOINT: proxy.endpoint });
    calls = await signedInCalls(app);
  });
  after(async () => {
    await app.close();
    await proxy.close();
  });
  afterEach(() => {
    proxy.faults = 0;
  });

  const upload = () => {
    const body = applicationForm(applicationFields(), {
      name: "CV.pdf",
      bytes: new Uint8Array(resume),
    });
    return app.client.call("POST", `${list}/upload`, { body });
  };
  const download = (id: string) =>
    app.client.call("GET", `${list}/${id}/cv`, { token: calls.token });

  test("an application is refused with our message, and nothing of it is stored", async () => {
    proxy.fault = "503";
    proxy.faults = Infinity;
    const response = await upload();
    assertFailure(response, 503, "We could not store your application. Please try again later.");
    assert.equal(response.headers.get("retry-after"), "5");
    proxy.faults = 0;
    assert.equal((await calls.find("")).total, 0);
    assert.deepEqual(await Array.fromAsync(app.files.list()), []);
    assert.deepEqual(await readdir(join(app.config.dataDir, "files", "incoming")), []);
  });

  test("resumes cannot be downloaded, everything else works, and /readyz returns 503", async () => {
    const id = await calls.upload("CV.pdf", resume);
    proxy.fault = "500";
    proxy.faults = Infinity;
    const response = await download(id);
    assertFailure(response, 503, "The service is not available right now. Please try again later.");
    assert.equal((await calls.read(id)).id, id);
    assert.equal((await app.client.call("GET", "/readyz")).status, 503);
    proxy.faults = 0;
    assert.equal((await download(id)).text.length, resume.length);
    await untilReady(app.url);
  });

  test("a lost response from the bucket loses neither the application nor its file", async () => {
    proxy.fault = "response lost";
    proxy.faults = 1;
    const id = await calls.upload("CV.pdf", resume);
    const response = await download(id);
    assert.equal(response.headers.get("content-length"), String(resume.length));
    assert.equal(response.text, resume.toString("latin1"));
  });

  test("an aborted download closes the stream from the bucket", async () => {
    const id = await calls.upload("CV.pdf", resume);
    proxy.fault = "silence";
    proxy.faults = 1;
    proxy.calls.length = 0;
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${calls.token}` };
    const left = fetch(`${app.url}${list}/${id}/cv`, { headers, signal: leaving.signal });
    while (proxy.calls.length === 0) await pause(5);
    leaving.abort();
    await assert.rejects(left);
    while (proxy.open() > 0) await pause(5);
    assert.deepEqual(proxy.calls, ["GET"]);
  });

  test("neither the log nor a response contains a key or a host of the store", () => {
    assert.match(app.logged(), /The file store cannot be used: SlowDown, 503/);
    assert.doesNotMatch(app.logged(), /TESTKEY|TESTSECRET|kept\//);
    assert.ok(!app.logged().includes(new URL(proxy.endpoint).host));
  });
});
