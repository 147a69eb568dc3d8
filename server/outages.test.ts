import assert from "node:assert/strict";
import { test } from "node:test";
import { Outages } from "./outages.ts";
import { waitUntil } from "./testing/wait-until.ts";

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
