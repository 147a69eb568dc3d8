// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { constants as system, homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { SetupError, root } from "./project.mjs";

const endWithParent = new URL("end-with-parent.mjs", import.meta.url).href;

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {"inherit" | "ignore"} [stdout]
 */

/**
 * Runs a Node program that shares this terminal and ends with this process.
 * @param {string} node path of the Node to use
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code, 128 + the signal's number when a signal ended it
 */
export function runNode(node, args, { cwd, env = process.env, stdout = "inherit" }) {
  return run(node, ["--import", endWithParent, ...args], {
    cwd,
    env,
    stdio: ["inherit", stdout, "inherit", "ipc"],
  });
}

/**
 * Runs npm, showing only its errors. It runs under this process's own Node where possible: no
 * shell, so that spaces in paths are safe on every system.
 * @param {string[]} command
 * @param {string} cwd
 * @returns {Promise<number>}
 */
export function runNpm(command, cwd) {
  const args = [...command, "--loglevel=error", "--no-progress", "--no-update-notifier"];
  const env = { ...process.env, npm_config_cache: writableCache(cwd) };
  const script = npmScript();
  if (script) return runNode(process.execPath, [script, ...args], { cwd, env, stdout: "ignore" });
  const stdio = /** @type {const} */ (["inherit", "ignore", "inherit"]);
  return run("npm", args, { cwd, env, stdio: [...stdio], shell: needsShell });
}

/**
 * Where npm reads the machine's settings.
 * @returns {string | undefined}
 */
export function npmGlobalConfig() {
  const args = ["config", "get", "globalconfig"];
  const script = npmScript();
  const answer = script
    ? spawnSync(process.execPath, [script, ...args], { encoding: "utf8" })
    : spawnSync("npm", args, { encoding: "utf8", shell: needsShell });
  return answer.stdout?.trim() || undefined;
}

/**
 * Settles a set-up step: a failed one stops with its message, an interrupted one without.
 * @param {number} code
 * @param {string} message
 */
export function stopUnlessDone(code, message) {
  if (code > 128) process.exit(code);
  if (code !== 0) throw new SetupError(message);
}

// Windows knows npm only as a command file.
const needsShell = process.platform === "win32";

/** npm's own program when it started this one, or when it lies beside this Node. */
function npmScript() {
  const folder = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(folder, "node_modules", "npm", "bin", "npm-cli.js"),
    join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  return places.find((file) => file && basename(file) === "npm-cli.js" && existsSync(file));
}

/**
 * npm's cache, or one inside the project where npm's own cannot be written: no home folder, or a
 * read-only one.
 * @param {string} cwd
 */
function writableCache(cwd) {
  const folder = process.env.npm_config_cache ?? join(homedir(), ".npm");
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return join(cwd, ".cache", "npm");
  }
}

/**
 * Runs a tool or a test run of the project under this Node.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [variables] added to the environment
 * @returns {Promise<number>} as `runNode`
 */
export function runInProject(args, variables) {
  const env = { ...process.env, ...variables };
  return run(process.execPath, args, { cwd: root, env, stdio: "inherit" });
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} as `runNode`
 */
function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options);
    const stopForwarding = forwardSignals(child);
    child.once("error", (error) => {
      stopForwarding();
      reject(error);
    });
    child.once("close", (code, signal) => {
      stopForwarding();
      resolve(signal ? 128 + system.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * Passes on the signals meant for the child and keeps this process until the child has ended.
 * A Ctrl-C already reaches both, since they share the terminal.
 * @param {import("node:child_process").ChildProcess} child
 */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
