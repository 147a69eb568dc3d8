import type { Engine } from "#server/db/engine.ts";
import { ensureProgram } from "../scripts/setup/programs.mjs";
import { SetupError } from "../scripts/setup/project.mjs";
import { engines } from "./attacks/site.ts";
import { watchOrder } from "./io/order.ts";
import { sweepFaults } from "./io/sweep.ts";
import { notTried, proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

const order = {
  threat: "D2: loss of power",
  done:
    "uploads traced by strace: renamed, bytes and folder synced, row written, log of SQLite synced, " +
    "and only then 201",
};
const failing = { threat: "D3: the disk fails (EIO)" };
/** PostgreSQL writes on a disk of its own, and ends itself when that fails. */
const failures: Record<Engine, string> = {
  sqlite:
    "the N-th open, sync and rename of the resume and write and sync of SQLite, for every N, an upload each",
  postgres:
    "the N-th open, sync and rename of the resume beside PostgreSQL, for every N, an upload each",
};

export const suite: Suite = {
  name: "io",
  prove: async (effort) => {
    const lack = whyNoStrace();
    if (lack !== undefined) {
      return [order, ...engines.map((engine) => ({ ...failing, done: failures[engine] }))].map(
        ({ threat, done }) => notTried(threat, done, lack),
      );
    }
    return proveEach(effort, ["order", ...engines] as const, (part) =>
      part === "order" ? proveOrder(effort) : proveSweep(part, effort),
    );
  },
};

async function proveOrder(effort: Effort): Promise<Finding> {
  const { answered, early } = await watchOrder(effort === "long" ? 500 : 8);
  const result = early.length === 0 ? "every one in this order" : `${early.length}: ${early[0]}`;
  return { ...order, times: answered, result, held: answered > 0 && early.length === 0 };
}

async function proveSweep(engine: Engine, effort: Effort): Promise<Finding> {
  // A row and its letters are some eighty writes of SQLite, of which the short form tries a few.
  const report = await sweepFaults(engine, "EIO", effort === "long" ? 1 : 32);
  const { injected, wrong, refused, answered, lost, dangling, doubled, swept, litter } = report;
  const counts = Object.values(injected);
  return {
    ...failing,
    done: failures[engine],
    times: counts.reduce((sum, count) => sum + count, 0),
    result:
      wrong.length > 0
        ? `${wrong.length} wrong: ${wrong[0]}`
        : `${refused} answered with 503 and Retry-After, all repeated with 201; of ${answered} ${lost} lost, ` +
          `${doubled} stored twice, ${dangling} rows without their file, ${swept} files without a row swept ` +
          `and ${litter} left (${Object.entries(injected)
            .map(([call, count]) => `${call} ${count}`)
            .join(", ")})`,
    held:
      counts.length === (engine === "sqlite" ? 5 : 3) &&
      wrong.length + lost + dangling + doubled + litter === 0,
  };
}

/** Why strace cannot trace the server on this machine; undefined where it can. */
function whyNoStrace(): string | undefined {
  if (process.getuid?.() !== 0) return "strace needs root to trace a running server";
  try {
    ensureProgram("strace");
    return undefined;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}
