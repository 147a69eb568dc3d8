// @ts-check
// npm run types: type-checks each part of the project with its own globals. What it learns is kept in .cache/types,
// so that the next run checks only what has changed.
import { run } from "./setup/project.mjs";

const parts = [".", "server", "web", "e2e", "profile"];

const codes = [];
for (const part of parts) {
  const start = performance.now();
  const record = `.cache/types/${part === "." ? "root" : part}.tsbuildinfo`;
  const args = ["-p", part, "--incremental", "--tsBuildInfoFile", record];
  codes.push(await run(process.execPath, ["node_modules/typescript/bin/tsc", ...args]));
  console.log(`types of ${part}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
process.exitCode = Math.max(...codes);
