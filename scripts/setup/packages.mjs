// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm, stopUnlessDone } from "./child.mjs";
import { withLock } from "./lock.mjs";

/**
 * Installs the packages of the lock file, unless exactly these are installed.
 * @param {string} folder the project
 */
export async function installPackages(folder) {
  if (packagesAreInstalled(folder)) return;
  await withLock(folder, async () => {
    if (packagesAreInstalled(folder)) return;
    console.log("Installing packages (once)...");
    // The site is built here, so the packages that build it are needed whatever NODE_ENV says.
    const code = await runNpm(["ci", "--include=dev"], folder);
    stopUnlessDone(
      code,
      "The packages could not be installed; npm says why above. Run this again to retry.",
    );
    markPackagesInstalled(folder);
  });
}

/**
 * Installs the packages where none are, or where they are of an older lock file. An installation of
 * somebody else's, such as one for production alone, is left as it is.
 * @param {string} folder the project
 */
export async function bringPackages(folder) {
  const isForeign = existsSync(join(folder, "node_modules")) && !existsSync(markFile(folder));
  if (!isForeign) await installPackages(folder);
}

/**
 * The mark lies in node_modules, which `npm ci` removes first: a broken-off installation has none.
 * @param {string} folder
 */
export function packagesAreInstalled(folder) {
  try {
    return readFileSync(markFile(folder), "utf8") === expectedMark(folder);
  } catch {
    return false;
  }
}

/** @param {string} folder */
export function markPackagesInstalled(folder) {
  writeFileSync(markFile(folder), expectedMark(folder));
}

/** @param {string} folder */
function markFile(folder) {
  return join(folder, "node_modules", ".installed");
}

/** @param {string} folder */
function expectedMark(folder) {
  const [major] = process.versions.node.split(".");
  return createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(`node ${major} ${process.platform} ${process.arch}`)
    .digest("hex");
}
