import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { SubmittedApplication } from "#contract/applications.ts";
import { openDb } from "#server/db/open.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields } from "#server/testing/client.ts";
import { startFaultyConnection } from "#server/testing/faulty-connection.ts";
import { startServer, until } from "#server/testing/server-process.ts";
import { makeSmallSite } from "#server/testing/small-site.ts";
import { untilReady, waitUntil } from "#server/testing/wait-until.ts";
import { ensurePostgres, startPostgres } from "../../testing/postgres.ts";
import { longWait } from "../suite.ts";
import { countLost } from "./count-lost.ts";

export type FailoverReport = {
  /** Applications answered with 503 and Retry-After while the primary only reads. */
  refused: number;
  /** Applications answered with 201, before and after. */
  answered: number;
  /** Applications answered with 201 that are missing on the new primary. */
  lost: number;
  wrong: string[];
};

const concurrentCalls = 24;
/** More than the pool's connections, so that one to the old primary shows. */
const callsAfterwards = 30;

/**
 * Makes the primary of two PostgreSQL read-only, as a demotion that closes no connection, and promotes its
 * standby, to which the address of the database then leads.
 */
export async function runFailover(): Promise<FailoverReport> {
  const programs = ensurePostgres();
  const primary = await startPostgres(programs, { isDurable: true });
  const connection = await startFaultyConnection(primary.url);
  // DATABASE_URL selects PostgreSQL; the engine argument is unused.
  const app = await startTestApp("sqlite", { DATABASE_URL: connection.url });
  const standby = await startPostgres(programs, { isDurable: true, standbyOf: primary.url });
  try {
    return await failOver(app, connection.redirect, { primary: primary.url, standby: standby.url });
  } finally {
    await app.close();
    connection.close();
    await standby.stop();
    await primary.stop();
  }
}

async function failOver(
  app: TestApp,
  redirect: (url: string) => void,
  { primary, standby }: { primary: string; standby: string },
): Promise<FailoverReport> {
  const report: FailoverReport = { refused: 0, answered: 0, lost: 0, wrong: [] };
  const ids: string[] = [];
  const apply = async () => {
    const body = applicationFields();
    const response = await app.client.call("POST", "/api/v1/applications", { body });
    if (response.status === 201) ids.push(SubmittedApplication.parse(response.body).data.id);
    return response;
  };
  const expect = async (path: string, status: number) => {
    const found = (await app.client.call("GET", path)).status;
    if (found !== status) report.wrong.push(`${path}: ${found} instead of ${status}`);
  };
  await Promise.all(Array.from({ length: concurrentCalls }, apply));
  await expect("/readyz", 200);

  const dist = await makeSmallSite();
  const late = await startServer(dist, { DATABASE_URL: standby, DATA_DIR: app.config.dataDir });
  try {
    await until(late, "read-only transaction. PostgreSQL accepts no writes");

    await onServer(primary, "alter system set default_transaction_read_only = on");
    await onServer(primary, "select pg_reload_conf()");
    await waitUntil("the primary to refuse", async () => (await apply()).status !== 201, longWait);
    for (const response of await Promise.all(Array.from({ length: concurrentCalls }, apply))) {
      const { status, headers, text } = response;
      if (status === 503 && Number(headers.get("retry-after")) > 0) report.refused += 1;
      else report.wrong.push(`${status} ${text.slice(0, 200)}`);
    }
    await expect("/readyz", 503);
    await expect("/healthz", 200);
    await expect("/api/v1/positions", 200);

    await untilReplicated(app, primary);
    await onServer(standby, "select pg_promote()");
    redirect(standby);
    await untilReady(app.url);
    await waitUntil("a 201 from the standby", async () => (await apply()).status === 201, longWait);
    for (const { status } of await Promise.all(Array.from({ length: callsAfterwards }, apply))) {
      if (status !== 201) report.wrong.push(`${status} after the promotion`);
    }
    await until(late, "is ready at");
  } finally {
    await late.stop();
    await rm(dist, { recursive: true });
  }
  report.answered = ids.length;
  report.lost = await countLost(app.db, ids);
  return report;
}

/** Runs one statement on a server itself. */
async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const db = await openDb({ databaseUrl, dataDir: "", onLost: () => undefined });
  await sql.raw(statement).execute(db);
  await db.destroy();
}

const untilReplicated = (app: TestApp, primary: string) =>
  waitUntil(
    `the standby of ${new URL(primary).host} to have every commit`,
    async () => {
      const { rows } = await sql<{ behind: string | null }>`
        select pg_current_wal_lsn() - min(replay_lsn) as behind from pg_stat_replication`.execute(
        app.db,
      );
      return Number(rows[0]?.behind ?? "1") === 0;
    },
    longWait,
  );
