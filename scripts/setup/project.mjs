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
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
