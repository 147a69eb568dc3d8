// @ts-check
// npm test: installs missing packages and runs the tests. Needs Node 20 and no packages.
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await installPackages(root);
  const { runTests } = await import("./setup/run-tests.ts");
  process.exitCode = await runTests(process.argv.slice(2));
});
