import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

// A run that is killed must not leave its server behind.
const endWithParent = new URL("../scripts/setup/end-with-parent.mjs", import.meta.url).href;
const program = join(import.meta.dirname, "../server/main.ts");

/** A running site of its own, with the folder it keeps its data in and the number of its process. */
export type Site = { url: string; dataDir: string; pid: number };

/** Gives the work the real server in a process of its own, on a free port and with empty data. */
export async function withServer<Result>(
  environment: Record<string, string>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["--import", endWithParent, program], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: String(port),
      HOST: "localhost",
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    await answering(url, server);
    return await work({ url, dataDir, pid: server.pid ?? 0 });
  } finally {
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A port that nobody listens on, so that several runs can go on side by side. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  const address = holder.address();
  holder.close();
  await once(holder, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("The site did not start");
    const isUp = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
}
