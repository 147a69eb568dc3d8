// @ts-check
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runNode, stopUnlessDone } from "./child.mjs";
import { withLock } from "./lock.mjs";

// All that decides what the built site is, except tests.
const inputs = [
  "contract",
  "content",
  "web",
  "public",
  "scripts/build.mjs",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
const isTest = /\.test\.\w+$/;

/**
 * Builds the site into dist, unless it stands there built from exactly these inputs.
 * @param {string} folder the project
 */
export async function buildSite(folder) {
  if (siteIsBuilt(folder)) return;
  await withLock(folder, async () => {
    if (siteIsBuilt(folder)) return;
    console.log("Building the site...");
    // Taken before the build: an input edited meanwhile must lead to another one.
    const mark = expectedMark(folder);
    const env = { ...process.env, NODE_ENV: "production" };
    const script = join(folder, "scripts", "build.mjs");
    const code = await runNode(process.execPath, [script], { cwd: folder, env, redone: true });
    stopUnlessDone(code, "The site could not be built.");
    // The build replaces dist as a whole at its end, so a mark in it belongs to all of it.
    writeFileSync(markFile(folder), mark);
  });
}

/** @param {string} folder */
export function siteIsBuilt(folder) {
  try {
    return readFileSync(markFile(folder), "utf8") === expectedMark(folder);
  } catch {
    return false;
  }
}

/** @param {string} folder */
function markFile(folder) {
  return join(folder, "dist", ".built-from");
}

/**
 * A hash of the inputs' names and contents. Reading them all takes less time than a record of
 * times and sizes would be worth, and cannot be wrong.
 * @param {string} folder
 */
function expectedMark(folder) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of filesUnder(join(folder, input))) {
      const content = readFileSync(file);
      hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} path a file, a folder, or nothing
 * @returns {string[]} in a fixed order
 */
function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
