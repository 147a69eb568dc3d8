import type { Engine } from "#server/db/engine.ts";
import { engines } from "./attacks/site.ts";
import { checkOrder } from "./io/order.ts";
import { sweepFaults } from "./io/sweep.ts";
import { missingProgram } from "./missing-program.ts";
import { skipped, proveEach, type Effort, type Finding, type Suite, wrongOr } from "./suite.ts";

const order = {
  threat: "D2: power loss",
  test:
    "uploads traced by strace: file renamed, file and folder synced, row written, SQLite's WAL synced, " +
    "then 201",
};
const diskErrors = { threat: "D3: the disk fails (EIO)" };
/** The faults per engine. PostgreSQL handles the errors of its disk. */
const faults: Record<Engine, string> = {
  sqlite:
    "the N-th open, sync and rename of the resume and write and sync of SQLite fails, for every N",
  postgres: "the N-th open, sync and rename of the resume fails, for every N, with PostgreSQL",
};

export const suite: Suite = {
  prove: async (effort) => {
    const reason = findStraceProblem();
    if (reason !== undefined) {
      return [order, ...engines.map((engine) => ({ ...diskErrors, test: faults[engine] }))].map(
        (row) => skipped(row, reason),
      );
    }
    return proveEach(effort, ["order", ...engines] as const, (part) =>
      part === "order" ? proveOrder(effort) : proveSweep(part, effort),
    );
  },
};

async function proveOrder(effort: Effort): Promise<Finding> {
  const { answered, faults } = await checkOrder(effort === "long" ? 500 : 8);
  const result = faults.length === 0 ? "always in this order" : `${faults.length}: ${faults[0]}`;
  return { ...order, runs: answered, result, held: answered > 0 && faults.length === 0 };
}

async function proveSweep(engine: Engine, effort: Effort): Promise<Finding> {
  // An application with its emails takes about 80 writes of SQLite. The short form tests a few.
  const report = await sweepFaults(engine, "EIO", effort === "long" ? 1 : 32);
  const { injected, wrong, refused, answered, lost, dangling, duplicated, purged, orphaned } =
    report;
  const counts = Object.values(injected);
  return {
    ...diskErrors,
    test: faults[engine],
    runs: counts.reduce((sum, count) => sum + count, 0),
    result: wrongOr(
      wrong,
      `${refused} answered with 503 and Retry-After, all retries stored; ${lost} of ${answered} lost, ` +
        `${duplicated} duplicated, ${dangling} rows without a file, ${purged} orphaned files purged ` +
        `and ${orphaned} left (${Object.entries(injected)
          .map(([call, count]) => `${call} ${count}`)
          .join(", ")})`,
    ),
    held:
      counts.length === (engine === "sqlite" ? 5 : 3) &&
      wrong.length + lost + dangling + duplicated + orphaned === 0,
  };
}

/** Why strace cannot trace the server; undefined when it can. */
function findStraceProblem(): string | undefined {
  if (process.getuid?.() !== 0) return "strace needs root to trace a running server";
  return missingProgram("strace");
}
