import type { FileHandle } from "node:fs/promises";

/** The file contradicts the rules of its format. */
export class MalformedFileError extends Error {
  override name = "MalformedFileError";
}

/** Up to `length` bytes from `position`; fewer only at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

const chunkBytes = 64 * 1024;

/** The bytes from `start` to `end` in chunks. The file stays open, unlike after `createReadStream`. */
export async function* chunksOf(
  file: FileHandle,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += chunkBytes) {
    yield await readAt(file, at, Math.min(chunkBytes, end - at));
  }
}

/** Longer than any match. */
const overlapBytes = 128;

/** The matches of a global pattern in a file read as Latin-1; memory holds one chunk. */
export async function* matchesIn(
  file: FileHandle,
  pattern: RegExp,
): AsyncGenerator<{ text: string; at: number }> {
  const { size } = await file.stat();
  for (let start = 0; start < size; start += chunkBytes) {
    const chunk = await readAt(file, start, chunkBytes + overlapBytes);
    for (const { 0: text, index } of chunk.toString("latin1").matchAll(pattern)) {
      // The next chunk finds matches that start in the overlap.
      if (index < chunkBytes) yield { text, at: start + index };
    }
  }
}
