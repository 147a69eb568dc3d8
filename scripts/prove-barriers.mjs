// @ts-check
// npm run prove:barriers: every screen and state that has a matrix, in every language, theme and
// width, against every rule that a machine can check. `npm test` goes through half of these views.
import { root } from "./setup/project.mjs";
import { runStages } from "./setup/run-stages.mjs";
import { buildSite } from "./setup/site-build.mjs";
import { runBrowserTests } from "./setup/test-runs.mjs";

process.env.EVERY_VIEW = "1";
await buildSite(root);
process.exitCode = await runStages([
  { title: "Barriers in every view", run: () => runBrowserTests(["--grep", "barrier"]) },
]);
