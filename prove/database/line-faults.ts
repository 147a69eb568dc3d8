import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { SubmittedApplication } from "#contract/applications.ts";
import { applicationName } from "#server/db/postgres.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields, type TestResponse } from "#server/testing/client.ts";
import { createDatabase } from "#server/testing/database.ts";
import {
  startFaultyConnection,
  type FaultyConnection,
  type ConnectionFault,
} from "#server/testing/faulty-connection.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { patience } from "../suite.ts";
import { countLost } from "./count-lost.ts";

export type LineReport = {
  /** Calls made while the fault lasted. */
  calls: number;
  /** Of these, those that were not answered in time as they should be, as status and words. */
  wrong: string[];
  slowestMs: number;
  /** From the healing of the line to the first 201, at worst. */
  slowestRecoveryMs: number;
  /** Applications answered with 201 that are not in the database. */
  lost: number;
  /** Connections that the database counts afterwards, at most. */
  connections: number;
};

type Call = () => Promise<TestResponse>;

const callsAtOnce = 24;
/** More at once than there are connections: one that had leaked would be missed. */
const afterwards = 30;

/** Puts a line between a server and its database through the same fault again and again. */
export async function runLineFault(
  fault: ConnectionFault,
  options: { cycles: number; roundTripMs: number; patienceMs: number },
): Promise<LineReport> {
  const { url, drop } = await createDatabase();
  const line = await startFaultyConnection(url, options.roundTripMs);
  // Named for what it is made beside; the address decides what it uses.
  const app = await startTestApp("sqlite", { DATABASE_URL: line.url });
  const report: LineReport = {
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
      await endure({ app, line, token: tokens.accessToken, answered, ...options }, fault, report);
    }
    report.lost = await countLost(app.db, answered);
    return report;
  } finally {
    await line.recover();
    await app.close();
    line.close();
    await drop();
  }
}

type Enduring = {
  app: TestApp;
  line: FaultyConnection;
  token: string;
  answered: string[];
  patienceMs: number;
};

async function endure(
  { app, line, token, answered, patienceMs }: Enduring,
  fault: ConnectionFault,
  report: LineReport,
): Promise<void> {
  const { client } = app;
  const apply: Call = async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = applicationFields();
    const answer = await client.call("POST", "/api/v1/applications", { headers, body });
    if (answer.status === 201) answered.push(SubmittedApplication.parse(answer.body).data.id);
    return answer;
  };
  const list: Call = () => client.call("GET", "/api/v1/applications", { token });
  const timed = async (call: Call) => {
    const start = performance.now();
    const noAnswer = pause(patience.timeoutMs, undefined, { ref: false }).then(() => {
      throw new Error("A call had no answer");
    });
    return { answer: await Promise.race([call(), noAnswer]), ms: performance.now() - start };
  };
  // A connection that was begun during the fault may end in one more 503: applicants come again.
  const applyUntilStored = () =>
    waitUntil(
      "a 201 after the fault",
      async () => {
        const { status } = await apply();
        if (status !== 201 && status !== 503) report.wrong.push(`${status} after the fault`);
        return status === 201;
      },
      patience,
    );
  // As many connections as there may be, all of which the fault then finds.
  await Promise.all(Array.from({ length: callsAtOnce }, apply));

  line.fail(fault);
  const isGone = fault !== "slow";
  const calls = Array.from({ length: callsAtOnce }, (_, n) => timed(n % 2 === 0 ? apply : list));
  const alive = timed(() => client.call("GET", "/healthz"));
  const ready = client.call("GET", "/readyz");
  for (const { answer, ms } of await Promise.all(calls)) {
    const { status, text, headers } = answer;
    const isRefusal = status === 503 && Number(headers.get("retry-after")) > 0;
    const isRight = isGone ? isRefusal && ms < patienceMs : isRefusal || status < 300;
    if (!isRight) report.wrong.push(`${status} after ${Math.round(ms)} ms: ${text.slice(0, 200)}`);
    report.slowestMs = Math.max(report.slowestMs, ms);
  }
  report.calls += callsAtOnce;
  const { answer: health, ms } = await alive;
  if (health.status !== 200 || ms > patienceMs / 5)
    report.wrong.push(`/healthz: ${health.status}, ${ms} ms`);
  if (isGone && (await ready).status !== 503) report.wrong.push("/readyz says that all is well");

  await line.recover();
  const healedAt = performance.now();
  await applyUntilStored();
  report.slowestRecoveryMs = Math.max(report.slowestRecoveryMs, performance.now() - healedAt);
  await Promise.all(Array.from({ length: afterwards }, applyUntilStored));
  report.connections = Math.max(report.connections, await countConnections(app));
}

async function countConnections({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where application_name = ${applicationName} and datname = current_database()`.execute(db);
  return rows[0]?.open ?? 0;
}
