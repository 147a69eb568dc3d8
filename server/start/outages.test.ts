import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import * as z from "zod/mini";
import { createLog } from "./log.ts";
import { Outages, watchServices } from "./outages.ts";
import { openClamd } from "#server/files/scanner.ts";
import { rescan } from "#server/hiring/resumes/rescan.ts";
import { startTestApp } from "#server/testing/app.ts";
import { freePort } from "#server/testing/free-port.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

test("an outage that cannot be described is logged by its error", async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  let probes = 0;
  const outages = new Outages();
  outages.watch({ error: log, info: log }, [
    {
      matches: () => true,
      probe: async () => {
        probes += 1;
        if (probes === 1) throw new Error("no space left on device");
      },
      firstLine: () => Promise.reject(new Error("the folder is gone")),
      lastLine: "disk has room again",
    },
  ]);
  assert.equal(
    outages.absorb(new Error("ENOSPC"), true, () => assert.fail("the service is out")),
    true,
  );
  await waitUntil("the end of the outage", async () => lines.length === 2);
  assert.equal(lines[0], "Error: no space left on device");
  assert.match(lines[1] ?? "", /^disk has room again after \d s, 1 calls refused$/);
});

test("an outage has two lines, whatever fails meanwhile, and what ends the process is written", async () => {
  let written = "";
  let isOut = true;
  const outages = new Outages();
  const log = createLog("info", { write: (line) => void (written += line) }, outages);
  const lost = () => ({ err: Object.assign(new Error("gone"), { code: "08006" }) });
  outages.watch(log, [
    {
      matches: (error) => error instanceof Error && error.message === "gone",
      probe: () => (isOut ? Promise.reject(new Error("gone")) : Promise.resolve()),
      firstLine: () => "database lost",
      lastLine: "database back",
    },
  ]);
  const request = log.child({ reqId: "1" });
  request.error(lost(), "request failed");
  request.error(lost(), "export aborted");
  log.error(lost(), "request failed");
  log.error({ job: "purge", ...lost() }, "job failed");
  log.warn(lost(), "late");
  log.fatal(lost(), "uncaughtException");
  isOut = await waitUntil("the outage", async () => written.includes("database lost")).then(
    () => false,
  );
  await waitUntil("the end", async () => written.includes("database back"));
  const lines = written.trim().split("\n");
  const messages = lines.map((line) => z.object({ msg: z.string() }).parse(JSON.parse(line)).msg);
  assert.deepEqual(messages.slice(0, 2), ["uncaughtException", "database lost"]);
  assert.match(messages[2] ?? "", /^database back after \d s, 2 calls refused$/);
  assert.doesNotMatch(written, /"reqId"/);
});

test("a service that answers once more while it stops has an outage all the same", async () => {
  let written = "";
  let probes = 0;
  const outages = new Outages();
  const log = createLog("info", { write: (line) => void (written += line) }, outages);
  outages.watch(log, [
    {
      matches: () => true,
      probe: async () => {
        probes += 1;
        if (probes === 2) throw new Error("gone");
      },
      firstLine: () => "database lost",
      lastLine: "database back",
    },
  ]);
  log.warn({ err: new Error("Connection terminated unexpectedly") }, "connection lost");
  await waitUntil("the end", async () => written.includes("database back"));
  assert.match(written, /database lost/);
  assert.doesNotMatch(written, /connection lost/);
});

test("if the service works after all, the lines are written: of requests the first", async () => {
  let written = "";
  const outages = new Outages();
  const log = createLog("info", { write: (line) => void (written += line) }, outages);
  const failed = { err: Object.assign(new Error("gone"), { code: "08006" }) };
  const probed = Promise.withResolvers<void>();
  const lines = { firstLine: () => "database lost", lastLine: "database back" };
  outages.watch(log, [{ matches: () => true, probe: () => probed.promise, ...lines }]);
  const request = log.child({ reqId: "1" });
  request.error(failed, "request failed");
  request.error(failed, "export aborted");
  log.error({ job: "purge", ...failed }, "job failed");
  log.warn(failed, "late");
  assert.equal(written, "");
  probed.resolve();
  await waitUntil("the lines", async () => written.includes("other calls"));
  assert.deepEqual(
    Array.from(written.matchAll(/"msg":"([^"]+)"/g), ([, message]) => message),
    ["request failed", "job failed", "late", "1 other calls failed like this"],
  );
});

test("an outage of the virus scanner is logged once, and shown in the panel", async () => {
  const port = await freePort();
  const app = await startTestApp("sqlite", { CLAMD_URL: `tcp://127.0.0.1:${port}` });
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const outages = new Outages();
  const scanner = openClamd(`tcp://127.0.0.1:${port}`, (error) => {
    outages.absorb(error, false, () => assert.fail("nothing waits"));
  });
  watchServices(outages, { ...app, scanner }, { error: log, info: log });
  const { tokens } = await app.client.createSignedIn("recruiter");
  const isShown = async (message: string) => {
    await rescan(app);
    const { body } = await app.client.call("GET", "/api/v1/services", {
      token: tokens.accessToken,
    });
    assert.deepEqual(body, {
      isScannerDown: message.startsWith("scanner lost"),
      hasForeignFiles: false,
    });
  };
  // Nothing waits for the scanner, and an upload may be hours away.
  for (let times = 0; times < 3; times += 1) await rescan({ ...app, scanner });
  await waitUntil("the beginning", async () => lines.length === 1);
  assert.equal(
    lines[0],
    "scanner lost: CLAMD_URL cannot be used: ECONNREFUSED. New resumes wait for it. Start clamd, or correct CLAMD_URL",
  );
  await isShown("scanner lost");
  const clamd = createServer((socket) => {
    socket.on("data", (bytes) => {
      if (bytes.subarray(-4).every((byte) => byte === 0)) socket.end("stream: OK\0");
    });
  });
  clamd.listen(port, "127.0.0.1");
  await waitUntil("the end", async () => lines.length === 2);
  assert.match(lines[1] ?? "", /^scanner back after \d+ s, 0 calls refused$/);
  await isShown("scanner back");
  clamd.close();
  await app.close();
});
