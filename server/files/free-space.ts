import { statfs } from "node:fs/promises";
import { minimumFreeBytes, minimumFreeBytesForMessages } from "./files.ts";

/** Below it an operator should make room; the alert SiteDiskLow has the same limit. */
const lowFreeBytes = minimumFreeBytesForMessages;

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
