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
      "scripts/setup/company-settings.mjs",
      "scripts/setup/project.mjs",
      "scripts/setup/server-bundle.mjs",
    ],
  },
  {
    what: "server",
    script: "build-server.mjs",
    mark: ".server-built-from",
    inputs: [
      ...shared,
      "server",
      "scripts/build-server.mjs",
      "scripts/setup/company-settings.mjs",
      "scripts/setup/server-bundle.mjs",
    ],
  },
];
/** @typedef {(typeof builds)[number]} Build */

/**
 * A built site: where it lies, and for which company it is.
 * @typedef {{ folder: string, dist: string, title: string, args: string[], instead: Record<string, string> }} Site
 */

/** @type {Omit<Site, "folder">} */
const own = { dist: "dist", title: "", args: [], instead: {} };

/**
 * The company of the tests takes the place of the own one.
 * @type {Omit<Site, "folder">}
 */
const ofTests = {
  dist: "dist-test",
  title: " of the tests",
  args: ["--company", "test"],
  instead: { content: "testing/company", public: "testing/company" },
};

const isTest = /\.test\.\w+$/;

/**
 * Builds into dist what is not there, or was built from other inputs: the whole site, or the server
 * alone.
 * @param {string} folder the project
 */
export const buildSite = (folder) => buildStale({ folder, ...own });

/**
 * Does the same in dist-test for the company of the tests.
 * @param {string} folder the project
 */
export const buildTestSite = (folder) => buildStale({ folder, ...ofTests });

/** @param {Site} site */
async function buildStale(site) {
  const first = builds.findIndex((build) => !isBuilt(site, build));
  const stale = builds[first];
  if (stale === undefined) return;
  const { folder, title, args } = site;
  console.log(`Building the ${stale.what}${title}...`);
  // Taken before the build: an input edited meanwhile must lead to another one.
  const marks = builds.slice(first).map((build) => ({
    file: markFile(site, build),
    mark: expectedMark(site, build),
  }));
  const script = join(folder, "scripts", stale.script);
  const environment = { NODE_ENV: "production" };
  const code = await runNode(process.execPath, [script, ...args], environment, folder);
  if (code !== 0) throw new SetupError(`The build of the ${stale.what}${title} failed.`);
  // The build replaces its folder as a whole at its end, so a mark belongs to all of it.
  for (const { file, mark } of marks) writeFileSync(file, mark);
}

/**
 * @param {Site} site
 * @param {Build} build
 */
function isBuilt(site, build) {
  try {
    return readFileSync(markFile(site, build), "utf8") === expectedMark(site, build);
  } catch {
    return false;
  }
}

/**
 * @param {Site} site
 * @param {Build} build
 */
function markFile({ folder, dist }, { mark }) {
  return join(folder, dist, mark);
}

/**
 * A hash of the inputs' names and contents. Reading them all takes less time than a record of
 * times and sizes would be worth, and cannot be wrong.
 * @param {Site} site
 * @param {Build} build
 */
function expectedMark({ folder, instead }, { inputs }) {
  const hash = createHash("sha256");
  for (const input of new Set(inputs.map((input) => instead[input] ?? input))) {
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
