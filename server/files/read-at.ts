import type { FileHandle } from "node:fs/promises";

/** The file contradicts the rules of its own format. */
export class MalformedFileError extends Error {
  override name = "MalformedFileError";
}

/** Up to `length` bytes from `position`; fewer only where the file ends. */
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

const pieceBytes = 64 * 1024;

/** The bytes from `start` to `end`, piece by piece. The file stays open, unlike after a stream of its own. */
export async function* piecesOf(
  file: FileHandle,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += pieceBytes) {
    yield await readAt(file, at, Math.min(pieceBytes, end - at));
  }
}

/** Longer than anything that is looked for. */
const overlapBytes = 128;

/** Where a global pattern matches in a file read as Latin-1, never holding more than a piece of it. */
export async function* occurrencesIn(
  file: FileHandle,
  pattern: RegExp,
): AsyncGenerator<{ text: string; at: number }> {
  const { size } = await file.stat();
  for (let start = 0; start < size; start += pieceBytes) {
    const piece = await readAt(file, start, pieceBytes + overlapBytes);
    for (const { 0: text, index } of piece.toString("latin1").matchAll(pattern)) {
      // What begins in the overlap is found in the next piece.
      if (index < pieceBytes) yield { text, at: start + index };
    }
  }
}
