// @ts-check
// npm test: installs what is missing, then runs the checks, the server tests on both engines, the
// build and a browser smoke. Needs no packages and runs on Node 20.
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await installPackages(root);
  const { runTests } = await import("./setup/run-tests.mjs");
  process.exitCode = await runTests(process.argv.slice(2));
});
