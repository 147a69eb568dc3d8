// @ts-check
// npm start: installs packages, builds the site and runs the server. Needs Node 20 and no packages.
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";

/**
 * Restarts this process with one glibc malloc arena for all threads, because each further arena holds
 * unused memory. glibc reads the setting at process start.
 */
function shareOneHeap() {
  const { env, execArgv, execPath, argv } = process;
  const isSet = env.MALLOC_ARENA_MAX !== undefined;
  if (isSet || process.platform !== "linux" || process.channel || !process.execve) return;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    ...env,
    MALLOC_ARENA_MAX: "1",
  });
}

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  shareOneHeap();
  process.chdir(root);
  await installPackages(root);
  // A warm start compiles nothing, and does not load Node's compiler for TypeScript.
  module.enableCompileCache(join(root, ".cache", "compiled"));
  const { buildSite } = await import("./setup/site-build.ts");
  await buildSite(root);
  await import("../server/start.mjs");
  // A killed server would lose the cache of this start.
  module.flushCompileCache();
});
