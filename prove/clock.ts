import { jump } from "./clock/jump.ts";
import type { Finding, Suite } from "./suite.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const short = [-20 * minute, 20 * minute, -day, day];
const long = [...short, -3 * day, 3 * day, -30 * day, 30 * day];

export const suite: Suite = {
  name: "clock",
  prove: async (effort) => {
    const jumps = effort === "long" ? long : short;
    const wrong: string[] = [];
    for (const engine of ["sqlite", "postgres"] as const) {
      for (const by of jumps) {
        const faults = await jump(engine, by);
        wrong.push(...faults.map((fault) => `${fault} (${by / minute} minutes, ${engine})`));
      }
    }
    const furthest = Math.max(...jumps) / day;
    const finding: Finding = {
      threat: "the clock of the server jumps",
      done: `by 20 minutes and up to ${furthest} days, forward and back, on both engines`,
      times: jumps.length * 2,
      result:
        wrong.length > 0
          ? `${wrong.length} wrong: ${wrong[0]}`
          : "sessions live on, but for the one that was unused for a day by then; whoever waits after " +
            "wrong passwords waits 15 minutes at most; letters in hand or put off leave within half an hour",
      held: wrong.length === 0,
    };
    return [finding];
  },
};
