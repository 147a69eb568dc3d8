import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import module from "node:module";
import { dirname } from "node:path";
import { limitConcurrency, OverloadError } from "#server/lib/concurrency-limiter.ts";

export type Limits = {
  /** Time for the work on the input, without queueing and starting. */
  milliseconds: number;
  /** Limit of the JavaScript heap, enforced by V8. */
  heapMb: number;
  /** Limit of the resident memory of the process, enforced on Linux only. */
  memoryMb: number;
  concurrency: number;
  queueLength: number;
};

/** For a program that reads a document: a hostile one occupies one core for five seconds at most. */
export const documentLimits = {
  milliseconds: 5_000,
  heapMb: 192,
  memoryMb: 448,
  queueLength: 20,
} satisfies Partial<Limits>;

/** The program crashed or exceeded a limit. */
export class LimitedProgramError extends Error {
  override readonly name = "LimitedProgramError";
  readonly reason: "time" | "memory" | "crash";

  constructor(program: URL, reason: LimitedProgramError["reason"]) {
    super(`${program.pathname.split("/").at(-1)} ended without a result: ${reason}`);
    this.reason = reason;
  }
}

const memoryCheckMs = 50;
/** A busy machine takes seconds to start a process. */
const startMs = 30_000;
const running = new Set<ChildProcess>();
let isStopping = false;

/**
 * Prepares a Node program for untrusted input. Each call starts a process, sends it the input, and
 * resolves with its result (see `answer-parent.ts`). The process gets no environment variables of the
 * server, and its output is ignored. Throws a `LimitedProgramError`, or an `OverloadError` when the
 * queue is full or the server stops.
 */
export function limitedProgram(program: URL, limits: Limits): (input: unknown) => Promise<unknown> {
  const limit = limitConcurrency(limits);
  return (input) => limit(() => runOnce(program, limits, input));
}

/** Kills all running programs and starts no more. For the shutdown of the server. */
export function killLimitedPrograms(): void {
  isStopping = true;
  for (const child of running) child.kill("SIGKILL");
}

async function runOnce(program: URL, limits: Limits, input: unknown): Promise<unknown> {
  if (isStopping) throw stopping();
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    env: environment(),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  running.add(child);
  let reason: LimitedProgramError["reason"] = "crash";
  let result: { value: unknown } | undefined;
  const end = (why: typeof reason) => {
    reason = why;
    child.kill("SIGKILL");
  };
  let deadline = setTimeout(end, startMs, "crash");
  const watch = setInterval(() => {
    if (residentMb(child.pid) > limits.memoryMb) end("memory");
  }, memoryCheckMs);
  child.once("message", () => {
    clearTimeout(deadline);
    deadline = setTimeout(end, limits.milliseconds, "time");
    child.once("message", (value) => {
      result = { value };
      child.kill("SIGKILL");
    });
    // A failure to send is followed by the exit.
    child.send([input, limits.milliseconds], () => undefined);
  });
  try {
    const [, signal] = await once(child, "exit");
    // V8 aborts when its heap is full.
    if (signal === "SIGABRT") reason = "memory";
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    running.delete(child);
  }
  if (result !== undefined) return result.value;
  throw isStopping ? stopping() : new LimitedProgramError(program, reason);
}

const stopping = () => new OverloadError("The server is stopping");

/** Passes on the compile cache, which shortens the start, and no other variable. */
function environment(): NodeJS.ProcessEnv {
  const cache = module.getCompileCacheDir();
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) };
}

function residentMb(pid: number | undefined): number {
  if (process.platform !== "linux" || pid === undefined) return 0;
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    // The process has ended.
    return 0;
  }
}
