// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, test } from "node:test";
import { root } from "./project.mjs";
import { inputs, script } from "./site-build.ts";
import {
  command,
  killSource,
  makeProject,
  runSource,
  writeIn,
} from "../../testing/setup-project.ts";

const build = `
  import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
  import { setTimeout } from "node:timers/promises";
  const forTests = process.argv.includes("test");
  const words = readFileSync(forTests ? "testing/company/words.ts" : "content/words.ts", "utf8");
  if (words === "wrong") process.exit(3);
  if (words === "slow") { console.log("at work"); await setTimeout(60_000); }
  const dist = forTests ? "dist-test" : "dist";
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(dist + "/page.html", words);`;

describe("building the site", () => {
  const folder = makeProject({
    "scripts/build.mjs": build,
    "content/words.ts": "first",
    "testing/company/words.ts": "of the tests",
  });
  const source = command("site-build.ts", "buildSite", folder);
  const built = { code: 0, output: "Building the site...\n" };
  const nothingToDo = { code: 0, output: "" };
  const page = () => readFileSync(join(folder, "dist", "page.html"), "utf8");

  test("runs once, and prints nothing when there is nothing to do", async () => {
    assert.deepEqual(await runSource(source), built);
    assert.equal(page(), "first");
    assert.deepEqual(await runSource(source), nothingToDo);
  });

  test("runs again after a changed or new file, but not after a change of a test or the server", async () => {
    writeIn(folder, "content/words.ts", "second");
    assert.deepEqual(await runSource(source), built);
    assert.equal(page(), "second");

    writeIn(folder, "web/routes/new page.tsx", "");
    assert.deepEqual(await runSource(source), built);

    writeIn(folder, "web/routes/page.test.ts", "");
    writeIn(folder, "server/main.ts", "");
    assert.deepEqual(await runSource(source), nothingToDo);
  });

  test("keeps the last good site when it fails, and runs again the next time", async () => {
    writeIn(folder, "content/words.ts", "wrong");
    const failed = { code: 1, output: "Building the site...\nThe build of the site failed.\n" };
    assert.deepEqual(await runSource(source), failed);
    assert.deepEqual(await runSource(source), failed);
    assert.equal(page(), "second");
  });

  test("runs again after it was killed", async () => {
    writeIn(folder, "content/words.ts", "slow");
    await killSource(source, /at work/);
    assert.equal(page(), "second");

    writeIn(folder, "content/words.ts", "third");
    assert.deepEqual(await runSource(source), built);
    assert.equal(page(), "third");
  });

  test("for the test company has its own folder and depends on that company only", async () => {
    const testSource = command("site-build.ts", "buildSite", folder, "test");
    const testBuilt = { code: 0, output: "Building the site of the test company...\n" };
    assert.deepEqual(await runSource(testSource), testBuilt);
    assert.equal(readFileSync(join(folder, "dist-test", "page.html"), "utf8"), "of the tests");
    writeIn(folder, "content/words.ts", "fifth");
    assert.deepEqual(await runSource(testSource), nothingToDo);
    writeIn(folder, "testing/company/words.ts", "of the tests anew");
    assert.deepEqual(await runSource(source), built);
    assert.deepEqual(await runSource(testSource), testBuilt);
  });
});

/**
 * A program and all files that it imports.
 * @param {string} file
 * @param {Set<string>} found
 */
function importedBy(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(join(root, file), "utf8");
  for (const [, path = ""] of source.matchAll(/^(?:import|export|\} from) [^;]*?"(\.[^"]+)";$/gm)) {
    importedBy(relative(root, join(root, dirname(file), path)), found);
  }
  return found;
}

describe("the inputs of the build", () => {
  test("include every file that the build imports", () => {
    const programs = [...importedBy(script), ...importedBy("vite.config.ts")];
    const isInput = (/** @type {string} */ file) =>
      inputs.some((input) => file === input || file.startsWith(`${input}/`));
    assert.ok(programs.length > 2, "no imports found");
    assert.deepEqual(
      programs.filter((file) => !isInput(file)),
      [],
    );
  });
});
