import assert from "node:assert/strict";
import { test } from "node:test";
import * as z from "zod/mini";
import { createLog } from "./log.ts";
import { Outages } from "./outages.ts";
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
