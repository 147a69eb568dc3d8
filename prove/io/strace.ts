import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/**
 * Traces threads while `work` runs, and returns strace's log. It follows no child: strace can wait for
 * ever for one that ended.
 */
export async function withTrace<Result>(
  threads: readonly number[],
  options: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; log: string }> {
  const folder = await mkdtemp(join(tmpdir(), "site-trace-"));
  const file = join(folder, "log");
  const strace = spawn(
    "strace",
    ["-o", file, ...options, ...threads.flatMap((id) => ["-p", String(id)])],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  try {
    await waitUntilAttached(strace.stderr, threads.length);
    const result = await work();
    strace.kill("SIGINT");
    await once(strace, "close");
    return { result, log: await readFile(file, "latin1") };
  } finally {
    strace.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}

/** The threads of a process that exist now. */
export async function threadsOf(pid: number): Promise<number[]> {
  return (await readdir(`/proc/${pid}/task`)).map(Number);
}

/** The thread of a process whose name starts with `name`. */
export async function findThread(pid: number, name: string): Promise<number> {
  for (const thread of await threadsOf(pid)) {
    const comm = await readFile(`/proc/${pid}/task/${thread}/comm`, "utf8");
    if (comm.startsWith(name)) return thread;
  }
  throw new Error(`The server has no thread ${name}`);
}

async function waitUntilAttached(stderr: Readable, threads: number): Promise<void> {
  let output = "";
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (output.split("attached").length > threads) return;
  }
  throw new Error(`strace did not attach: ${output}`);
}
