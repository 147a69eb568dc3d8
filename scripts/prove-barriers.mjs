// @ts-check
// npm run prove:barriers: every screen and state that has a matrix, in every language, theme and
// width, against every rule that a machine can check. `npm test` goes through half of these views.
import { fileURLToPath } from "node:url";
import { rerunOnRecentNode } from "./setup/node-runtime.mjs";
import { installPackages } from "./setup/packages.mjs";
import { root, runCommand } from "./setup/project.mjs";

await runCommand(async () => {
  if (await rerunOnRecentNode(fileURLToPath(import.meta.url))) return;
  process.chdir(root);
  process.env.EVERY_VIEW = "1";
  await installPackages(root);
  const { runStages } = await import("./setup/run-stages.mjs");
  const { buildSite } = await import("./setup/site-build.mjs");
  const { runBrowserTests } = await import("./setup/test-runs.mjs");
  await buildSite(root);
  process.exitCode = await runStages([
    { title: "Barriers in every view", run: () => runBrowserTests(["--grep", "barrier"]) },
  ]);
});
