import { ensureProgram } from "../scripts/setup/programs.ts";
import { SetupError } from "../scripts/setup/project.mjs";

/** Why a program is missing; undefined when it is installed. */
export function missingProgram(name: Parameters<typeof ensureProgram>[0]): string | undefined {
  try {
    ensureProgram(name);
    return undefined;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}
