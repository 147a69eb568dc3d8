import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "#server/db/engine.ts";
import { createDatabase } from "#server/testing/database.ts";
import { freePort } from "#server/testing/free-port.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import type { ServerProcess } from "../../e2e/server-process.ts";
import { startSmallSite } from "../small-site.ts";
import {
  comparePromises,
  mailVariables,
  newSubmission,
  send,
  type Comparison,
  type Submission,
} from "../kill/submissions.ts";
import { findThread, withTrace } from "./strace.ts";

export type SweepReport = Comparison & {
  /** Injected failures by system call. */
  injected: Record<string, number>;
  /** Uploads with a response other than 201, or 503 with Retry-After. */
  wrong: string[];
  refused: number;
};

/**
 * The calls of each thread. UV_THREADPOOL_SIZE=1 gives one thread for files. The full-disk suite covers
 * `write`, which threads also use to wake each other.
 */
const parts = {
  files: { thread: "libuv-worker", calls: ["openat", "fsync", "rename"] },
  database: { thread: "MainThread", calls: ["pwrite64", "fsync"] },
} as const;

/** More calls than any upload makes. */
const maxCalls = 200;

/**
 * Makes the first system call of a kind fail during an upload, then the second during the next upload,
 * until an upload makes fewer calls. With PostgreSQL only the calls for files fail. Each upload is retried
 * with its idempotency key. At the end the server is killed and its promises are checked.
 */
export async function sweepFaults(
  engine: Engine,
  error: string,
  step: number,
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
      : { DATABASE_URL: database.url, AUTH_SECRET: "a secret for the fault suites, long enough" }),
  };
  const report = { injected: {}, wrong: [], refused: 0 };
  const submissions: Submission[] = [];
  const server = await startSmallSite(environment);
  try {
    await send(server.url, newSubmission(1_000));
    for (const part of engine === "sqlite"
      ? (["files", "database"] as const)
      : ["files" as const]) {
      const thread = await findThread(server.pid, parts[part].thread);
      for (const call of parts[part].calls) {
        await sweepCall({ server, thread, part, call, error, step }, submissions, report);
      }
    }
    await server.kill();
    return { ...report, ...(await comparePromises(environment, submissions, mail)) };
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
  step: number;
};

async function sweepCall(
  { server, thread, part, call, error, step }: Target,
  submissions: Submission[],
  report: Pick<SweepReport, "injected" | "wrong" | "refused">,
): Promise<void> {
  const name = `${call} of the ${part}`;
  for (let n = 1; n < maxCalls; n += n < 4 ? 1 : step) {
    const submission = newSubmission(200_000);
    submissions.push(submission);
    const options = ["-e", `trace=${call}`, "-e", `inject=${call}:error=${error}:when=${n}`];
    const { result, log } = await withTrace([thread], options, () =>
      outcome(server.url, submission),
    );
    if (result === "refused") report.refused += 1;
    else if (result !== "stored") report.wrong.push(`${result} at ${name} ${n}`);
    const again = await outcome(server.url, submission);
    if (again !== "stored") report.wrong.push(`${again} after ${name} ${n} was over`);
    if (!log.includes("(INJECTED)")) return;
    report.injected[name] = (report.injected[name] ?? 0) + 1;
  }
  report.wrong.push(`${name}: more than ${maxCalls} calls`);
}

/** "stored", "refused" with Retry-After, or a description of another response. */
async function outcome(url: string, submission: Submission): Promise<string> {
  try {
    const response = await send(url, submission);
    if (response.status === 201) return "stored";
    const isRefusal = response.status === 503 && Number(response.headers.get("retry-after")) > 0;
    return isRefusal ? "refused" : `${response.status} ${(await response.text()).slice(0, 200)}`;
  } catch (error) {
    return `no response (${error instanceof Error ? String(error.cause) : String(error)})`;
  }
}
