import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Follows a running process, or one of its threads, while the work lasts; gives what strace wrote. */
export async function traced<Result>(
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
    await untilAttached(strace.stderr);
    const result = await work();
    strace.kill("SIGINT");
    await once(strace, "close");
    return { result, log: await readFile(file, "latin1") };
  } finally {
    strace.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}

/** The thread of a process whose name begins so. */
export async function findThread(pid: number, name: string): Promise<number> {
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const comm = await readFile(`/proc/${pid}/task/${thread}/comm`, "utf8");
    if (comm.startsWith(name)) return Number(thread);
  }
  throw new Error(`The server has no thread ${name}`);
}

async function untilAttached(stderr: Readable): Promise<void> {
  let said = "";
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    if (said.includes("attached")) return;
  }
  throw new Error(`strace did not attach: ${said}`);
}
