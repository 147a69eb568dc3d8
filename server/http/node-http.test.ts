import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

test("the server does not load Node's client for fetch, which it never calls and which takes 12 MB", async () => {
  const parts = ["app", "parts", "http/site", "jobs/jobs"];
  const program = `
    for (const part of ${JSON.stringify(parts)}) await import("#server/" + part + ".ts");
    console.log(process.moduleLoadList.join("\\n"));`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: import.meta.dirname,
  });
  const loaded = stdout.split("\n");
  assert.ok(loaded.includes("NativeModule http"));
  assert.deepEqual(
    loaded.filter((name) => name.includes("undici")),
    [],
  );
});
