// @ts-check
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./project.mjs";
import { serverFlags } from "./server-flags.mjs";

/** @type {Record<string, RegExp>} files that start the server, and how they contain its flags */
const commands = {
  "package.json": /"start": "node (.*) scripts\/start\.mjs"/,
  Dockerfile: /^CMD \["node", (.*), "server\/start\.mjs"\]$/m,
  "deploy/systemd/company-website.service": /^ExecStart=\S+node (.*) server\/start\.mjs$/m,
};

for (const [file, pattern] of Object.entries(commands)) {
  test(`${file} starts the server with the tested flags`, async () => {
    const [, given = ""] = pattern.exec(await readFile(join(root, file), "utf8")) ?? [];
    assert.deepEqual(given.replaceAll(/[",]/g, "").split(" "), serverFlags);
  });
}
