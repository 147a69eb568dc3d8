// @ts-check
// Runs one of the project's programs, as `npm run` names them, with the Node and the packages that it
// needs. Runs on Node 20 and without packages: node scripts/run.mjs scripts/backup.ts --to site.tar
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { ensurePackages } from "./setup/packages.mjs";
import { SetupError, root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await ensurePackages(root);
  // The program reads its arguments as if it had been called itself.
  const [program] = process.argv.splice(2, 1);
  if (program === undefined) throw new SetupError("Say which program: scripts/backup.ts");
  await import(pathToFileURL(join(root, program)).href);
});
