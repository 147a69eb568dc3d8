import type { FileHandle } from "node:fs/promises";

// Archives are plain tar files (POSIX ustar): they are written and read in one go, with memory for one
// entry, however many there are, and any tar program opens them.

const block = 512;
const nameLength = 100;
/** No entry is nearly as large: resumes have 5 MB, tables are cut into pieces. */
const largestEntry = 64 * 1024 * 1024;

/** The bytes cannot be a whole tar file; the message says after which entry they stop making sense. */
export class DamagedTarError extends Error {}

/** Writes an entry at the end of the file. */
export async function writeEntry(
  file: FileHandle,
  name: string,
  content: Buffer,
  modifiedAt: Date,
): Promise<void> {
  await file.appendFile(headerOf(name, content.length, modifiedAt));
  await file.appendFile(content);
  await file.appendFile(Buffer.alloc(paddingOf(content.length)));
}

/** Writes what tells a reader that no entry follows. */
export async function writeEnd(file: FileHandle): Promise<void> {
  await file.appendFile(Buffer.alloc(2 * block));
}

export type TarEntry = { name: string; read: () => Promise<Buffer> };

/** The entries in their order. What is not read of them is not loaded. Throws a DamagedTarError. */
export async function* readEntries(file: FileHandle): AsyncGenerator<TarEntry> {
  let position = 0;
  let last = "its beginning";
  for (;;) {
    const header = await readAll(file, position, block, last);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(header, last);
    const start = position + block;
    yield { name, read: () => readAll(file, start, size, name) };
    position = start + size + paddingOf(size);
    last = name;
  }
}

function headerOf(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > nameLength) throw new TypeError(`${name} is too long a name`);
  const header = Buffer.alloc(block);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(modifiedAt.getTime() / 1_000), 11), 136);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148);
  return header;
}

function parseHeader(header: Buffer, last: string): { name: string; size: number } {
  const text = (start: number, length: number) =>
    header.toString("utf8", start, start + length).replace(/\0.*$/s, "");
  const number = (start: number, length: number) => {
    const digits = text(start, length).trim();
    return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
  };
  const size = number(124, 12);
  const isSound =
    text(257, 6) === "ustar" && number(148, 8) === checksumOf(header) && size <= largestEntry;
  if (!isSound) throw new DamagedTarError(`damaged after ${last}`);
  return { name: text(0, nameLength), size };
}

/** The sum of all bytes, with blanks where the sum itself stands. */
function checksumOf(header: Buffer): number {
  const start = header.subarray(0, 148);
  const rest = header.subarray(156);
  const add = (sum: number, byte: number) => sum + byte;
  return rest.reduce(add, start.reduce(add, 8 * 0x20));
}

const paddingOf = (size: number) => (block - (size % block)) % block;

async function readAll(
  file: FileHandle,
  position: number,
  length: number,
  at: string,
): Promise<Buffer> {
  const content = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(content, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new DamagedTarError(`cut off after ${at}`);
    filled += bytesRead;
  }
  return content;
}
