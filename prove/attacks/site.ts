import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Session } from "#contract/auth.ts";
import type { Environment } from "#server/config.ts";
import type { Engine } from "#server/db/engine.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { createDatabase } from "#server/testing/database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { admin, startServer } from "../../e2e/server.ts";
import type { startSmallSite } from "../small-site.ts";
import { patience } from "../suite.ts";

export const engines = ["sqlite", "postgres"] as const satisfies readonly Engine[];

/** A real server that is about to be attacked, and all that it says meanwhile. */
export type AttackedSite = {
  url: string;
  metricsUrl: string;
  pid: number;
  dataDir: string;
  /** What it was started with. */
  environment: Environment;
  /** What it has written to its output, logs included. */
  output: () => string;
  /** The files of forms under way. */
  incoming: () => Promise<string[]>;
};

/** Gives the work the real server on this engine, in a process of its own and with one administrator. */
export async function withAttackedSite<Result>(
  engine: Engine,
  environment: Record<string, string>,
  work: (site: AttackedSite) => Promise<Result>,
  start: typeof startSmallSite = (settings, hear) => startServer(settings, { hear }),
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-attacked-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const metricsPort = String(await freePort());
  const heard: string[] = [];
  const settings = {
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    METRICS_PORT: metricsPort,
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret of the proof, long enough",
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    HR_EMAIL: "hr@company.example",
    LOG_LEVEL: "debug",
    ...environment,
  };
  const server = await start(settings, (text) => heard.push(text));
  try {
    return await work({
      url: server.url,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      pid: server.pid,
      dataDir,
      environment: settings,
      output: () => heard.join(""),
      incoming: () => readdir(join(dataDir, "files", "incoming")),
    });
  } finally {
    await server.stop();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Signs in and gives the session; whoever is told to wait, waits. */
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
  if (!response.ok) throw new Error(`A sign-in was answered ${response.status}: ${text}`);
  return Session.parse(JSON.parse(text));
}

/** Applies with a small resume, as an honest applicant does. */
export function apply(url: string): Promise<Response> {
  const bytes = tinyPdf();
  return fetch(`${url}/api/v1/applications/upload`, {
    method: "POST",
    body: applicationForm(applicationFields(), { name: "cv.pdf", bytes }),
  });
}

/** What is left of forms once the server has had time to clear up. */
export async function incomingAfter({ incoming }: AttackedSite): Promise<number> {
  const isClear = async () => (await incoming()).length === 0;
  await waitUntil("the files of forms to go", isClear, patience).catch(() => undefined);
  return (await incoming()).length;
}
