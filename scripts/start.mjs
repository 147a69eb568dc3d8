// @ts-check
// npm start: brings what is missing, then runs the server. Runs on Node 20 and without packages.
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";
import { buildSite } from "./setup/site-build.mjs";

/**
 * Begins again, in the same process, with one heap of the C library for all threads: more of them hold
 * memory that nobody uses, and their number is settled before Node runs. Only Linux's library has them.
 */
function shareOneHeap() {
  const { env, execArgv, execPath, argv } = process;
  const isSettled = env.MALLOC_ARENA_MAX !== undefined;
  if (isSettled || process.platform !== "linux" || process.channel || !process.execve) return;
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
  await buildSite(root);
  // Keeps the compiled sources between starts: a warm start translates and compiles nothing.
  module.enableCompileCache(join(root, ".cache", "compiled"));
  await import("../server/start.mjs");
  // Now, not at the end: a server that is killed has no end.
  module.flushCompileCache();
});
