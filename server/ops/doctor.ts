import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readSecret } from "#server/backup/store.ts";
import { ConfigError, readConfig, type Config, type Environment } from "#server/config.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { examineData, examineDatabase } from "./doctor-store.ts";
import { advice, checkDisk, ok, problem, reasonOf, type Finding } from "./checks.ts";

/**
 * Examines a store and its surroundings, one finding after the other, beside a running server or
 * without one. Changes nothing.
 */
export async function* examine(environment: Environment): AsyncGenerator<Finding> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    yield* error.problems.map((line) => problem("configuration", line, "correct the variable"));
    return;
  }
  yield checkAddress(config);
  yield checkProxy(config);
  yield await checkSecret(config);
  yield config.rateLimit
    ? ok("limits", "are on")
    : problem("limits", "RATE_LIMIT=off: passwords can be guessed without end", "remove it");
  const folder = await checkDataDir(config);
  const hasFolder = folder.level !== "problem";
  yield folder;
  if (hasFolder) yield await checkDisk(config);
  yield await checkServer(config);
  // Without a folder or a database, opening would make them.
  if (config.databaseUrl !== undefined || hasFolder) yield* examineStore(config, hasFolder);
}

async function* examineStore(config: Config, hasFolder: boolean): AsyncGenerator<Finding> {
  let db: Db | undefined;
  try {
    db = await openDb({ ...config, onLost: () => undefined });
    const findings = await examineDatabase(db);
    yield* findings;
    const isSound = findings.every(({ level }) => level !== "problem");
    if (isSound && hasFolder) yield* examineData(config, db);
  } catch (error) {
    yield problem(
      "database",
      `cannot be used (${reasonOf(error)})`,
      "see that it runs, and that DATABASE_URL or DATA_DIR is the server's; a damaged SQLite file comes back from a backup",
    );
  } finally {
    await db?.destroy();
  }
}

function checkAddress({ siteUrl }: Config): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) {
    return advice(
      "address",
      `SITE_URL is ${siteUrl}: links in e-mails lead nowhere for others`,
      "set it to the public address",
    );
  }
  return protocol === "https:"
    ? ok("address", siteUrl)
    : advice("address", `${siteUrl} is not encrypted`, "put a proxy with TLS before the server");
}

function checkProxy({ siteUrl, trustProxy }: Config): Finding {
  if (siteUrl.startsWith("https:") && trustProxy.length === 0) {
    return problem(
      "proxy",
      "the site is behind a proxy, and TRUST_PROXY is not set: all visitors count as one, and limits stop them together",
      "set TRUST_PROXY to the proxy's address",
    );
  }
  return ok("proxy", trustProxy.length === 0 ? "none" : "is trusted");
}

async function checkSecret(config: Config): Promise<Finding> {
  const secret = await readSecret(config);
  if (secret === undefined) {
    return problem(
      "secret",
      `there is none in ${config.dataDir}: the next start makes another, and sessions, applicants' links and two-step sign-in are void`,
      "bring auth-secret back from a backup, unless no server was ever started here",
    );
  }
  return ok("secret", secret.isBesideData ? `lies in ${config.dataDir}` : "is AUTH_SECRET");
}

/** Files of DATA_DIR that only the server's account may read. */
const isSecret = (name: string) =>
  /^(site\.sqlite.*|auth-secret|first-admin-link\.txt|files|outbox|backups)$/.test(name);

/** Whether the data folder is there, open to the server alone, and all of one owner. */
async function checkDataDir({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const wrong = (found: string, remedy: string) => problem("data folder", found, remedy);
  try {
    const folder = await stat(dataDir);
    const names = await readdir(dataDir);
    if (databaseUrl === undefined && !names.includes("site.sqlite")) {
      return wrong(
        `there is no database in ${dataDir}`,
        "set DATA_DIR as the server has it, or start the server once",
      );
    }
    for (const name of names) {
      const path = join(dataDir, name);
      const { uid, mode } = await stat(path);
      if (uid !== folder.uid) {
        return wrong(
          `${name} belongs to another user than ${dataDir}: the server may not be able to use it`,
          `chown -R --reference="${dataDir}" "${dataDir}", and run commands as the server's user`,
        );
      }
      if (isSecret(name) && (mode & 0o077) !== 0) {
        return wrong(`others on this machine may open ${name}`, `chmod -R go= "${path}"`);
      }
    }
    return (folder.mode & 0o022) === 0
      ? ok("data folder", `${dataDir} is the server's alone`)
      : wrong(`others may write into ${dataDir}`, `chmod go= "${dataDir}"`);
  } catch (error) {
    return wrong(
      `${dataDir} cannot be read (${reasonOf(error)})`,
      "set DATA_DIR as the server has it, and run this as the server's user",
    );
  }
}

const Ready = z.object({ status: z.string(), checks: z.record(z.string(), z.string()) });

async function checkServer({ port }: Config): Promise<Finding> {
  const url = `http://localhost:${port}/readyz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  if (answer === undefined) return ok("server", `none answers on port ${port} of this machine`);
  const { data: ready } = Ready.safeParse(await answer.json().catch(() => undefined));
  if (ready === undefined) {
    const found = `another program answers on port ${port}`;
    return advice("server", found, "set PORT as the server has it");
  }
  const failed = Object.entries(ready.checks).filter(([, outcome]) => outcome !== "ok");
  return failed.length === 0
    ? ok("server", "runs and is ready")
    : problem(
        "server",
        `runs and is not ready: ${failed.map(([name]) => name).join(", ")}`,
        "see the lines about them, and the server's log",
      );
}
