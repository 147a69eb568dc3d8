import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { SetupError } from "../scripts/setup/project.mjs";

// What Linux says of a process. Elsewhere these figures are not to be had.

async function read(pid: number, file: string): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/${file}`, "utf8");
  } catch {
    throw new SetupError("Memory and processor time of a process are read on Linux only.");
  }
}

/** The memory of a process that is in RAM, in MiB. */
export async function residentMiB(pid: number): Promise<number> {
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(await read(pid, "status"))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}

/** The processes that a process has started and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await read(pid, `task/${pid}/children`);
  return children.split(" ").filter(Boolean).map(Number);
}

/** The command a process was started with. */
export async function commandOf(pid: number): Promise<string> {
  return (await read(pid, "cmdline")).replaceAll("\0", " ");
}

/** The processor time a process has used, in seconds, to a hundredth. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await read(pid, "stat");
  // The second field is the name of the program, in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Waits until a server has rendered all its pages: the process that does it ends then. */
export async function rendered(pid: number): Promise<void> {
  while ((await childrenOf(pid)).length > 0) await pause(100);
}
