import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { builtSite, companyFlags } from "../testing/built-site.ts";
import { freePort } from "#server/testing/free-port.ts";
import { serverFlags } from "../scripts/setup/server-flags.mjs";

/** Enough for a start on a busy machine. */
const startTimeoutMs = 120_000;
// A killed test run also ends its server.
const endWithParent = new URL("../scripts/setup/end-with-parent.mjs", import.meta.url).href;
const program = join(import.meta.dirname, "..", "server", "start.mjs");

/** The first administrator of the sites under test. */
export const admin = { email: "admin@company.example", password: "bronze drum of the tests" };

/**
 * A running site: its data folder, its process id, and the settings that let a command open the same store.
 */
export type Site = {
  url: string;
  dataDir: string;
  pid: number;
  settings: Readonly<Record<string, string>>;
};

/** Whether the site under test consists of several servers behind nginx, with resumes in a bucket. */
export const isCluster = process.env["SITE_SHAPE"] === "cluster";

/**
 * Runs the work with the real server in its own process, on a free port and with an empty store. With
 * SITE_SHAPE=cluster, several servers run behind nginx.
 */
export async function withServer<Result>(
  environment: Record<string, string>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  if (isCluster) {
    const { withCluster } = await import("./cluster.ts");
    return withCluster(environment, work);
  }
  const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
  const PORT = String(await freePort());
  const settings = { DATA_DIR: dataDir, ...environment };
  const server = await startServer({ PORT, ...settings });
  try {
    return await work({ url: server.url, dataDir, pid: server.pid, settings });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A server in its own process. `stop` returns its exit code; `kill` ends it at once. */
export type ServerProcess = {
  url: string;
  pid: number;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
};

/**
 * Starts the real server and waits until it is ready. `hear` gets its output; `dist` is the site that it
 * serves.
 */
export async function startServer(
  environment: Record<string, string> & { PORT: string },
  { hear, dist = builtSite }: { hear?: ((text: string) => void) | undefined; dist?: string } = {},
): Promise<ServerProcess> {
  const url = `http://${environment["HOST"] ?? "localhost"}:${environment.PORT}`;
  const flags = [...serverFlags, ...companyFlags, "--import", endWithParent];
  const server = spawn(process.execPath, [...flags, program, dist], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOST: "localhost",
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio:
      hear === undefined
        ? ["ignore", "ignore", "inherit", "ipc"]
        : ["ignore", "pipe", "pipe", "ipc"],
  });
  if (hear !== undefined) {
    server.stdout?.setEncoding("utf8").on("data", hear);
    server.stderr?.setEncoding("utf8").on("data", hear);
  }
  await waitUntilReady(url, server);
  const end = (signal: "SIGTERM" | "SIGKILL") => async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill(signal);
      await once(server, "exit");
    }
    return server.exitCode;
  };
  const kill = end("SIGKILL");
  return {
    url,
    pid: server.pid ?? 0,
    stop: end("SIGTERM"),
    kill: async () => {
      await kill();
    },
  };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    if (server.exitCode !== null) throw new Error("The site did not start");
    if (performance.now() > deadline)
      throw new Error(`${url} is not ready after ${startTimeoutMs} ms`);
    const isUp = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
}
