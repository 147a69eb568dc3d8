// @ts-check
// npm start: brings what is missing, then runs the server. Runs on Node 20 and without packages.
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";
import { buildSite } from "./setup/site-build.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  await installPackages(root);
  await buildSite(root);
  // Keeps the compiled server between starts: a warm start compiles nothing.
  module.enableCompileCache(join(root, ".cache", "compiled"));
  await import("../server/main.ts");
  // Now, not at the end: a server that is killed has no end.
  module.flushCompileCache();
});
