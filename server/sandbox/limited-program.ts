import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import module from "node:module";
import { totalmem } from "node:os";
import { dirname } from "node:path";
import { limitConcurrency, OverloadError } from "#server/sandbox/concurrency-limiter.ts";

export type Limits = {
  /**
   * Processor time for the work on the input, without queueing and starting. On a busy machine it may take
   * `wallFactor` times as long; where the system tells no processor time, only that limit applies, and is shorter.
   */
  milliseconds: number;
  /** Limit of the JavaScript heap, enforced by V8. */
  heapMb: number;
  /** Limit of the resident memory of the process, enforced on Linux only. */
  memoryMb: number;
  concurrency: number;
  queueLength: number;
  /** Limit of the serialized result. */
  outputBytes: number;
  /** Whether it examines an upload: a place is kept for it, and it still runs while the server stops. */
  examinesUpload?: boolean;
};

/** With less, three programs beside the server could fill the memory (docs/operations.md, "Memory"). */
const threePlacesMb = 1_536;
const machineMb = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 1024 / 1024;
/** How many programs run at the same time, of all kinds together, with up to 256 MB each. */
export const places = machineMb < threePlacesMb ? 2 : 3;
const inPlace = limitConcurrency({ concurrency: places, queueLength: Infinity });
/** One place less, so that documents and pictures in the panel do not delay uploads. */
const inSharedPlace = limitConcurrency({ concurrency: places - 1, queueLength: Infinity });

/** For a program that reads a document: a hostile one occupies one core for five seconds at most. */
export const documentLimits = {
  milliseconds: 5_000,
  heapMb: 160,
  memoryMb: 256,
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

const checkMs = 25;
/** On a machine with much other work, the processor time of a good document comes in small pieces. */
const wallFactor = process.platform === "linux" ? 20 : 4;
/** A busy machine takes seconds to start a process. */
const startMs = 30_000;
const running = new Set<ChildProcess>();
let isStopping = false;

/**
 * Prepares a Node program for untrusted input. Each call starts a process, sends it the input, which it
 * reads when its turn comes, and resolves with the result (see `answer-parent.ts`). The process gets no
 * environment variables of the server, and its output is ignored. Throws a `LimitedProgramError`, or an `OverloadError` when the
 * queue is full or the server stops. All programs share `places`. `signal`, for example of a client that disconnects, ends the process
 * or takes the input out of the queue; the call then throws its reason.
 */
export function limitedProgram(
  program: URL,
  limits: Limits,
): (readInput: () => unknown, signal?: AbortSignal) => Promise<unknown> {
  const limit = limitConcurrency(limits);
  return (readInput, signal) => {
    const run = async () => runOnce(program, limits, await readInput(), signal);
    const runInPlace = () => inPlace(run, signal);
    return limit(
      limits.examinesUpload === true ? runInPlace : () => inSharedPlace(runInPlace, signal),
      signal,
    );
  };
}

/** Kills the running programs and starts no more, except those that outlive it. For the shutdown of the server. */
export function killLimitedPrograms(): void {
  isStopping = true;
  for (const child of running) child.kill("SIGKILL");
}

async function runOnce(
  program: URL,
  { milliseconds, heapMb, memoryMb, outputBytes, examinesUpload = false }: Limits,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  if (isStopping && !examinesUpload) throw stopping();
  const child = fork(program, {
    // A small young generation: a large document fits into a third less memory, in twice the time.
    execArgv: [`--max-old-space-size=${heapMb}`, "--max-semi-space-size=4"],
    env: environment(),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (!examinesUpload) running.add(child);
  let reason: LimitedProgramError["reason"] = "crash";
  let result: { value: unknown } | undefined;
  const kill = () => child.kill("SIGKILL");
  const end = (why: typeof reason) => {
    reason = why;
    kill();
  };
  signal?.addEventListener("abort", kill);
  const wallMs = wallFactor * milliseconds;
  let deadline = setTimeout(end, startMs, "crash");
  let mayUseMs = Infinity;
  const watch = setInterval(() => {
    if (residentMb(child.pid) > memoryMb) end("memory");
    else if (processorMs(child.pid) > mayUseMs) end("time");
  }, checkMs);
  child.once("message", () => {
    clearTimeout(deadline);
    deadline = setTimeout(end, wallMs, "time");
    mayUseMs = processorMs(child.pid) + milliseconds;
    child.once("message", (value) => {
      result = { value };
      kill();
    });
    // A failure to send is followed by the exit.
    child.send({ input, wallMs, outputBytes } satisfies ProgramInput, () => undefined);
  });
  try {
    const [, exitSignal] = await once(child, "exit");
    // V8 aborts when its heap is full.
    if (exitSignal === "SIGABRT") reason = "memory";
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    running.delete(child);
    signal?.removeEventListener("abort", kill);
  }
  if (result !== undefined) return result.value;
  signal?.throwIfAborted();
  throw isStopping && !examinesUpload ? stopping() : new LimitedProgramError(program, reason);
}

/** What a program receives from the server. */
export type ProgramInput = { input: unknown; wallMs: number; outputBytes: number };

const stopping = () => new OverloadError("The server is stopping");

/** One heap of glibc for all threads, the compile cache, which shortens the start, and no other variable. */
function environment(): NodeJS.ProcessEnv {
  const cache = module.getCompileCacheDir();
  const oneHeap = { MALLOC_ARENA_MAX: "1" };
  return cache === undefined ? oneHeap : { ...oneHeap, NODE_COMPILE_CACHE: dirname(cache) };
}

function residentMb(pid: number | undefined): number {
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(readProcess(pid, "status"))?.[1] ?? 0) / 1024;
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** The processor time that a process has used in all its threads. */
function processorMs(pid: number | undefined): number {
  // The name of the program, in parentheses, may contain spaces.
  const fields = readProcess(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return tickMs * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
}

function readProcess(pid: number | undefined, file: "stat" | "status"): string {
  if (process.platform !== "linux" || pid === undefined) return "";
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    // The process has ended.
    return "";
  }
}
