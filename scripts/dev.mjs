// @ts-check
// npm run dev: installs what is missing, then runs server and site with hot reload. Runs on Node 20
// and without packages.
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await installPackages(root);
  await import("./setup/dev-server.mjs");
});
