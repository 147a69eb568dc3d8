// @ts-check
import assert from "node:assert/strict";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { command, makeProject, runSource, writeIn } from "../../testing/setup-project.ts";

describe("installing packages", () => {
  const folder = makeProject({
    "part/package.json": JSON.stringify({ name: "part", version: "1.0.0" }),
    "package.json": JSON.stringify({ name: "whole", dependencies: { part: "file:part" } }),
    "package-lock.json": lockFile("whole"),
  });
  const install = () => runSource(command("packages.mjs", "installPackages", folder));
  const installed = { code: 0, output: "Installing packages (once)...\n" };
  const nothingToDo = { code: 0, output: "" };

  test("runs once, and prints nothing when there is nothing to do", async () => {
    assert.deepEqual(await install(), installed);
    assert.ok(existsSync(join(folder, "node_modules", "part", "package.json")));
    assert.deepEqual(await install(), nothingToDo);
  });

  test("runs again when the lock file has changed", async () => {
    writeIn(folder, "package-lock.json", `${lockFile("whole")}\n`);
    assert.deepEqual(await install(), installed);
    assert.deepEqual(await install(), nothingToDo);
  });

  test("runs again after an interruption", async () => {
    rmSync(join(folder, "node_modules", ".installed"));
    rmSync(join(folder, "node_modules", "part"), { recursive: true });
    assert.deepEqual(await install(), installed);
    assert.ok(existsSync(join(folder, "node_modules", "part", "package.json")));
  });

  test("keeps a foreign installation and fills an empty folder", async () => {
    const ensure = () => runSource(command("packages.mjs", "ensurePackages", folder));
    rmSync(join(folder, "node_modules", ".installed"));
    assert.deepEqual(await ensure(), nothingToDo);
    rmSync(join(folder, "node_modules"), { recursive: true });
    assert.deepEqual(await ensure(), installed);
  });

  test("fails with one line, and runs again the next time", async () => {
    writeIn(folder, "package-lock.json", lockFile("whole").replaceAll('"part"', '"lost"'));
    for (let attempt = 1; attempt <= 2; attempt++) {
      const { code, output } = await install();
      assert.equal(code, 1);
      assert.match(output, /^Installing packages/);
      assert.match(output, /npm could not install the packages;.*\n$/);
    }
  });
});

/** @param {string} name */
function lockFile(name) {
  return JSON.stringify({
    name,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name, dependencies: { part: "file:part" } },
      "node_modules/part": { resolved: "part", link: true },
      part: { version: "1.0.0" },
    },
  });
}
