import { engines } from "./attacks/site.ts";
import { jump } from "./clock/jump.ts";
import { proveEach, type Effort, type Finding, type Suite, wrongOr } from "./suite.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const jumps: Record<Effort, readonly number[]> = {
  short: [-day, 20 * minute],
  long: [20 * minute, day, 3 * day, 30 * day].flatMap((by) => [-by, by]),
};

export const suite: Suite = {
  prove: async (effort) => {
    const found = await proveEach(effort, engines, async (engine) => {
      const wrong: string[] = [];
      for (const by of jumps[effort]) {
        const faults = await jump(engine, by);
        wrong.push(...faults.map((fault) => `${fault} (${by / minute} minutes, ${engine})`));
      }
      return wrong;
    });
    const wrong = found.flat();
    const furthest = Math.max(...jumps[effort].map(Math.abs)) / day;
    const finding: Finding = {
      threat: "the server's clock jumps",
      test: `by 20 minutes to ${furthest} days, forward and back, on both engines`,
      runs: jumps[effort].length * engines.length,
      result: wrongOr(
        wrong,
        "sessions survive unless unused for a day; the wait after wrong passwords is at most 15 minutes; " +
          "after a jump forward, queued emails are sent within half an hour",
      ),
      held: wrong.length === 0,
    };
    return [finding];
  },
};
