import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readSecret } from "#server/start/secret.ts";
import { ConfigError, readConfig, type Environment } from "#server/start/config.ts";
import type { Config } from "#server/context.ts";
import { openDb } from "#server/db/open.ts";
import { newestMigration } from "#server/db/migrate.ts";
import type { Db } from "#server/db/schema.ts";
import {
  advice,
  checkDisk,
  failure,
  ok,
  problem,
  runChecks,
  skipChecks,
  type Checks,
  type Finding,
  type Outcome,
} from "./checks.ts";
import { databaseChecks, dataChecks } from "./doctor-store.ts";
import { Readiness } from "./health.ts";
import { release } from "./version.ts";

type Server = { config: Config; environment: Environment };

const serverChecks: Checks<Server> = {
  version: () => ok(`${release}, with the schema ${newestMigration}`),
  address: ({ config }) => checkAddress(config),
  proxy: ({ config }) => checkProxy(config),
  secret: ({ config }) => checkSecret(config),
  limits: ({ config }) => checkLimits(config),
  server: (server) => checkServer(server),
};
const folderChecks: Checks<Config> = { "data folder": checkDataDir };
const diskChecks: Checks<Config> = { disk: checkDisk };

/**
 * Examines a store and its surroundings, with or without a running server, and lists what it has to skip.
 * Changes nothing. `SERVER_EXPECTED=yes` in the environment makes a missing server a problem.
 */
export async function* examine(environment: Environment): AsyncGenerator<Finding> {
  const storeChecks = [databaseChecks, dataChecks];
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const line of error.problems) {
      yield { subject: "configuration", ...problem(line, "correct the variable") };
    }
    const rest = [serverChecks, folderChecks, diskChecks, ...storeChecks];
    yield* skipChecks(rest, "the configuration is invalid");
    return;
  }
  for (const line of config.warnings) {
    yield { subject: "configuration", ...advice(line, "correct the variable") };
  }
  yield* runChecks(serverChecks, { config, environment });
  const hasFolder = yield* runChecks(folderChecks, config);
  const noFolder = "the data folder has a problem";
  if (hasFolder) yield* runChecks(diskChecks, config);
  else yield* skipChecks([diskChecks], noFolder);
  // Opening a missing SQLite database would create it.
  if (config.databaseUrl === undefined && !hasFolder) {
    yield* skipChecks(storeChecks, noFolder);
    return;
  }
  yield* examineStore(config, hasFolder ? undefined : noFolder);
}

/** `obstacle` says why the checks of the data cannot run. */
async function* examineStore(
  config: Config,
  obstacle: string | undefined,
): AsyncGenerator<Finding> {
  let db: Db;
  try {
    db = await openDb({ ...config, onLost: () => undefined });
  } catch (error) {
    yield { subject: "database", ...failure(error) };
    const { database: _failed, ...rest } = databaseChecks;
    yield* skipChecks([rest, dataChecks], "the database cannot be used");
    return;
  }
  try {
    const store = { config, db, now: new Date() };
    const hasPassed = yield* runChecks(databaseChecks, store);
    if (hasPassed && obstacle === undefined) yield* runChecks(dataChecks, store);
    else yield* skipChecks([dataChecks], obstacle ?? "the database has a problem");
  } finally {
    await db.destroy();
  }
}

function checkAddress({ siteUrl }: Config): Outcome {
  const { protocol, hostname } = new URL(siteUrl);
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) {
    const found = `SITE_URL is ${siteUrl}: links in emails work on this machine only`;
    return advice(found, "set it to the public address");
  }
  return protocol === "https:"
    ? ok(siteUrl)
    : advice(`${siteUrl} is not encrypted`, "put a proxy with TLS before the server");
}

function checkProxy({ siteUrl, trustProxy }: Config): Outcome {
  if (trustProxy.length > 0) return ok("is trusted");
  if (!siteUrl.startsWith("https:")) return ok("none");
  return problem(
    "the site is behind a proxy and TRUST_PROXY is not set: all visitors share one rate limit",
    "set TRUST_PROXY to the proxy's address",
  );
}

async function checkSecret(config: Config): Promise<Outcome> {
  const secret = await readSecret(config);
  if (secret !== undefined) {
    return ok(secret.isInDataDir ? `is in ${config.dataDir}` : "is AUTH_SECRET");
  }
  return problem(
    `there is none in ${config.dataDir}: the next start makes another, and sessions, applicants' links and two-step sign-in become invalid`,
    "restore auth-secret from a backup, unless no server has ever started here",
  );
}

const checkLimits = ({ rateLimit }: Config) =>
  rateLimit ? ok("are on") : problem("RATE_LIMIT=off: passwords can be guessed", "remove it");

/** Files of DATA_DIR that only the server's account may read. */
const secretFiles = /^(site\.sqlite.*|auth-secret|first-admin-link\.txt|files|outbox|backups)$/;

/** Checks that the data folder exists, has one owner, and is closed to other accounts. */
async function checkDataDir({ dataDir, databaseUrl }: Config): Promise<Outcome> {
  const folder = await stat(dataDir);
  const names = await readdir(dataDir);
  if (databaseUrl === undefined && !names.includes("site.sqlite")) {
    return problem(
      `there is no database in ${dataDir}`,
      "set DATA_DIR as the server has it, or start the server once",
    );
  }
  for (const name of names) {
    const path = join(dataDir, name);
    const { uid, mode } = await stat(path);
    if (uid !== folder.uid) {
      return problem(
        `${name} belongs to another user than ${dataDir}`,
        `chown -R --reference="${dataDir}" "${dataDir}", and run commands as the server's user`,
      );
    }
    if (secretFiles.test(name) && (mode & 0o077) !== 0) {
      return problem(`other accounts can open ${name}`, `chmod -R go= "${path}"`);
    }
  }
  return (folder.mode & 0o022) === 0
    ? ok(dataDir)
    : problem(`other accounts can write to ${dataDir}`, `chmod go= "${dataDir}"`);
}

/** An IPv6 address is in brackets in a URL. */
const urlHost = (host: string) => (host.includes(":") ? `[${host}]` : host);

/** Asks `/readyz` of the server on this machine. */
async function checkServer({ config: { host, port }, environment }: Server): Promise<Outcome> {
  // A server for all addresses listens to this one too.
  const isForAll = host === "0.0.0.0" || host === "::";
  const url = `http://${isForAll ? "localhost" : urlHost(host)}:${port}/readyz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  if (response === undefined) {
    const found = `none responds on port ${port} of this machine`;
    return environment["SERVER_EXPECTED"] === "yes"
      ? problem(`${found}, and the service is set to run`, "start it, or see its log")
      : ok(found);
  }
  const { data: ready } = z.safeParse(Readiness, await response.json().catch(() => undefined));
  if (ready === undefined) {
    return advice(`another program responds on port ${port}`, "set PORT as the server has it");
  }
  const failed = Object.entries(ready.checks).filter(([, result]) => result !== "ok");
  if (failed.length === 0 && (ready.version ?? release) !== release) {
    const found = `runs version ${ready.version}, and this is the doctor of ${release}`;
    return advice(found, "restart the server if it was upgraded");
  }
  if (failed.length === 0) return ok("runs and is ready");
  const names = failed.map(([name]) => name).join(", ");
  return problem(`runs and is not ready: ${names}`, "see the other lines, and the server's log");
}
