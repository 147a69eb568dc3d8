// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./project.mjs";

/** @param {string} file */
function packageOf(file) {
  const path = file.split("/");
  const last = path.lastIndexOf("node_modules");
  const [scope = "", name = ""] = path.slice(last + 1);
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}

test("docs/security.md names every package with compiled code", async () => {
  const text = readFileSync(join(root, "docs/security.md"), "utf8");
  // `@scope/name-*` means the packages of all platforms.
  const named = Array.from(text.matchAll(/`((?:@[\w-]+\/)?[\w.-]+\*?)`/g), ([, name = ""]) =>
    name.replace(/\*$/, ""),
  ).filter((name) => name !== "");
  const found = new Set();
  for await (const file of glob("node_modules/**/*.{node,wasm}", { cwd: root })) {
    found.add(packageOf(file.replaceAll("\\", "/")));
  }
  assert.ok(found.size > 5, "no compiled code was found");
  const unnamed = Array.from(found).filter((name) => !named.some((one) => name.startsWith(one)));
  assert.deepEqual(unnamed, []);
});
