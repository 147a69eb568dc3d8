// @ts-check
// npm run dev: installs missing packages and runs server and site with hot reload. Needs Node 20 and no
// packages.
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await installPackages(root);
  await import("./setup/dev-server.ts");
});
