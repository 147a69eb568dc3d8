import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { ApplicationStatus } from "#contract/applications.ts";
import { LetterState } from "#contract/outbox.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import type { Parts } from "#server/parts.ts";

/**
 * Reads what the store holds and what waits in it, each time somebody asks. While the database is away
 * these are not numbers, and everything else is still told.
 */
export function measureStore(registry: Registry, { db, files, clock }: Parts): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) => {
    const one: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => one.set(await read().catch(() => Number.NaN)),
    });
  };
  /** One line for each value, also for those that nothing has, so that none stops. */
  const gauges = (
    name: string,
    help: string,
    label: string,
    values: readonly string[],
    read: () => Promise<ReadonlyMap<string, number>>,
  ) => {
    const one: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect: async () => {
        const counts = await read().catch(() => undefined);
        const none = counts === undefined ? Number.NaN : 0;
        for (const value of values) one.labels(value).set(counts?.get(value) ?? none);
      },
    });
  };

  gauge("site_database_bytes", "Size of the database.", () => databaseBytes(db));
  gauge("site_disk_free_bytes", "Free space where uploads arrive.", () => files.freeBytes());
  gauge("site_accounts", "Accounts.", () => countRows(db, sql`users`));
  const statuses = ApplicationStatus.options;
  gauges("site_applications", "Applications, spam left out.", "status", statuses, () =>
    countBy(db, sql`status`, sql`applications where spam = ${false}`),
  );
  gauges("site_letters", "Letters.", "state", LetterState.options, () =>
    countBy(db, sql`state`, sql`outbox`),
  );
  gauge("site_letters_oldest_due_seconds", "How long the oldest letter waits.", async () => {
    const now = clock();
    // One that was tried bears the time of its first attempt, and the next is always to come.
    const due = sql`
      select min(case when attempts = 0 then run_at else created_at end) as since from outbox
      where state = 'queued' and (attempts > 0 or run_at <= ${now.toISOString()})`;
    return secondsSince(db, due, now);
  });
  gauge("site_resumes_to_scan", "Resumes that wait for the virus scanner.", () =>
    countRows(db, sql`applications where cv_scan_pending = ${true}`),
  );
  gauge("site_sweep_age_seconds", "Time since the hourly purge last ran.", () =>
    secondsSince(db, sql`select taken_at as since from leases where job = 'purge'`, clock()),
  );
}

type Query = ReturnType<typeof sql>;

async function countRows(db: Db, from: Query): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function countBy(db: Db, column: Query, from: Query): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; total: number }>`
    select ${column} as value, count(*) as total from ${from} group by ${column}`.execute(db);
  return new Map(rows.map(({ value, total }) => [value, total]));
}

/** The age of the instant that a query calls `since`; 0 when there is none. */
async function secondsSince(db: Db, query: Query, now: Date): Promise<number> {
  const { rows } = await sql<{ since: string | null }>`${query}`.execute(db);
  const since = rows[0]?.since ?? null;
  return since === null ? 0 : Math.max(0, (now.getTime() - Date.parse(since)) / 1_000);
}

async function databaseBytes(db: Db): Promise<number> {
  const size =
    engineOf(db) === "postgres"
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  const { rows } = await size.execute(db);
  return rows[0]?.bytes ?? 0;
}
