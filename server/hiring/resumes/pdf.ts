import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import type { ResumeProblem } from "./resume-problem.ts";

// A PDF is a set of numbered objects and tables of their positions (ISO 32000-1, 7.5). Objects can be
// in compressed streams; tables, trailers and the encryption dictionary cannot. This does not follow the
// tables, since readers open files with wrong tables.

const table = /\b(?:trailer|startxref)\b|\/(?:XRef|Root)\b/u;
/** Control characters count as white space in a PDF. */
const page = /\/Type[\s\p{Cc}]*\/Page(?![A-Za-z])|\/Kids[\s\p{Cc}]*[[\d]/u;
const packedObjects = /\/ObjStm\b/u;
const encryption = /\/Encrypt(?![A-Za-z])/u;
const words = new RegExp(
  [table, page, packedObjects, encryption].map(({ source }) => source).join("|"),
  "gu",
);

const maxPackedStreams = 500;
/** The start of a stream names its first pages. */
const maxPackedBytes = 256 * 1024;
const maxPackedBytesOfAll = 2 * 1024 * 1024;
const maxUnpackedBytes = 16 * 1024 * 1024;
/** The maximum distance between `/ObjStm` and the first byte of the stream. */
const dictionaryBytes = 2_048;

/** Returns ".pdf" if a file with a PDF header has pages and needs no password, otherwise the problem. */
export async function examinePdf(content: Buffer): Promise<".pdf" | ResumeProblem> {
  const packed: number[] = [];
  let hasTable = false;
  let hasPage = false;
  let isEncrypted = false;
  for (const { 0: text, index } of content.toString("latin1").matchAll(words)) {
    hasTable ||= table.test(text);
    hasPage ||= page.test(text);
    isEncrypted ||= encryption.test(text);
    if (packedObjects.test(text) && packed.length < maxPackedStreams) packed.push(index);
  }
  if (!hasTable) return "damaged";
  // The compressed streams of an encrypted document are unreadable here.
  if (isEncrypted) {
    if (!hasPage && packed.length === 0) return "damaged";
    return (await isLocked(content)) ? "locked" : ".pdf";
  }
  return hasPage || (await hasPackedPage(content, packed)) ? ".pdf" : "damaged";
}

/** Whether a reader needs a password, a certificate or a server to open a PDF. */
async function isLocked(content: Buffer): Promise<boolean> {
  // Loaded late: few documents are encrypted.
  const { getDocumentProxy } = await import("unpdf");
  return getDocumentProxy(new Uint8Array(content), { verbosity: 0 }).then(
    () => false,
    (error: unknown) => error instanceof Error && /password|encryption/i.test(error.message),
  );
}

async function hasPackedPage(content: Buffer, packed: readonly number[]): Promise<boolean> {
  let packedBytes = 0;
  let unpackedBytes = 0;
  for (const [index, at] of packed.entries()) {
    // A stream ends before the next one, so that no byte is inflated twice.
    const end = packed[index + 1] ?? content.length;
    const dictionary = content.toString("latin1", at, Math.min(at + dictionaryBytes, end));
    const start = /stream\r?\n/.exec(dictionary);
    if (start === null) continue;
    const from = at + start.index + start[0].length;
    const stream = content.subarray(from, Math.min(from + maxPackedBytes, end));
    const objects = await unpack(stream);
    if (page.test(objects)) return true;
    packedBytes += stream.length;
    unpackedBytes += objects.length;
    if (packedBytes > maxPackedBytesOfAll || unpackedBytes > maxUnpackedBytes) return false;
  }
  return false;
}

const maxObjectsBytes = 1024 * 1024;

/** The start of the objects in a compressed stream, as far as it inflates. */
async function unpack(packed: Buffer): Promise<string> {
  let objects = "";
  try {
    await pipeline(Readable.from([packed]), createInflate(), async (unpacked) => {
      for await (const chunk of unpacked) {
        if (!Buffer.isBuffer(chunk) || objects.length > maxObjectsBytes) break;
        objects += chunk.toString("latin1");
      }
    });
  } catch {
    // A damaged stream, or one in another format, yields what was readable.
  }
  return objects;
}
