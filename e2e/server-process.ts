import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { builtSite } from "../testing/built-site.ts";
import { companyFlags } from "../testing/company-flags.ts";
import { serverFlags } from "../scripts/setup/server-flags.mjs";

/** Enough for a start on a busy machine. */
const startTimeoutMs = 120_000;
// A killed test run also ends its server.
const endWithParent = new URL("../scripts/setup/end-with-parent.mjs", import.meta.url).href;
const program = join(import.meta.dirname, "..", "server", "start.mjs");

/**
 * A running site: its data folder, its process id, and the settings that let a command open the same store.
 */
export type Site = {
  url: string;
  dataDir: string;
  pid: number;
  settings: Readonly<Record<string, string>>;
};

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
  let output = "";
  if (hear !== undefined) {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-2_000);
        hear(text);
      });
    }
  }
  await waitUntilReady(url, server, () => output);
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

async function waitUntilReady(
  url: string,
  server: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The site did not start: ${output()}`);
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
