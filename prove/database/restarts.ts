import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { SubmittedApplication } from "#contract/applications.ts";
import { ensurePostgres, startPostgres, type Cluster } from "../../testing/postgres.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";
import { longWait } from "../suite.ts";
import { countLost } from "./count-lost.ts";

export type RestartReport = {
  restarts: number;
  /** Applications answered with 201. */
  answered: number;
  /** Applications among them that are missing in the database. */
  lost: number;
  /** Calls answered with 503 while the database was away. */
  refused: number;
  /** Other failures, as status and text. */
  failed: string[];
  /** The longest time from accepted connections to the first 201. */
  slowestRecoveryMs: number;
};

const writers = 6;

/**
 * Stops and crashes a temporary PostgreSQL in turns while a server writes to it. The server runs in this
 * process, so its crash would end the suite.
 */
export async function runRestartLoop(restarts: number): Promise<RestartReport> {
  const cluster = await startPostgres(ensurePostgres(), { isDurable: true });
  try {
    return await restartUnderLoad(cluster, restarts);
  } finally {
    await cluster.stop();
  }
}

async function restartUnderLoad(cluster: Cluster, restarts: number): Promise<RestartReport> {
  // DATABASE_URL selects PostgreSQL; the engine argument is unused.
  const app = await startTestApp("sqlite", { DATABASE_URL: cluster.url });
  const report = { restarts, answered: 0, lost: 0, refused: 0, failed: [], slowestRecoveryMs: 0 };
  const load = writeUntilStopped(app, report);
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      await load.nextResponse();
      await pause(500);
      await cluster.restart(restart % 2 === 0 ? "fast" : "immediate");
      const recoveredAt = performance.now();
      await load.nextResponse();
      report.slowestRecoveryMs = Math.max(
        report.slowestRecoveryMs,
        performance.now() - recoveredAt,
      );
    }
    const ids = await load.stop();
    report.lost = await countLost(app.db, ids);
    return report;
  } finally {
    await load.stop();
    await app.close();
  }
}

function writeUntilStopped(app: TestApp, report: Omit<RestartReport, "restarts">) {
  const ids: string[] = [];
  const responses = new EventTarget();
  const stopping = new AbortController();
  const write = async () => {
    while (!stopping.signal.aborted) {
      const { status, body, text } = await app.client.call("POST", "/api/v1/applications", {
        body: applicationFields(),
      });
      if (status === 201) {
        ids.push(SubmittedApplication.parse(body).data.id);
        report.answered += 1;
        responses.dispatchEvent(new Event("response"));
      } else if (status === 503) {
        report.refused += 1;
        await pause(20);
      } else {
        report.failed.push(`${status} ${text}`);
      }
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  return {
    nextResponse: () =>
      once(responses, "response", { signal: AbortSignal.timeout(longWait.timeoutMs) }),
    stop: async () => {
      stopping.abort();
      await writing;
      return ids;
    },
  };
}
