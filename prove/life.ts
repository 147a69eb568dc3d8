import { root, run } from "../scripts/setup/project.mjs";
import type { Suite } from "./suite.ts";

const lives = 1_500;

/** Lives of applications on both engines, many more than the tests live, and each command after each other. */
export const suite: Suite = {
  prove: async () => {
    const limits = ["--test-timeout=7200000", "--test-force-exit"];
    const args = [...process.execArgv, "--test", "--test-reporter=spec", ...limits];
    const env = { ...process.env, TEST_ENGINES: "both", LIFE_MODEL_RUNS: String(lives) };
    const file = "server/hiring/life-model.test.ts";
    const held = (await run(process.execPath, [...args, file], { cwd: root, env })) === 0;
    return [
      {
        threat: "a second act of somebody else, again, later or undone",
        test: "random lives of applications on each engine",
        runs: lives,
        result: held ? "every promise holds" : "see above for the commands that broke one",
        held,
      },
    ];
  },
};
