import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Session } from "#contract/auth.ts";
import type { Environment } from "#server/start/config.ts";
import type { Engine } from "#server/db/engine.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { createDatabase } from "#server/testing/database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { admin } from "../../e2e/server.ts";
import { startServer } from "../../e2e/server-process.ts";
import { startSmallSite } from "../small-site.ts";
import { longWait, type Effort } from "../suite.ts";

export const engines = ["sqlite", "postgres"] as const satisfies readonly Engine[];

/** A real server under attack, and its output. */
export type AttackedSite = {
  url: string;
  metricsUrl: string;
  pid: number;
  dataDir: string;
  environment: Environment;
  /** Everything it has written, including logs. */
  output: () => string;
  /** The temporary files of uploads in progress. */
  stagedFiles: () => Promise<string[]>;
};

/** Runs `work` with the real server on this engine, in its own process and with one administrator. */
export async function withAttackedSite<Result>(
  engine: Engine,
  environment: Record<string, string>,
  work: (site: AttackedSite) => Promise<Result>,
  start: typeof startSmallSite = (settings, hear) => startServer(settings, { hear }),
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-attacked-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const metricsPort = String(await freePort());
  const output: string[] = [];
  const settings = {
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    METRICS_PORT: metricsPort,
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret for the fault suites, long enough",
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    HR_EMAIL: "hr@company.example",
    LOG_LEVEL: "debug",
    ...environment,
  };
  const server = await start(settings, (text) => output.push(text));
  try {
    return await work({
      url: server.url,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      pid: server.pid,
      dataDir,
      environment: settings,
      output: () => output.join(""),
      stagedFiles: () => readdir(join(dataDir, "files", "incoming")),
    });
  } finally {
    await server.stop();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Attacks a site on each engine. The short form uses one engine, and a small site. */
export async function attackEach<Result>(
  effort: Effort,
  environment: Record<string, string>,
  work: (site: AttackedSite, engine: Engine) => Promise<Result>,
): Promise<Result[]> {
  const [chosen, start] =
    effort === "short" ? [["sqlite"] as const, startSmallSite] : [engines, undefined];
  const results: Result[] = [];
  for (const engine of chosen) {
    results.push(await withAttackedSite(engine, environment, (site) => work(site, engine), start));
  }
  return results;
}

/** Signs in and returns the session. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string } = admin,
): Promise<Session> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The sign-in returned ${response.status}: ${text}`);
  return Session.parse(JSON.parse(text));
}

/** Submits an application with a small resume. */
export function apply(url: string): Promise<Response> {
  const bytes = tinyPdf();
  return fetch(`${url}/api/v1/applications/upload`, {
    method: "POST",
    body: applicationForm(applicationFields(), { name: "cv.pdf", bytes }),
  });
}

/** Counts the temporary files that remain once the server has had time to remove them. */
export async function countStagedFiles({ stagedFiles }: AttackedSite): Promise<number> {
  const isEmpty = async () => (await stagedFiles()).length === 0;
  await waitUntil("the removal of temporary files", isEmpty, longWait).catch(() => undefined);
  return (await stagedFiles()).length;
}
