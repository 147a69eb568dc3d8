import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { SetupError } from "../scripts/setup/project.mjs";

// Reads process figures from Linux's /proc.

async function read(pid: number, file: string): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/${file}`, "utf8");
  } catch {
    throw new SetupError("Measuring memory and CPU time needs Linux.");
  }
}

/** The resident memory of a process, in MiB. */
export async function residentMiB(pid: number): Promise<number> {
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(await read(pid, "status"))?.[1];
  return Math.round(Number(kibibytes) / 1024);
}

/** The running child processes of a process. */
export async function childrenOf(pid: number): Promise<number[]> {
  const children = await read(pid, `task/${pid}/children`);
  return children.split(" ").filter(Boolean).map(Number);
}

/** The command line of a process. */
export async function commandOf(pid: number): Promise<string> {
  return (await read(pid, "cmdline")).replaceAll("\0", " ");
}

/** The CPU time of a process in seconds, in steps of 0.01. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await read(pid, "stat");
  // The second field, in brackets, is the program's name and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Waits until a server has rendered all its pages, which ends its render process. */
export async function waitUntilRendered(pid: number): Promise<void> {
  while ((await childrenOf(pid)).length > 0) await pause(100);
}
