import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Traces a process or thread while `work` runs, and returns strace's log. */
export async function withTrace<Result>(
  id: number,
  options: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; log: string }> {
  const folder = await mkdtemp(join(tmpdir(), "site-trace-"));
  const file = join(folder, "log");
  const strace = spawn("strace", ["-o", file, ...options, "-p", String(id)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  try {
    await waitUntilAttached(strace.stderr);
    const result = await work();
    strace.kill("SIGINT");
    await once(strace, "close");
    return { result, log: await readFile(file, "latin1") };
  } finally {
    strace.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}

/** The thread of a process whose name starts with `name`. */
export async function findThread(pid: number, name: string): Promise<number> {
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const comm = await readFile(`/proc/${pid}/task/${thread}/comm`, "utf8");
    if (comm.startsWith(name)) return Number(thread);
  }
  throw new Error(`The server has no thread ${name}`);
}

async function waitUntilAttached(stderr: Readable): Promise<void> {
  let output = "";
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (output.includes("attached")) return;
  }
  throw new Error(`strace did not attach: ${output}`);
}
