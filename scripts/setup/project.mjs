// @ts-check
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** An error that the developer can fix, printed as one line. */
export class SetupError extends Error {}

/**
 * Runs a command. A `SetupError` prints one line and sets exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  endWithNpm();
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * npm sends a signal only to its shell. When that shell is gone, this process ends and frees its port.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.channel) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 100);
  watch.unref();
}

/** @type {NodeJS.Signals[]} */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in this terminal to its end and forwards signals.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 + the signal's number where a signal ended it
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // The terminal sends Ctrl-C to the child as well.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const one of signals) process.off(one, forward);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

const endWithParent = new URL("end-with-parent.mjs", import.meta.url).href;

/**
 * Runs a Node program that ends when this process is killed.
 * @param {string} node path of the Node to use
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 * @param {string} [folder]
 */
export function runNode(node, args, environment, folder = root) {
  return run(node, ["--import", endWithParent, ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
}

/** Whether npm needs a shell to start: on Windows it is a command file. */
export const npmShell = process.platform === "win32";

/**
 * Runs npm, which prints only its errors.
 * @param {string[]} args
 * @param {string} folder
 */
export function runNpm(args, folder) {
  // npm announces newer versions of itself at every log level.
  const quiet = ["loglevel=error", "no-update-notifier", "no-progress", "no-audit", "no-fund"];
  return run("npm", [...args, ...quiet.map((flag) => `--${flag}`)], {
    cwd: folder,
    stdio: ["inherit", "ignore", "inherit"],
    shell: npmShell,
  });
}
