// @ts-check
// npm test: brings what is missing, then runs every check and test. `npm test -- server/files`
// runs only the tests whose path contains that text. Runs on Node 20 and without packages.
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await installPackages(root);
  const { runStages } = await import("./setup/run-stages.mjs");
  const { stages } = await import("./setup/stages.mjs");
  process.exitCode = await runStages(stages(process.argv.slice(2)));
});
