import { run } from "../scripts/setup/project.mjs";
import type { Suite } from "./suite.ts";

const playwright = [
  // The company of the tests is a condition of Node.
  ...process.execArgv,
  "node_modules/@playwright/test/cli.js",
  "test",
  "--grep",
  "@accessibility",
];

/** Every screen and state that has a matrix; `npm run test:all` takes one view in each theme. */
export const suite: Suite = {
  name: "accessibility",
  prove: async () => {
    const env = { ...process.env, EVERY_VIEW: "1" };
    const code = await run(process.execPath, playwright, { env });
    return [
      {
        threat: "a screen with an accessibility violation",
        done: "every screen and state in every language, theme and width, against every rule of axe",
        times: 1,
        result: `Playwright ended with exit code ${code}`,
        held: code === 0,
      },
    ];
  },
};
