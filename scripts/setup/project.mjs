// @ts-check
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** A reason to stop that the person at the terminal can act on: shown as one line, no stack. */
export class SetupError extends Error {}

/**
 * Runs a command of the project: a `SetupError` becomes one plain line and exit code 1.
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
 * npm passes a signal only to the shell between it and this process. When that shell is gone,
 * this process ends too, instead of staying behind with the port and the lock.
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
