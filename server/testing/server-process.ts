import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { companyFlags } from "../../testing/company-flags.ts";
import { bareEnvironment } from "./bare-environment.ts";
import { freePort } from "./free-port.ts";
import { waitUntil } from "./wait-until.ts";

const main = join(import.meta.dirname, "../main.ts");

/** Starts the server as a process and collects what it writes. */
export async function startServer(dist: string, environment: Record<string, string>) {
  const port = await freePort();
  const server = spawn(process.execPath, [...companyFlags, main, dist], {
    env: {
      ...bareEnvironment(),
      HOST: "127.0.0.1",
      PORT: String(port),
      AUTH_SECRET: "a secret of the tests, long enough",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (bytes: Buffer) => (output += bytes.toString()));
  }
  const exit = once(server, "exit");
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    count: (text: string) => output.split(text).length - 1,
    stop: async () => {
      server.kill("SIGTERM");
      const [code]: unknown[] = await exit;
      return code;
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Resolves once the server has written the text. */
export const until = (server: Server, text: string) =>
  waitUntil(`"${text}" in ${server.output()}`, async () => server.output().includes(text), {
    timeoutMs: 60_000,
  });

export const ask = async (server: Server, path: string, init: RequestInit = {}) => {
  const accept = path.startsWith("/api") ? "application/json" : "text/html";
  const response = await fetch(`${server.url}${path}`, { headers: { accept }, ...init });
  return { response, text: await response.text() };
};
