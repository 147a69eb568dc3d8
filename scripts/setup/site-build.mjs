// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { SetupError, runNode } from "./project.mjs";

/** The program that builds the site. */
export const script = "scripts/build.mjs";

/** The inputs of the build, except tests. */
export const inputs = [
  "contract",
  "content",
  "i18n",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "web",
  "scripts/build.mjs",
  "scripts/pictures",
  "server/site/social-preview.ts",
  "server/site/be-vietnam-pro-600.ttf",
  "vite.config.ts",
  "scripts/setup/company-settings.mjs",
  "scripts/setup/project.mjs",
  "server/lib/theme.ts",
];

/**
 * A build of the site for one company.
 * @typedef {{ folder: string, dist: string, title: string, args: string[], replaced: Record<string, string> }} Site
 */

/** @typedef {Omit<Site, "folder">} Company */

/** @type {Company} */
const ownSite = { dist: "dist", title: "", args: [], replaced: {} };

/** @type {Company} */
const testSite = {
  dist: "dist-test",
  title: " of the test company",
  args: ["--company", "test"],
  replaced: { content: "testing/company" },
};

/** @type {Company} */
const secondSite = {
  dist: "dist-second",
  title: " of the second company",
  args: ["--company", "second"],
  replaced: { content: "testing/company-two" },
};

const isTest = /\.test\.\w+$/;

/**
 * Builds the site into dist unless its inputs are unchanged.
 * @param {string} folder the project
 */
export const buildSite = (folder) => buildStale({ folder, ...ownSite });

/**
 * Builds the site of the test company into dist-test unless its inputs are unchanged.
 * @param {string} folder the project
 */
export const buildTestSite = (folder) => buildStale({ folder, ...testSite });

/**
 * Builds the site of the second company into dist-second unless its inputs are unchanged.
 * @param {string} folder the project
 */
export const buildSecondSite = (folder) => buildStale({ folder, ...secondSite });

/** @param {Site} site */
async function buildStale(site) {
  const { folder, dist, title, args } = site;
  const file = join(folder, dist, ".built-from");
  // Computed before the build, so that an edit during the build causes another one.
  const hash = hashInputs(site);
  if (existsSync(file) && readFileSync(file, "utf8") === hash) return;
  console.log(`Building the site${title}...`);
  const environment = { NODE_ENV: "production" };
  const code = await runNode(
    process.execPath,
    [join(folder, script), ...args],
    environment,
    folder,
  );
  if (code !== 0) throw new SetupError(`The build of the site${title} failed.`);
  writeFileSync(file, hash);
}

/**
 * Hashes the names and contents of the inputs.
 * @param {Site} site
 */
function hashInputs({ folder, replaced }) {
  const hash = createHash("sha256");
  for (const input of new Set(inputs.map((input) => replaced[input] ?? input))) {
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
