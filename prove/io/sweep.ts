import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "#server/db/engine.ts";
import { createDatabase } from "#server/testing/database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import type { ServerProcess } from "../../e2e/server.ts";
import { startSmallSite } from "../small-site.ts";
import {
  comparePromises,
  mailVariables,
  newWish,
  send,
  type Comparison,
  type Wish,
} from "../kill/wishes.ts";
import { findThread, traced } from "./strace.ts";

export type SweepReport = Comparison & {
  /** Calls of the system that were made to fail, by their name. */
  injected: Record<string, number>;
  /** Uploads answered in another way than with 201, or 503 and Retry-After. */
  wrong: string[];
  refused: number;
};

/**
 * Which thread makes which calls: with UV_THREADPOOL_SIZE=1 there is one for all files. `write` is
 * left to the full disk: threads also wake each other by it.
 */
const parts = {
  files: { thread: "libuv-worker", calls: ["openat", "fsync", "rename"] },
  database: { thread: "MainThread", calls: ["pwrite64", "fsync"] },
} as const;

/** No upload comes near it: a sweep that does not end is a fault of the sweep. */
const mostCalls = 200;

/**
 * Makes the first call of the system fail during an upload, then the second during the next one, and
 * so on until an upload makes no more of them; then the next kind of call. The writing of PostgreSQL
 * is not its own, so there only the files' calls fail. Every upload is repeated
 * afterwards under its key, and at the end the server is killed and its promises are compared.
 */
export async function sweepFaults(
  engine: Engine,
  error: string,
  every: number,
): Promise<SweepReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-io-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const mail = await startMailServer();
  const environment = {
    ...mailVariables(mail),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    UV_THREADPOOL_SIZE: "1",
    LOG_LEVEL: "silent",
    ...(database === undefined
      ? {}
      : { DATABASE_URL: database.url, AUTH_SECRET: "a secret of the proof, long enough" }),
  };
  const report = { injected: {}, wrong: [], refused: 0 };
  const wishes: Wish[] = [];
  const server = await startSmallSite(environment);
  try {
    await send(server.url, newWish(1_000));
    for (const part of engine === "sqlite"
      ? (["files", "database"] as const)
      : ["files" as const]) {
      const thread = await findThread(server.pid, parts[part].thread);
      for (const call of parts[part].calls) {
        await sweepCall({ server, thread, part, call, error, every }, wishes, report);
      }
    }
    await server.kill();
    return { ...report, ...(await comparePromises(environment, wishes, mail)) };
  } finally {
    await server.kill();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Target = {
  server: ServerProcess;
  thread: number;
  part: string;
  call: string;
  error: string;
  every: number;
};

async function sweepCall(
  { server, thread, part, call, error, every }: Target,
  wishes: Wish[],
  report: Pick<SweepReport, "injected" | "wrong" | "refused">,
): Promise<void> {
  const name = `${call} of the ${part}`;
  for (let n = 1; n < mostCalls; n += n < 4 ? 1 : every) {
    const wish = newWish(200_000);
    wishes.push(wish);
    const options = ["-e", `trace=${call}`, "-e", `inject=${call}:error=${error}:when=${n}`];
    const { result, log } = await traced(thread, options, () => outcome(server.url, wish));
    if (result === "refused") report.refused += 1;
    else if (result !== "stored") report.wrong.push(`${result} at ${name} ${n}`);
    const again = await outcome(server.url, wish);
    if (again !== "stored") report.wrong.push(`${again} after ${name} ${n} was over`);
    if (!log.includes("(INJECTED)")) return;
    report.injected[name] = (report.injected[name] ?? 0) + 1;
  }
  report.wrong.push(`${name} did not come to an end`);
}

/** "stored", "refused" as promised, or what else came. */
async function outcome(url: string, wish: Wish): Promise<string> {
  try {
    const response = await send(url, wish);
    if (response.status === 201) return "stored";
    const isRefusal = response.status === 503 && Number(response.headers.get("retry-after")) > 0;
    return isRefusal ? "refused" : `${response.status} ${(await response.text()).slice(0, 200)}`;
  } catch (error) {
    return `no answer (${error instanceof Error ? String(error.cause) : String(error)})`;
  }
}
