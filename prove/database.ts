import type { ConnectionFault } from "#server/testing/faulty-connection.ts";
import { runLineFault } from "./database/line-faults.ts";
import { runRestartLoop } from "./database/restarts.ts";
import { patience, proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

/** What is promised; in the short form, that it comes at all. */
const patienceMs = { long: 5_000, short: patience.timeoutMs };
const mostConnections = 10;

const faults: Record<ConnectionFault, string> = {
  refused: "refuses connections",
  reset: "breaks every connection in the middle of a query",
  silent: "answers nothing, as when its machine is gone",
  slow: "is slow to answer every query",
};

const lineFaults = [
  "refused",
  "reset",
  "silent",
  "slow",
] as const satisfies readonly ConnectionFault[];

export const suite: Suite = {
  name: "database",
  prove: (effort) =>
    proveEach(effort, [...lineFaults, "restarted"] as const, (fault) =>
      fault === "restarted" ? proveRestarts(effort) : proveFault(fault, effort),
    ),
};

async function proveFault(fault: ConnectionFault, effort: Effort): Promise<Finding> {
  const options =
    effort === "long" ? { cycles: 5, roundTripMs: 2_000 } : { cycles: 1, roundTripMs: 200 };
  const report = await runLineFault(fault, { ...options, patienceMs: patienceMs[effort] });
  const { calls, wrong, slowestMs, slowestRecoveryMs, lost, connections } = report;
  const answers =
    fault === "slow"
      ? `answered in full or with 503 at ${seconds(options.roundTripMs)} a query`
      : "answered with 503 and Retry-After";
  return {
    threat: `D5: the database ${faults[fault]}`,
    done: `24 calls at once during it, 30 after it`,
    times: calls,
    result:
      wrong.length > 0
        ? `${wrong.length} wrong: ${wrong[0]}`
        : `all ${answers}, at worst after ${seconds(slowestMs)}; /healthz 200; ${lost} lost; ` +
          `first 201 ${seconds(slowestRecoveryMs)} after it was over, ${connections} connections`,
    held:
      wrong.length + lost === 0 &&
      slowestRecoveryMs < patienceMs[effort] &&
      connections <= mostConnections,
  };
}

async function proveRestarts(effort: Effort): Promise<Finding> {
  const times = effort === "long" ? 10 : 2;
  const { answered, lost, refused, failed, slowestRecoveryMs } = await runRestartLoop(times);
  return {
    threat: "D5: the database is restarted or crashes",
    done: "stop and crash of PostgreSQL in turns, under 6 applicants",
    times,
    result:
      failed.length > 0
        ? `${failed.length} failed: ${failed[0]}`
        : `${answered} answered with 201, ${lost} of them lost; ${refused} answered with 503; ` +
          `first 201 ${seconds(slowestRecoveryMs)} after it was back`,
    held: answered > 0 && lost + failed.length === 0 && slowestRecoveryMs < patienceMs[effort],
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
