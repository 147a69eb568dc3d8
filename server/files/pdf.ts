import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import * as z from "zod/mini";
import {
  documentLimits,
  LimitedProgramError,
  limitedProgram,
} from "#server/lib/limited-program.ts";
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
const maxUnpackedBytes = 16 * 1024 * 1024;
/** The maximum distance between `/ObjStm` and the first byte of the stream. */
const dictionaryBytes = 2_048;

/**
 * Returns ".pdf" if a file with a PDF header has pages, "encrypted" if those may need a password, otherwise
 * the problem.
 */
export async function examinePdf(content: Buffer): Promise<".pdf" | "encrypted" | ResumeProblem> {
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
  if (isEncrypted) return hasPage || packed.length > 0 ? "encrypted" : "damaged";
  return hasPage || (await hasPackedPage(content, packed)) ? ".pdf" : "damaged";
}

const needsPassword = limitedProgram(new URL("./pdf-password.ts", import.meta.url), {
  ...documentLimits,
  concurrency: 1,
});

/** Whether a PDF needs a password. One that the program cannot read within its limits counts as open. */
export async function isLocked(path: string): Promise<boolean> {
  try {
    return z.boolean().parse(await needsPassword(path));
  } catch (error) {
    if (error instanceof LimitedProgramError) return false;
    throw error;
  }
}

async function hasPackedPage(content: Buffer, packed: readonly number[]): Promise<boolean> {
  let unpackedBytes = 0;
  for (const at of packed) {
    const dictionary = content.toString("latin1", at, at + dictionaryBytes);
    const start = /stream\r?\n/.exec(dictionary);
    if (start === null) continue;
    const objects = await unpack(content.subarray(at + start.index + start[0].length));
    if (page.test(objects)) return true;
    unpackedBytes += objects.length;
    if (unpackedBytes > maxUnpackedBytes) return false;
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
