import type { FastifyRequest, onResponseAsyncHookHandler } from "fastify";
import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { once } from "node:events";
import { createServer } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { ApplicationStatus } from "#contract/applications.ts";
import { EmailState } from "#contract/outbox.ts";
import { ListenError } from "#server/start/start-problems.ts";
import { engineOf } from "#server/db/engine.ts";
import { newestMigration } from "#server/db/migrate.ts";
import { readBackupState } from "#server/backup/record.ts";
import { isRotationPaused } from "#server/backup/rotation.ts";
import { readFreeBytes } from "#server/files/free-space.ts";
import { haveSameId } from "#server/files/store-id.ts";
import type { Db } from "#server/db/schema.ts";
import { hasHappened } from "#server/db/stored-times.ts";
import { inertHeaders } from "#server/http/headers.ts";
import type { AppContext } from "#server/context.ts";
import { release } from "./version.ts";

/**
 * Measures responses, uploads, queues, the size of the store and the process. No label contains
 * personal data or a requested address.
 */
export function createMetrics(context: AppContext) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureStore(registry, context);
  return {
    ...observeRequests(registry),
    /** All metrics in the text format of Prometheus. */
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Metrics = ReturnType<typeof createMetrics>;

/** Serves `/metrics` on a separate port. Throws a ListenError where it cannot. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  log: Pick<BaseLogger, "error">,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(inertHeaders)));
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "metrics could not be read");
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new ListenError(error, "METRICS_");
  }
  const at = server.address();
  return {
    port: typeof at === "object" ? (at?.port ?? port) : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** In seconds, from a page in memory to a resume over a slow connection. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const sizes = [16, 64, 256, 1_024, 2_048, 5_120].map((kilobytes) => kilobytes * 1_024);

function observeRequests(registry: Registry) {
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of responses by method, route and status.",
    labelNames: ["method", "route", "status"],
    buckets: durations,
    registers: [registry],
  });
  const uploads = new Histogram({
    name: "site_upload_bytes",
    help: "Sizes of accepted forms with files.",
    labelNames: ["route"],
    buckets: sizes,
    registers: [registry],
  });
  // Alerts count the increase of these, and the first sample of a series is no increase.
  requests.zero({ method: "POST", route: uploadRoute, status: 201 });
  for (const status of [401, 429]) requests.zero({ method: "POST", route: signInRoute, status });
  const observe: onResponseAsyncHookHandler = async (request, reply) => {
    const route = routeOf(request);
    const status = reply.statusCode;
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
    const bytes = Number(request.headers["content-length"]);
    if (takesFiles(request) && status < 300 && Number.isFinite(bytes)) {
      uploads.observe({ route }, bytes);
    }
  };
  return {
    observe,
    /** Counts a response from memory, which takes no measurable time. */
    observeReady: (method: string, status: number) =>
      requests.observe({ method, route: page, status }, 0),
  };
}

const page = "page";
const uploadRoute = "/api/v1/applications/upload";
const signInRoute = "/api/v1/auth/login";

/** The pattern of the route: an address may contain an id, a search or a token. */
function routeOf({ routeOptions }: FastifyRequest): string {
  if (routeOptions.config.isPage === true) return page;
  return routeOptions.url ?? "unknown";
}

const takesFiles = ({ routeOptions }: FastifyRequest) =>
  routeOptions.schema?.consumes?.includes("multipart/form-data") === true;

type Query = ReturnType<typeof sql>;

/** Figures of the store, read at each scrape; NaN during an outage of the database. */
function measureStore(registry: Registry, context: AppContext): void {
  const { db, writeCheck, files, clock, config } = context;
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read().catch(() => Number.NaN));
      },
    });
  /** One line for each value of a column of `rows`, also where no row has it. */
  const gaugeBy = (
    name: string,
    help: string,
    { column, values }: { column: string; values: readonly string[] },
    rows: Query,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [column],
      registers: [registry],
      async collect() {
        const counts = await countBy(db, column, rows).catch(() => undefined);
        for (const value of values) {
          this.labels(value).set(counts === undefined ? Number.NaN : (counts.get(value) ?? 0));
        }
      },
    });
  /** The first value that a query returns as `figure`; 0 when there is none. */
  const read = async <Figure = number>(query: Query) => {
    const { rows } = await sql<{ figure: Figure | null }>`${query}`.execute(db);
    return rows[0]?.figure ?? 0;
  };
  const secondsSince = async (query: Query) => {
    const since = await read<string>(query);
    return since === 0 ? 0 : Math.max(0, (clock().getTime() - Date.parse(since)) / 1_000);
  };

  new Gauge({
    name: "site_build_info",
    help: "1, with the release and the newest migration that it knows.",
    labelNames: ["version", "migration"],
    registers: [registry],
  })
    .labels(release, newestMigration)
    .set(1);
  gauge("site_database_bytes", "Size of the database.", () =>
    read(
      engineOf(db) === "postgres"
        ? sql`select pg_database_size(current_database()) as figure`
        : sql`select page_count * page_size as figure from pragma_page_count, pragma_page_size`,
    ),
  );
  const folders = [config.dataDir, config.backups?.folder].filter((path) => path !== undefined);
  const free = new Gauge({
    name: "site_disk_free_bytes",
    help: "Free space for data, and for backups.",
    labelNames: ["path"],
    registers: [],
    async collect() {
      for (const path of folders) {
        this.labels(path).set(await readFreeBytes(path).catch(() => Number.NaN));
      }
    },
  });
  registry.registerMetric(free);
  const isUp = (check: () => Promise<unknown>) => () =>
    check().then(
      () => 1,
      () => 0,
    );
  gauge(
    "site_database_up",
    "1 if the database accepts writes.",
    isUp(() => writeCheck.check()),
  );
  gauge(
    "site_files_store_up",
    "1 if the store of resumes answers.",
    isUp(() => files.check()),
  );
  gauge("site_store_own", "1 if the files are those of the database.", async () =>
    Number(await haveSameId(db, files)),
  );
  if (config.backups !== undefined) {
    const lastSuccess = async () => {
      const { made } = await readBackupState(db, config, clock());
      return made === null || !hasHappened(made.at, clock()) ? 0 : Date.parse(made.at) / 1_000;
    };
    gauge(
      "site_backup_last_success",
      "Time of the last good backup in Unix seconds, 0 without one.",
      lastSuccess,
    );
    gauge(
      "site_backup_rotation_paused",
      "1 while no older backup is removed, because the newest one is far smaller.",
      async () => Number(await isRotationPaused(db)),
    );
    gauge("site_backup_age_seconds", "Age of the last good backup.", async () =>
      Math.max(0, clock().getTime() / 1_000 - (await lastSuccess())),
    );
  }
  gauge("site_accounts", "Accounts.", () => read(sql`select count(*) as figure from users`));
  gaugeBy(
    "site_applications",
    "Applications without spam.",
    { column: "status", values: ApplicationStatus.options },
    sql`applications where spam = ${false}`,
  );
  gaugeBy("site_emails", "Emails.", { column: "state", values: EmailState.options }, sql`outbox`);
  // An email that was tried counts from its first attempt, since its next one is in the future.
  gauge("site_emails_oldest_due_seconds", "Delay of the oldest email.", () =>
    secondsSince(sql`
      select min(case when attempts = 0 then run_at else created_at end) as figure from outbox
      where state = 'queued' and (attempts > 0 or run_at <= ${clock().toISOString()})`),
  );
  gauge("site_resumes_to_scan", "Resumes that wait for the virus scanner.", () =>
    read(sql`select count(*) as figure from applications where cv_scan_pending = ${true}`),
  );
  gauge("site_purge_age_seconds", "Time since the last hourly purge.", () =>
    secondsSince(sql`select updated_at as figure from state where name = 'lease:purge'`),
  );
}

async function countBy(db: Db, column: string, from: Query): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; total: number }>`
    select ${sql.ref(column)} as value, count(*) as total from ${from}
    group by ${sql.ref(column)}`.execute(db);
  return new Map(rows.map(({ value, total }) => [value, total]));
}
