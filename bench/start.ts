import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#server/testing/free-port.ts";
import { root, runNpm } from "../scripts/setup/project.mjs";
import { buildSite } from "../scripts/setup/site-build.ts";
import { numberOptions } from "./number-options.ts";
import { childrenOf, commandOf, waitUntilRendered, residentMiB } from "./process.ts";
import { quantile } from "./quantile.ts";
import { load } from "./serve/load.ts";
import { printHeadings, printRow } from "./table.ts";
import { sendResume } from "./uploads.ts";

const mebibyte = 1024 * 1024;
const limits = { seconds: 1.5, idle: 160, worked: 280, installed: 150 } as const;

export const help = `  npm run bench -- start [--rounds 5]
      The time from npm start to a ready server with everything installed and built (limit: ${limits.seconds} s), its idle
      memory (${limits.idle} MB), its memory after serving pages and uploads (${limits.worked} MB), and the size of the
      production packages (${limits.installed} MB). Linux only.`;

export async function run(args: string[]): Promise<boolean> {
  const option = numberOptions(args, { rounds: 5 });
  await buildSite(root);
  // The first start fills the compile cache.
  await withStarted(async () => undefined);
  const times: number[] = [];
  for (let round = 0; round < option("rounds"); round += 1) {
    await withStarted(async ({ seconds }) => {
      times.push(seconds);
    });
  }
  const memory = await withStarted(measureMemory);
  printHeadings(["figure", "measured", "limit"]);
  const rows = [
    ["npm start to ready, s", Number(quantile(times, 0.5).toFixed(2)), limits.seconds],
    ["idle memory, MB", memory.idle, limits.idle],
    ["memory after load, MB", memory.worked, limits.worked],
    ["production packages, MB", await installedMiB(), limits.installed],
  ] as const;
  for (const row of rows) printRow(row.map(String));
  const holds = rows.every(([, measured, allowed]) => measured < allowed);
  console.log(`\nThe targets ${holds ? "hold" : "are missed"}.`);
  return holds;
}

type Started = { url: string; port: number; pid: number; seconds: number };

/** Runs `work` with a site started by `npm start`, with empty data. */
async function withStarted<Result>(work: (started: Started) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-start-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      PORT: String(port),
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    while (!(await isReady(url))) {
      if (npm.exitCode !== null) throw new Error("npm start exited");
      await pause(5);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    return await work({ url, port, pid: await serverBelow(npm.pid ?? 0), seconds });
  } finally {
    if (npm.exitCode === null) {
      npm.kill("SIGTERM");
      await once(npm, "exit");
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

/** The server process, which may be below npm's shell. */
async function serverBelow(npm: number): Promise<number> {
  let [pid] = await childrenOf(npm);
  while (pid !== undefined && !/^[^ ]*node /.test(await commandOf(pid))) {
    [pid] = await childrenOf(pid);
  }
  if (pid === undefined) throw new Error("npm start runs no server");
  return pid;
}

async function measureMemory({ url, port, pid }: Started) {
  await waitUntilRendered(pid);
  await pause(5_000);
  const idle = await residentMiB(pid);
  const request = "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\n\r\n";
  await load(port, request, { connections: 64, milliseconds: 10_000 });
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendResume(url, { index, bytes: 5 * mebibyte })),
  );
  await pause(10_000);
  return { idle, worked: await residentMiB(pid) };
}

/** The disk space of `npm ci --omit=dev`, in MiB. */
async function installedMiB(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "bench-install-"));
  try {
    for (const file of ["package.json", "package-lock.json"]) {
      await copyFile(join(root, file), join(folder, file));
    }
    const code = await runNpm(["ci", "--omit=dev", "--ignore-scripts"], folder);
    if (code !== 0) throw new Error("The packages could not be installed");
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => (await lstat(join(entry.parentPath, entry.name))).blocks * 512),
    );
    return Math.round(sizes.reduce((sum, size) => sum + size, 0) / mebibyte);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
