// npm run art: draws the pictures and the video of the sample company again.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { root, runCommand, SetupError } from "../scripts/setup/project.mjs";
import { works, type Work } from "./works.ts";

const help = `Usage: npm run art [-- --only <name>]

Draws every picture and the video of the sample company again, into content/.

  --only <name>  make one thing, or all whose names begin with <name>/
  --help         show this text

Names: ${works.map(({ name }) => name).join(", ")}
`;

await runCommand(async () => {
  const { only, help: asksForHelp } = options();
  if (asksForHelp === true) {
    process.stdout.write(help);
    return;
  }
  for (const work of chosen(only)) await make(work);
});

function options() {
  try {
    return parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

function chosen(only: string | undefined): readonly Work[] {
  if (only === undefined) return works;
  const found = works.filter(({ name }) => name === only || name.startsWith(`${only}/`));
  if (found.length === 0) throw new SetupError(`Nothing is named ${only}.\n\n${help}`);
  return found;
}

async function make({ name, make }: Work): Promise<void> {
  process.stdout.write(`${name}\n`);
  for (const [file, content] of Object.entries(await make())) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    process.stdout.write(`  ${file}  ${(content.length / 1024).toFixed(1)} KB\n`);
  }
}
