// @ts-check
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { SetupError, runNode } from "./project.mjs";

const shared = [
  "contract",
  "content",
  "i18n",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * What is built, by which program, and all that decides what comes of it, except tests. The first is
 * the whole, with the server in it; the server alone takes a second.
 */
export const builds = [
  {
    what: "site",
    script: "build.mjs",
    mark: ".built-from",
    inputs: [
      ...shared,
      "web",
      "public",
      "scripts/build.mjs",
      "vite.config.ts",
      "scripts/setup/page-styles.mjs",
      "scripts/setup/project.mjs",
      "scripts/setup/server-bundle.mjs",
    ],
  },
  {
    what: "server",
    script: "build-server.mjs",
    mark: ".server-built-from",
    inputs: [...shared, "server", "scripts/build-server.mjs", "scripts/setup/server-bundle.mjs"],
  },
];
/** @typedef {(typeof builds)[number]} Build */

const isTest = /\.test\.\w+$/;

/**
 * Builds into dist what does not stand there built from exactly its inputs: the whole site, or the
 * server alone.
 * @param {string} folder the project
 */
export async function buildSite(folder) {
  const first = builds.findIndex((build) => !isBuilt(folder, build));
  const stale = builds[first];
  if (stale === undefined) return;
  console.log(`Building the ${stale.what}...`);
  // Taken before the build: an input edited meanwhile must lead to another one.
  const marks = builds.slice(first).map((build) => ({
    file: markFile(folder, build),
    mark: expectedMark(folder, build),
  }));
  const script = join(folder, "scripts", stale.script);
  const code = await runNode(process.execPath, [script], { NODE_ENV: "production" }, folder);
  if (code !== 0) throw new SetupError(`The build of the ${stale.what} failed.`);
  // The build replaces its folder as a whole at its end, so a mark belongs to all of it.
  for (const { file, mark } of marks) writeFileSync(file, mark);
}

/**
 * @param {string} folder
 * @param {Build} build
 */
function isBuilt(folder, build) {
  try {
    return readFileSync(markFile(folder, build), "utf8") === expectedMark(folder, build);
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @param {Build} build
 */
function markFile(folder, { mark }) {
  return join(folder, "dist", mark);
}

/**
 * A hash of the inputs' names and contents. Reading them all takes less time than a record of
 * times and sizes would be worth, and cannot be wrong.
 * @param {string} folder
 * @param {Build} build
 */
function expectedMark(folder, { inputs }) {
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
