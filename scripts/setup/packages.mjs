// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm, SetupError } from "./project.mjs";

/**
 * Installs the packages of the lock file unless the stamp in node_modules matches it. `npm ci` removes
 * that folder first, so an interrupted installation has no stamp.
 * @param {string} folder the project
 */
export async function installPackages(folder) {
  const stamp = stampFile(folder);
  const expected = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === expected) return;
  console.log("Installing packages (once)...");
  // NODE_ENV=production would omit the packages that build the site.
  if ((await runNpm(["ci", "--include=dev"], folder)) !== 0) {
    throw new SetupError("npm could not install the packages; its message is above. Try again.");
  }
  writeFileSync(stamp, expected);
}

/**
 * Installs the packages unless node_modules was installed by other means, as in the container with its
 * production packages.
 * @param {string} folder the project
 */
export async function ensurePackages(folder) {
  const isForeign = existsSync(join(folder, "node_modules")) && !existsSync(stampFile(folder));
  if (!isForeign) await installPackages(folder);
}

/** @param {string} folder */
function stampFile(folder) {
  return join(folder, "node_modules", ".installed");
}
