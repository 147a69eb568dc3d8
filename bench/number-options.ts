import { parseArgs } from "node:util";

/** Reads numeric options such as `--rounds 9`. Returns a function that gives each or its default. */
export function numberOptions<Name extends string>(
  args: string[],
  defaults: Readonly<Record<Name, number>>,
): (name: Name) => number {
  const names = Object.keys(defaults).map((name) => [name, { type: "string" } as const] as const);
  const { values } = parseArgs({ args, options: Object.fromEntries(names) });
  return (name) => Number(values[name] ?? defaults[name]);
}
