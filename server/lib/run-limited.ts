import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import module from "node:module";
import { dirname } from "node:path";
import { limitConcurrency, OverloadError } from "#server/lib/concurrency-limiter.ts";

/** What one run of a program may use, and how many runs there may be. */
export type Limits = {
  /** For the work on the input; neither the queue nor the start of the process count. */
  milliseconds: number;
  /** Bound of the JavaScript heap, held by V8 itself. */
  heapMb: number;
  /** Bound of the resident memory of the process. Watched on Linux only. */
  memoryMb: number;
  concurrency: number;
  queueLength: number;
};

/** The program ended without an answer: it passed a limit, or it crashed. */
export class LimitedProgramError extends Error {
  override readonly name = "LimitedProgramError";
  readonly reason: "time" | "memory" | "crash";

  constructor(program: URL, reason: LimitedProgramError["reason"]) {
    super(`${program.pathname.split("/").at(-1)} ended without an answer: ${reason}`);
    this.reason = reason;
  }
}

const memoryCheckMs = 50;
/** A busy machine takes seconds to start a process, and that says nothing about the input. */
const startMs = 30_000;
const running = new Set<ChildProcess>();
let isStopping = false;

/**
 * Prepares a Node program for untrusted input. Each call starts a process of its own, sends it the
 * input, and resolves with its answer (see `answer-parent.ts`). The process gets no environment
 * variables of the server, and its output is dropped. Throws a `LimitedProgramError`, or an
 * `OverloadError` when the queue is full or the server is stopping.
 */
export function limitedProgram(program: URL, limits: Limits): (input: unknown) => Promise<unknown> {
  const inTurn = limitConcurrency(limits);
  return (input) => inTurn(() => runOnce(program, limits, input));
}

/** Kills all running programs at once and starts no more. For the shutdown of the server. */
export function endLimitedPrograms(): void {
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
  let answer: { value: unknown } | undefined;
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
      answer = { value };
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
  if (answer !== undefined) return answer.value;
  throw isStopping ? stopping() : new LimitedProgramError(program, reason);
}

const stopping = () => new OverloadError("The server is stopping");

/** The compile cache shortens the start. Nothing else of the server's environment is passed on. */
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
    // The process has just ended.
    return 0;
  }
}
