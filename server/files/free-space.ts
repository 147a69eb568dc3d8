import { statfs } from "node:fs/promises";
import { minimumFreeBytes, minimumFreeBytesForMessages } from "./files.ts";

/** Below it an operator should make room; the alert SiteDiskLow has the same limit. */
const lowFreeBytes = minimumFreeBytesForMessages;

/** Bytes that an ordinary process may still write to the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** What the disk of a folder lacks for work ("a backup") that writes this many bytes; undefined if it has the room. */
export async function spaceProblem(folder: string, needed: number, work: string) {
  const free = await readFreeBytes(folder);
  if (free >= needed) return undefined;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
  return `has ${megabytes(free)} free; ${work} needs ${megabytes(needed)}`;
}

/** The free space of the disk that holds a folder, in words, and whether it is scarce or too little for uploads. */
export async function readFreeSpace(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
  const bytes = bavail * bsize;
  const state = bytes < minimumFreeBytes ? "full" : bytes < lowFreeBytes ? "low" : "enough";
  const found = `${megabytes(bytes)} of ${megabytes(blocks * bsize)} are free`;
  const consequence = {
    enough: "",
    low: `: below ${megabytes(minimumFreeBytes)} uploads are refused`,
    full: ": uploads are refused",
  };
  return { state, found: found + consequence[state] } as const;
}
