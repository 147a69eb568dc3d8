import * as z from "zod/mini";
import { ConfigError, readConfig, type Config, type Environment } from "#server/config.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { openFiles } from "#server/files/open.ts";
import { checkBackups } from "./backups.ts";
import { checkConfiguration } from "./configuration.ts";
import { checkDataDir } from "./data-dir.ts";
import { checkDatabase } from "./database.ts";
import { advice, ok, problem, reasonOf, type Finding } from "./finding.ts";
import { checkClock, checkDisk } from "./machine.ts";
import { checkMail } from "./mail.ts";
import { checkResumes } from "./resumes.ts";
import { checkScanner } from "./scanner.ts";

/**
 * Examines a store and what it stands on, one finding after the other, beside a running server or
 * without one. Changes nothing.
 */
export async function* examine(environment: Environment): AsyncGenerator<Finding> {
  const config = configIn(environment);
  if (Array.isArray(config)) {
    yield* config;
    return;
  }
  yield* await checkConfiguration(config);
  const folder = await checkDataDir(config);
  yield folder;
  if (folder.level !== "problem") yield await checkDisk(config);
  yield await checkServer(config);
  // Without a folder or a database, opening would make them.
  const hasFolder = folder.level !== "problem";
  if (config.databaseUrl !== undefined || hasFolder) yield* examineStore(config, hasFolder);
}

function configIn(environment: Environment): Config | Finding[] {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((line) => problem("configuration", line, "correct the variable"));
  }
}

async function* examineStore(config: Config, hasFolder: boolean): AsyncGenerator<Finding> {
  let db: Db | undefined;
  try {
    db = await openDb({ ...config, onLost: () => undefined });
    const findings = await checkDatabase(db);
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

async function* examineData(config: Config, db: Db): AsyncGenerator<Finding> {
  const now = new Date();
  yield* await attempt("clock", async () => [await checkClock(db)]);
  yield* await attempt("resumes", async () =>
    checkResumes({ db, files: await openFiles(config) }, now),
  );
  yield* await attempt("letters", () => checkMail(config, db, now));
  yield* await attempt("scanner", () => checkScanner(config));
  yield* await attempt("backups", () => checkBackups(config, db, now));
}

async function attempt(subject: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const found = `could not be examined (${reasonOf(error)})`;
    return [problem(subject, found, "see that the database and the file store can be reached")];
  }
}

const Ready = z.object({ status: z.string(), checks: z.record(z.string(), z.string()) });

async function checkServer({ port }: Config): Promise<Finding> {
  const url = `http://localhost:${port}/readyz`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  if (answer === undefined) return ok("server", `none answers on port ${port} of this machine`);
  const { data: ready } = Ready.safeParse(await answer.json().catch(() => undefined));
  if (ready === undefined) {
    return advice(
      "server",
      `another program answers on port ${port}`,
      "set PORT as the server has it",
    );
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
