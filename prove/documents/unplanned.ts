import { readCommands } from "./commands.ts";
import { notRun, plan } from "./plan.ts";

/**
 * The commands of the pages that are neither in the plan nor named as not run, and the steps of the plan that are
 * on no page. Also counts the commands, and those that are not run.
 */
export async function findUnplanned() {
  const commands = await readCommands();
  const planned = new Set(plan.flatMap(({ text }) => text ?? []));
  const unplanned = commands.filter((command) => !planned.has(command));
  const isNamed = (command: string) => notRun.some(([pattern]) => pattern.test(command));
  return {
    wrong: [
      ...unplanned.filter((command) => !isNamed(command)),
      ...Array.from(planned).filter((text) => !commands.includes(text)),
    ],
    commands: commands.length,
    notRun: unplanned.filter(isNamed).length,
  };
}
