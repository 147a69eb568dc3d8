import { run } from "../scripts/setup/project.mjs";
import type { Suite } from "./suite.ts";

const playwright = [
  // Contains the condition that selects the test company.
  ...process.execArgv,
  "node_modules/@playwright/test/cli.js",
  "test",
  "--grep",
  "@accessibility",
];

/** The full matrix. `npm run test:all` checks each state in one view, and its contrasts in both themes. */
export const suite: Suite = {
  prove: async () => {
    const env = { ...process.env, EVERY_VIEW: "1" };
    const code = await run(process.execPath, playwright, { env });
    return [
      {
        threat: "accessibility violations",
        test: "all axe rules on every screen and state in each language, theme and width",
        runs: 1,
        result: `Playwright exit code ${code}`,
        held: code === 0,
      },
    ];
  },
};
