// @ts-check
// Runs one of the project's programs with the right Node and packages. Needs Node 20 and no packages:
// node scripts/run.mjs scripts/backup.ts --to site.tar
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { SetupError, root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await ensurePackages(root);
  // The program must see its own arguments only.
  const [program] = process.argv.splice(2, 1);
  if (program === undefined)
    throw new SetupError("Usage: node scripts/run.mjs PROGRAM, for example scripts/backup.ts");
  await import(pathToFileURL(join(root, program)).href);
});
