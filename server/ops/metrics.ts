import type { FastifyRequest, onResponseAsyncHookHandler } from "fastify";
import { sql } from "kysely";
import type { BaseLogger } from "pino";
import { once } from "node:events";
import { createServer } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { ApplicationStatus } from "#contract/applications.ts";
import { LetterState } from "#contract/outbox.ts";
import { ConfigError } from "#server/config.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { inertHeaders } from "#server/http/headers.ts";
import type { AppContext } from "#server/context.ts";

/**
 * What an operator watches: answers and how long they took, uploads, what waits and for how long, the
 * size of the store, and the process itself. No label names a person or repeats an address.
 */
export function createMetrics(parts: AppContext) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureStore(registry, parts);
  return {
    ...observeRequests(registry),
    /** Everything measured, in the text form of Prometheus. */
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type Metrics = ReturnType<typeof createMetrics>;

/** Answers `/metrics`, and nothing else, on a port of its own. Throws a ConfigError where that cannot be had. */
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([
      `METRICS_PORT cannot be used: ${reason}. Set METRICS_PORT to a free port`,
    ]);
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

/** Seconds: a page from memory takes less than the first, a resume over a poor line more than the last. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const kilobyte = 1_024;
const sizes = [16, 64, 256, 1_024, 2_048, 5_120].map((size) => size * kilobyte);

/** Measures every answer by the pattern of its route, and every form with a file by its size. */
function observeRequests(registry: Registry) {
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answers by method, route and status, and the time they took.",
    labelNames: ["method", "route", "status"],
    buckets: durations,
    registers: [registry],
  });
  const uploads = new Histogram({
    name: "site_upload_bytes",
    help: "Sizes of the forms with files that were accepted.",
    labelNames: ["route"],
    buckets: sizes,
    registers: [registry],
  });
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
    /** Counts an answer from memory, whose time is below what can be measured. */
    observeReady: (method: string, status: number) =>
      requests.observe({ method, route: page, status }, 0),
  };
}

const page = "page";

/** Never the address itself: it may hold an id, a search or a token. */
function routeOf({ routeOptions }: FastifyRequest): string {
  if (routeOptions.config.isPage === true) return page;
  return routeOptions.url ?? "unknown";
}

const takesFiles = ({ routeOptions }: FastifyRequest) =>
  routeOptions.schema?.consumes?.includes("multipart/form-data") === true;

type Counts = ReadonlyMap<string, number>;

/** Figures of the store, read each time Prometheus asks; not a number while the database is away. */
function measureStore(registry: Registry, { db, files, clock }: AppContext): void {
  /** `values` are those of the label; each has a line, also when nothing has it. */
  const gauge = (
    name: string,
    help: string,
    read: () => Promise<number | Counts>,
    [label, values]: [label?: string, values?: readonly string[]] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        const found = await read().catch(() => Number.NaN);
        if (values === undefined && typeof found === "number") this.set(found);
        for (const value of values ?? []) {
          this.labels(value).set(typeof found === "number" ? found : (found.get(value) ?? 0));
        }
      },
    });

  gauge("site_database_bytes", "Size of the database.", () =>
    readFigure(
      db,
      engineOf(db) === "postgres"
        ? sql`select pg_database_size(current_database()) as figure`
        : sql`select page_count * page_size as figure from pragma_page_count, pragma_page_size`,
    ),
  );
  gauge("site_disk_free_bytes", "Free space where uploads arrive.", () => files.freeBytes());
  gauge("site_accounts", "Accounts.", () =>
    readFigure(db, sql`select count(*) as figure from users`),
  );
  gauge(
    "site_applications",
    "Applications, spam left out.",
    () => countBy(db, sql`status`, sql`applications where spam = ${false}`),
    ["status", ApplicationStatus.options],
  );
  gauge("site_letters", "E-mails.", () => countBy(db, sql`state`, sql`outbox`), [
    "state",
    LetterState.options,
  ]);
  gauge("site_letters_oldest_due_seconds", "How long the oldest e-mail waits.", async () => {
    const now = clock();
    // One that was tried counts from its first attempt: the next is always to come.
    const since = sql`
      select min(case when attempts = 0 then run_at else created_at end) as figure from outbox
      where state = 'queued' and (attempts > 0 or run_at <= ${now.toISOString()})`;
    return secondsSince(db, since, now);
  });
  gauge("site_resumes_to_scan", "Resumes that wait for the virus scanner.", () =>
    readFigure(
      db,
      sql`select count(*) as figure from applications where cv_scan_pending = ${true}`,
    ),
  );
  gauge("site_sweep_age_seconds", "Time since the hourly purge last ran.", () =>
    secondsSince(
      db,
      sql`select updated_at as figure from state where name = 'lease:purge'`,
      clock(),
    ),
  );
}

type Query = ReturnType<typeof sql>;

async function readFigure<Figure = number>(db: Db, query: Query): Promise<Figure | 0> {
  const { rows } = await sql<{ figure: Figure | null }>`${query}`.execute(db);
  return rows[0]?.figure ?? 0;
}

async function countBy(db: Db, column: Query, from: Query): Promise<Counts> {
  const { rows } = await sql<{ value: string; total: number }>`
    select ${column} as value, count(*) as total from ${from} group by ${column}`.execute(db);
  return new Map(rows.map(({ value, total }) => [value, total]));
}

/** The age of the instant that a query reads; 0 when there is none. */
async function secondsSince(db: Db, query: Query, now: Date): Promise<number> {
  const since = await readFigure<string>(db, query);
  return since === 0 ? 0 : Math.max(0, (now.getTime() - Date.parse(since)) / 1_000);
}
