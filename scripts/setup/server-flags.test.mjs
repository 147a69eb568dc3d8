// @ts-check
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./project.mjs";
import { serverFlags } from "./server-flags.mjs";

/** @type {Record<string, RegExp>} where the server is started, and between what its flags stand */
const places = {
  "package.json": /"start": "node (.*) scripts\/start\.mjs"/,
  Dockerfile: /^CMD \["node", (.*), "server\/start\.mjs"\]$/m,
  "deploy/systemd/company-website.service": /^ExecStart=\S+node (.*) server\/start\.mjs$/m,
};

for (const [place, pattern] of Object.entries(places)) {
  test(`${place} starts the server with the flags that it is tested with`, async () => {
    const [, given = ""] = pattern.exec(await readFile(join(root, place), "utf8")) ?? [];
    assert.deepEqual(given.replaceAll(/[",]/g, "").split(" "), serverFlags);
  });
}
