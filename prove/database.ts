import type { ConnectionFault } from "#server/testing/faulty-connection.ts";
import { runConnectionFault } from "./database/connection-faults.ts";
import { runFailover } from "./database/failover.ts";
import { runRestartLoop } from "./database/restarts.ts";
import { longWait, proveEach, type Effort, type Finding, type Suite, wrongOr } from "./suite.ts";

/** The promised limit. The short form only checks for a response. */
const limitMs = { long: 5_000, short: longWait.timeoutMs };
const maxConnections = 10;

const faults: Record<ConnectionFault, string> = {
  refused: "refuses connections",
  reset: "resets every connection during a query",
  silent: "never answers, as after a machine failure",
  slow: "answers every query slowly",
};

const connectionFaults = [
  "refused",
  "reset",
  "silent",
  "slow",
] as const satisfies readonly ConnectionFault[];

export const suite: Suite = {
  prove: (effort) =>
    proveEach(effort, [...connectionFaults, "restarted", "replaced"] as const, (fault) => {
      if (fault === "restarted") return proveRestarts(effort);
      return fault === "replaced" ? proveFailover() : proveFault(fault, effort);
    }),
};

async function proveFault(fault: ConnectionFault, effort: Effort): Promise<Finding> {
  const options =
    effort === "long" ? { cycles: 5, roundTripMs: 2_000 } : { cycles: 1, roundTripMs: 200 };
  const report = await runConnectionFault(fault, { ...options, limitMs: limitMs[effort] });
  const { calls, wrong, slowestMs, slowestRecoveryMs, lost, connections } = report;
  const responses =
    fault === "slow"
      ? `answered normally or with 503 at ${seconds(options.roundTripMs)} per query`
      : "answered with 503 and Retry-After";
  return {
    threat: `D5: the database ${faults[fault]}`,
    test: "24 concurrent calls during the fault, 30 after it",
    runs: calls,
    result: wrongOr(
      wrong,
      `all ${responses}, slowest ${seconds(slowestMs)}; /healthz 200; ${lost} lost; ` +
        `first 201 ${seconds(slowestRecoveryMs)} after recovery, ${connections} connections`,
    ),
    held:
      wrong.length + lost === 0 &&
      slowestRecoveryMs < limitMs[effort] &&
      connections <= maxConnections,
  };
}

async function proveRestarts(effort: Effort): Promise<Finding> {
  const runs = effort === "long" ? 10 : 2;
  const { answered, lost, refused, failed, slowestRecoveryMs } = await runRestartLoop(runs);
  return {
    threat: "D5: the database restarts or crashes",
    test: "alternating stops and crashes of PostgreSQL under the load of 6 applicants",
    runs,
    result:
      failed.length > 0
        ? `${failed.length} failed: ${failed[0]}`
        : `${answered} answered with 201, ${lost} of them lost; ${refused} answered with 503; ` +
          `first 201 ${seconds(slowestRecoveryMs)} after recovery`,
    held: answered > 0 && lost + failed.length === 0 && slowestRecoveryMs < limitMs[effort],
  };
}

async function proveFailover(): Promise<Finding> {
  const { refused, answered, lost, wrong } = await runFailover();
  return {
    threat: "D11: the primary only reads, and its standby replaces it",
    test: "two PostgreSQL: 24 calls at once while the primary only reads, 30 after the promotion; a server started on the standby",
    runs: refused + answered,
    result: wrongOr(
      wrong,
      `${refused} answered with 503 and Retry-After, ${answered} with 201, ${lost} lost; reads answered; ` +
        "/readyz 503 until the promotion; the server on the standby waited for it",
    ),
    held: wrong.length + lost === 0,
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
