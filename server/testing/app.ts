import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, before, describe, test, type SuiteContext } from "node:test";
import { fileURLToPath } from "node:url";
import { getCallSites } from "node:util";
import { createApp } from "#server/app.ts";
import type { PasswordCost } from "#server/accounts/passwords.ts";
import { readConfig } from "#server/start/config.ts";
import type { AppContext, Config } from "#server/context.ts";
import type { Engine } from "#server/db/engine.ts";
import { openSite } from "#server/site/site.ts";
import { createLog } from "#server/start/log.ts";
import { closeContext } from "#server/start/context.ts";
import { TestClient } from "./client.ts";
import { testTime } from "./clock.ts";
import { openContext } from "./context.ts";
import { copyMigratedFile, createMigratedDatabase, withoutPostgres } from "./database.ts";
import { enginesOf } from "./engines.ts";

/** A running server with its own database, files and outbox, and a clock that tests control. */
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Closes the servers of the current suite. */
const running = new Set<() => Promise<void>>();

type Tests = (engine: Engine, suite: SuiteContext) => void | Promise<void>;

/**
 * Runs the same tests on SQLite and on PostgreSQL, or on one of them as `enginesOf` says. `without` is the
 * reason to skip them.
 */
export function onBothEngines(name: string, tests: Tests, without: string | false = false): void {
  const suite = { file: callingFile(), name };
  const options = {
    choice: process.env["TEST_ENGINES"],
    withoutPostgres: withoutPostgres !== false,
  };
  for (const engine of enginesOf(suite, options)) onEngine(engine, name, tests, without);
}

const root = join(import.meta.dirname, "../..");

/** The path in the project of the test file that calls the function of this file. */
function callingFile(): string {
  const caller = getCallSites(3).at(2)?.scriptName ?? "";
  return relative(root, fileURLToPath(caller)).replaceAll("\\", "/");
}

/** Runs tests on SQLite alone, for behaviour that does not depend on the database. */
export function onSqlite(name: string, tests: Tests): void {
  onEngine("sqlite", name, tests, false);
}

/** Runs tests on PostgreSQL alone, for what only its catalogue tells. */
export function onPostgres(name: string, tests: Tests): void {
  onEngine("postgres", name, tests, false);
}

function onEngine(engine: Engine, name: string, tests: Tests, without: string | false): void {
  const skip = without || (engine === "postgres" && withoutPostgres);
  describe(`${name} (${engine})`, { skip }, (suite) => {
    after(async () => {
      await Promise.all(Array.from(running, (close) => close()));
    });
    if (engine === "sqlite" || process.env["TEST_DATABASE_URL"] !== undefined) {
      return tests(engine, suite);
    }
    test("has a PostgreSQL to run on", () => {
      throw new Error("Run `npm run test:postgres` in another terminal, or `npm test -- PATH`");
    });
    return undefined;
  });
}

type Options = {
  /** The folder of the built site. */
  dist?: string;
  /**
   * A stopped clock moves only by `advance`. An instant is a clock that is stopped at it. That of the machine suits a
   * store that other programs use.
   */
  clock?: "stopped" | "machine" | Date;
  /** Gives the routes another context, such as one whose services fail. */
  change?: (context: AppContext) => AppContext;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The minimum of argon2. */
const passwordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The app of a suite, which starts before the tests and is complete once they run. */
export function testApp(
  engine: Engine,
  environment: Environment | (() => Promise<Environment>) = {},
  options?: Options,
): TestApp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook fills it before any test reads it
  const app = {} as TestApp;
  let stop: TestApp["close"] | undefined;
  before(async () => {
    const given = typeof environment === "function" ? await environment() : environment;
    Object.assign(app, await startTestApp(engine, given, options));
    // The end of another suite in the process must not stop it.
    running.delete(app.close);
    stop = app.close;
  });
  after(() => stop?.());
  return app;
}

/** Starts the real app on a loopback port. The end of the suite stops it and deletes its data. */
export async function startTestApp(
  engine: Engine,
  environment: Environment = {},
  { dist, clock: clockState, change = (context) => context }: Options = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), "site-test-"));
  const isGiven = environment["DATABASE_URL"] !== undefined;
  const database = engine === "postgres" && !isGiven ? await createMigratedDatabase() : undefined;
  const settings = {
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret of the tests, long enough",
    RATE_LIMIT: "off",
    HR_EMAIL: "hr@company.example",
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
    ...environment,
  };
  if (engine === "sqlite" && settings.DATA_DIR === dataDir) await copyMigratedFile(dataDir);
  const config: Config = readConfig(settings);
  const lines: string[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(line) });
  let offset = 0;
  const runningTime = clockState === "machine" ? Date.now : testTime;
  const startsStopped = clockState === "stopped" ? testTime() : undefined;
  let stoppedAt = clockState instanceof Date ? clockState.getTime() : startsStopped;
  const clock = () => new Date((stoppedAt ?? runningTime()) + offset);
  const context = await openContext(config, { log, clock, passwordCost });
  const site = dist === undefined ? undefined : await openSite({ ...context, log }, dist);
  const app = await createApp(change(context), site === undefined ? { log } : { log, site });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    running.delete(close);
    await app.close();
    await closeContext(context);
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  running.add(close);
  return {
    ...context,
    /** The HTTP server, for its events. */
    server: app.server,
    url,
    engine,
    client: new TestClient(url, context),
    /** Moves the clock of the server forward. */
    advance: (milliseconds: number): void => {
      offset += milliseconds;
    },
    /** Stops the clock of the server: from now on only `advance` moves it. */
    stopClock: (): void => {
      stoppedAt = runningTime();
    },
    /** The log lines of the server. */
    logged: () => lines.join(""),
    close,
  };
}
