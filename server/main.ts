import { existsSync } from "node:fs";
import { access, constants, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import type { BaseLogger } from "pino";
import { company } from "#content/company.ts";
import { createApp } from "./app.ts";
import { backupProblem } from "./backup/make-backup.ts";
import { requireOwnStore } from "./backup/own-store.ts";
import { ensureFirstAdmin } from "./start/first-admin.ts";
import { killLimitedPrograms } from "./sandbox/limited-program.ts";
import { ConfigError, readConfig } from "./start/config.ts";
import type { Config } from "./context.ts";
import { isDatabaseOutage, isPoolerRefusal } from "./db/engine.ts";
import { newestMigration } from "./db/migrate.ts";
import { claimDataDir } from "./db/one-server.ts";
import { release } from "./operations/version.ts";
import { releaseOldLeases } from "#server/jobs/jobs.ts";
import { startJobs } from "./jobs/jobs.ts";
import { openSite } from "./site/site.ts";
import { createLog, printLine } from "./start/log.ts";
import { Outages, watchServices } from "./start/outages.ts";
import { closeContext, createContext } from "./start/context.ts";
import type { AppContext } from "./context.ts";
import { ListenError, startProblems } from "./start/start-problems.ts";

/**
 * `--api-only` serves the API without the site, which Vite renders in development. Any other argument
 * is the folder of a built site.
 */
const [, , argument] = process.argv;
const isApiOnly = argument === "--api-only";
/** A stop waits this long for requests and jobs in progress. */
const shutdownTimeoutMs = 25_000;
/** The time to store what is in memory after that; systemd waits 30 s in all. */
const cutTimeoutMs = 3_000;
/** Interval of attempts and of log lines while a start waits for its database. */
const retryMs = 1_000;
const reminderMs = 10_000;

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  for (const line of startProblems(error, config?.dataDir)) printLine("error", line);
  // 78 is EX_CONFIG of sysexits.h: another start would fail alike.
  const isLasting =
    error instanceof ConfigError || (error instanceof ListenError && error.isLasting);
  if (!isLasting && !isPoolerRefusal(error)) process.exit(1);
  if (process.env["ON_WRONG_SETTING"] !== "wait") process.exit(78);
  await untilStopped();
}

/** In a container, which its engine would start again and again. */
async function untilStopped(): Promise<never> {
  printLine("error", "Waiting to be stopped: correct the setting, then create the container again");
  const timer = setInterval(() => undefined, reminderMs);
  await Promise.race((["SIGINT", "SIGTERM"] as const).map((signal) => once(process, signal)));
  clearInterval(timer);
  process.exit(78);
}

async function start(config: Config): Promise<void> {
  const outages = new Outages();
  const log = createLog(config.logLevel, undefined, outages);
  log.info(`starting version ${release}, with the schema ${newestMigration}`);
  for (const line of config.warnings) printLine("warn", `WARNING: ${line}`);
  const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  const { context, prepare } = await createContext(config, {
    log,
    clock: () => new Date(),
    requireOwn: requireOwnStore,
    onScannerDown: (error) => void outages.absorb(error, false, () => undefined),
  });
  watchServices(outages, context, log);
  let setupLink: string | undefined;
  /** Resolves with the error of an outage. */
  const openDatabase = async (): Promise<unknown> => {
    try {
      await prepare();
      await releaseOldLeases(context.db);
      setupLink = await ensureFirstAdmin(context);
      return undefined;
    } catch (error) {
      if (isDatabaseOutage(error)) return error;
      throw error;
    }
  };
  const outage = await openDatabase();
  const metrics = await openMetrics(context, log);
  const app = await createApp(context, {
    log,
    ...(isApiOnly ? {} : { site: await openSite({ ...context, log }, argument) }),
    ...metrics,
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw new ListenError(error, "");
  });
  warnOfSamples(context.samples);
  await warnOfBackupFolder(config);
  // The outage says it.
  context.scanner?.check().catch(() => undefined);
  context.files.check().catch((error: unknown) => {
    log.error({ err: error }, "the file store cannot be used");
  });

  let jobs: ReturnType<typeof startJobs> | undefined;
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    killLimitedPrograms();
    setTimeout(() => {
      void cutRequests(app, log);
      setTimeout(() => process.exit(exitCode), cutTimeoutMs).unref();
    }, shutdownTimeoutMs).unref();
    try {
      await app.close();
      await metrics?.close();
      await closeContext(context, jobs?.stop());
      claim?.release();
    } finally {
      process.exit(exitCode);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void stop(0));
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void stop(1);
    });
  }
  await untilOpen(outage, openDatabase);
  jobs = startJobs(context, log);
  await printWelcome(config, setupLink);
}

/** Ends the requests that a stop has waited for in vain. Their clients get no response and can send them again. */
async function cutRequests(app: FastifyInstance, log: BaseLogger): Promise<void> {
  const requests = await promisify(app.server.getConnections.bind(app.server))();
  log.warn({ requests }, "the stop cuts requests that are still in progress");
  app.server.closeAllConnections();
}

/** Tries again until the database is open; the server responds meanwhile. */
async function untilOpen(outage: unknown, openDatabase: () => Promise<unknown>): Promise<void> {
  let loggedAt = -Infinity;
  for (let failure = outage; failure !== undefined; failure = await openDatabase()) {
    if (performance.now() - loggedAt >= reminderMs) {
      loggedAt = performance.now();
      printLine("warn", `Waiting for the database. ${startProblems(failure).join()}`);
    }
    await pause(retryMs);
  }
}

/** Loads and serves metrics only if a port is set. */
async function openMetrics(context: AppContext, log: BaseLogger) {
  const { metrics: address } = context.config;
  if (address === undefined) return undefined;
  const { createMetrics, listenForMetrics } = await import("./operations/metrics.ts");
  const metrics = createMetrics(context);
  return { ...metrics, ...(await listenForMetrics(metrics, address, log)) };
}

/** Only a warning: a site without backups is better than none. */
async function warnOfBackupFolder({ backups }: Config): Promise<void> {
  if (backups === undefined) return;
  const { folder } = backups;
  try {
    // The first backup creates the folder, but none above it, since its disk may not be mounted.
    await access(existsSync(folder) ? `${folder}/.` : dirname(folder), constants.W_OK);
  } catch (error) {
    printLine("warn", `WARNING: ${backupProblem(error, folder) ?? String(error)}`);
  }
}

/** Visitors must not read the sample's people, clients and addresses. */
function warnOfSamples(samples: number): void {
  if (samples === 0) return;
  const shown = `the public site shows ${samples} samples`;
  printLine("warn", `WARNING: ${shown}. npm run content:check lists them`);
}

/** Prints the address and how to sign in. The secret link goes to a terminal, never into a log. */
async function printWelcome(config: Config, setupLink: string | undefined): Promise<void> {
  console.log(`\n${company.name} is ready at ${config.siteUrl}`);
  console.log(`Administrators sign in at ${config.siteUrl}/login`);
  const path = join(config.dataDir, "first-admin-link.txt");
  await rm(path, { force: true });
  if (setupLink === undefined) return;
  if (process.stdout.isTTY) {
    console.log(`This site has no administrator yet. Set up your account, once, at\n${setupLink}`);
    return;
  }
  await writeFile(path, `${setupLink}\n`, { mode: 0o600 });
  console.log(`This site has no administrator yet. The link to set up your account is in ${path}`);
}
