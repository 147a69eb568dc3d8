// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { SetupError, runNode } from "./project.mjs";

/** The program that builds the site. */
export const script = "scripts/build.mjs";

/** All that decides what the build makes, except tests. */
export const inputs = [
  "contract",
  "content",
  "i18n",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "web",
  "public",
  "scripts/build.mjs",
  "vite.config.ts",
  "scripts/setup/company-settings.mjs",
  "scripts/setup/page-styles.mjs",
  "scripts/setup/project.mjs",
];

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
 * Builds the site into dist unless it is there, built from the same inputs.
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
  const { folder, dist, title, args } = site;
  const file = join(folder, dist, ".built-from");
  // Taken before the build: an input edited meanwhile must lead to another one.
  const mark = markOf(site);
  if (existsSync(file) && readFileSync(file, "utf8") === mark) return;
  console.log(`Building the site${title}...`);
  const environment = { NODE_ENV: "production" };
  const code = await runNode(
    process.execPath,
    [join(folder, script), ...args],
    environment,
    folder,
  );
  if (code !== 0) throw new SetupError(`The build of the site${title} failed.`);
  // The build replaces its folder as a whole at its end, so the mark belongs to all of it.
  writeFileSync(file, mark);
}

/**
 * A hash of the inputs' names and contents. Reading them all takes less time than a record of
 * times and sizes would be worth, and cannot be wrong.
 * @param {Site} site
 */
function markOf({ folder, instead }) {
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
