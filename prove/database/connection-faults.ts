import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { SubmittedApplication } from "#contract/applications.ts";
import { applicationName } from "#server/db/one-server.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields, type TestResponse } from "#server/testing/client.ts";
import { createDatabase } from "#server/testing/database.ts";
import {
  startFaultyConnection,
  type FaultyConnection,
  type ConnectionFault,
} from "#server/testing/faulty-connection.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { longWait } from "../suite.ts";
import { countLost } from "./count-lost.ts";

export type ConnectionReport = {
  /** Calls made while the fault lasted. */
  calls: number;
  /** Calls with a wrong or late response, as status and text. */
  wrong: string[];
  slowestMs: number;
  /** The longest time from recovery to the first 201. */
  slowestRecoveryMs: number;
  /** Applications answered with 201 that are missing in the database. */
  lost: number;
  /** The highest number of connections after recovery. */
  connections: number;
};

type Call = () => Promise<TestResponse>;

const concurrentCalls = 24;
/** More than the pool's connections, so that a leaked one shows. */
const callsAfterwards = 30;

/** Repeats a fault of the connection between a server and its database. */
export async function runConnectionFault(
  fault: ConnectionFault,
  options: { cycles: number; roundTripMs: number; limitMs: number },
): Promise<ConnectionReport> {
  const { url, drop } = await createDatabase();
  const connection = await startFaultyConnection(url, options.roundTripMs);
  // DATABASE_URL selects PostgreSQL; the engine argument is unused.
  const app = await startTestApp("sqlite", { DATABASE_URL: connection.url });
  const report: ConnectionReport = {
    calls: 0,
    wrong: [],
    slowestMs: 0,
    slowestRecoveryMs: 0,
    lost: 0,
    connections: 0,
  };
  const answered: string[] = [];
  try {
    const { tokens } = await app.client.createSignedIn("admin");
    for (let cycle = 0; cycle < options.cycles; cycle += 1) {
      await runCycle(
        { app, connection, token: tokens.accessToken, answered, ...options },
        fault,
        report,
      );
    }
    report.lost = await countLost(app.db, answered);
    return report;
  } finally {
    await connection.recover();
    await app.close();
    connection.close();
    await drop();
  }
}

type Cycle = {
  app: TestApp;
  connection: FaultyConnection;
  token: string;
  answered: string[];
  limitMs: number;
};

async function runCycle(
  { app, connection, token, answered, limitMs }: Cycle,
  fault: ConnectionFault,
  report: ConnectionReport,
): Promise<void> {
  const { client } = app;
  const apply: Call = async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = applicationFields();
    const response = await client.call("POST", "/api/v1/applications", { headers, body });
    if (response.status === 201) answered.push(SubmittedApplication.parse(response.body).data.id);
    return response;
  };
  const list: Call = () => client.call("GET", "/api/v1/applications", { token });
  const timed = async (call: Call) => {
    const start = performance.now();
    const noResponse = pause(longWait.timeoutMs, undefined, { ref: false }).then(() => {
      throw new Error("A call timed out");
    });
    return { response: await Promise.race([call(), noResponse]), ms: performance.now() - start };
  };
  // A connection opened during the fault may cause one more 503.
  const applyUntilStored = () =>
    waitUntil(
      "a 201 after the fault",
      async () => {
        const { status } = await apply();
        if (status !== 201 && status !== 503) report.wrong.push(`${status} after the fault`);
        return status === 201;
      },
      longWait,
    );
  // Fills the pool, so that the fault affects every connection.
  await Promise.all(Array.from({ length: concurrentCalls }, apply));

  connection.fail(fault);
  const isOutage = fault !== "slow";
  const calls = Array.from({ length: concurrentCalls }, (_, n) =>
    timed(n % 2 === 0 ? apply : list),
  );
  const alive = timed(() => client.call("GET", "/healthz"));
  const ready = client.call("GET", "/readyz");
  for (const { response, ms } of await Promise.all(calls)) {
    const { status, text, headers } = response;
    const isRefusal = status === 503 && Number(headers.get("retry-after")) > 0;
    const isRight = isOutage ? isRefusal && ms < limitMs : isRefusal || status < 300;
    if (!isRight) report.wrong.push(`${status} after ${Math.round(ms)} ms: ${text.slice(0, 200)}`);
    report.slowestMs = Math.max(report.slowestMs, ms);
  }
  report.calls += concurrentCalls;
  const { response: health, ms } = await alive;
  if (health.status !== 200 || ms > limitMs / 5)
    report.wrong.push(`/healthz: ${health.status}, ${ms} ms`);
  if (isOutage && (await ready).status !== 503) report.wrong.push("/readyz reports no problem");

  await connection.recover();
  const recoveredAt = performance.now();
  await applyUntilStored();
  report.slowestRecoveryMs = Math.max(report.slowestRecoveryMs, performance.now() - recoveredAt);
  await Promise.all(Array.from({ length: callsAfterwards }, applyUntilStored));
  report.connections = Math.max(report.connections, await countConnections(app));
}

async function countConnections({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where application_name = ${applicationName} and datname = current_database()`.execute(db);
  return rows[0]?.open ?? 0;
}
