// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from "node:fs";
import { constants as system, homedir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { SetupError, root } from "./project.mjs";

const endWithParent = new URL("end-with-parent.mjs", import.meta.url).href;

/**
 * @typedef {object} RunOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {"inherit" | "ignore"} [stdout]
 * @property {boolean} [redone] what it leaves half done is done again anyway: a signal kills it at
 *   once instead of being passed on
 */

/**
 * Runs a Node program that shares this terminal and ends with this process.
 * @param {string} node path of the Node to use
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code, 128 + the signal's number when a signal ended it
 */
export function runNode(node, args, { cwd, env, stdout = "inherit", redone = false }) {
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = ["inherit", stdout, "inherit", "ipc"];
  return run(node, ["--import", endWithParent, ...args], { cwd, env, stdio }, redone);
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
  if (script) {
    const options = { cwd, env, stdout: /** @type {const} */ ("ignore"), redone: true };
    return runNode(process.execPath, [script, ...args], options);
  }
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = ["inherit", "ignore", "inherit"];
  return run("npm", args, { cwd, env, stdio, shell: needsShell }, true);
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
  if (stoppingSignals.some((signal) => code === exitCodeOf(signal))) process.exit(code);
  if (code !== 0) throw new SetupError(message);
}

// Windows knows npm only as a command file.
const needsShell = process.platform === "win32";

/** npm's own program: the one that started this process, else the one found on PATH. */
function npmScript() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => [
    join(folder, "npm"),
    join(folder, "node_modules", "npm", "bin", "npm-cli.js"),
  ]);
  return [process.env.npm_execpath ?? "", ...places]
    .filter((place) => existsSync(place))
    .map((place) => realpathSync(place))
    .find((place) => basename(place) === "npm-cli.js");
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

/** @type {NodeJS.Signals[]} */
const stoppingSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + system.signals[signal];
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @param {boolean} [redone] as in `RunOptions`
 * @returns {Promise<number>} as `runNode`
 */
function run(program, args, options, redone = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options);
    /** @type {{ signal?: NodeJS.Signals }} */
    const received = {};
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      received.signal = signal;
      if (redone) child.kill("SIGKILL");
      // A Ctrl-C reaches the child by itself, through the terminal both share.
      else if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of stoppingSignals) process.on(signal, pass);
    const settle = () => {
      for (const signal of stoppingSignals) process.off(signal, pass);
    };
    child.once("error", (error) => {
      settle();
      reject(error);
    });
    child.once("close", (code, signal) => {
      settle();
      if (redone && received.signal) resolve(exitCodeOf(received.signal));
      else resolve(signal ? exitCodeOf(signal) : (code ?? 1));
    });
  });
}
