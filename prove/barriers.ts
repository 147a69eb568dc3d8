import { runBrowserTests } from "../scripts/setup/test-runs.mjs";
import type { Suite } from "./suite.ts";

/** Every screen and state that has a matrix; `npm test` goes through half of these views. */
export const suite: Suite = {
  name: "barriers",
  prove: async () => {
    process.env["EVERY_VIEW"] = "1";
    const { passed, failed, skipped } = await runBrowserTests(["--grep", "barrier"]);
    return [
      {
        threat: "a screen that somebody cannot use",
        done: "every screen and state in every language, theme and width, against every rule that a machine can check",
        times: passed + failed + skipped,
        result: `${passed} tests passed, ${failed} failed, ${skipped} skipped`,
        held: passed > 0 && failed + skipped === 0,
      },
    ];
  },
};
