import type { FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { opensWithoutPassword, readPdfValue } from "./pdf-password.ts";
import type { PdfDictionary, PdfEncryption } from "./pdf-password.ts";
import { chunksOf, matchesIn, readAt } from "./read-at.ts";
import type { ResumeProblem } from "./resume-problem.ts";

// A PDF is a set of numbered objects and tables of their positions (ISO 32000-1, 7.5). Objects can be
// in compressed streams; tables, trailers and the encryption dictionary cannot. This does not follow the
// tables, since readers open files with wrong tables.

const table = /\b(?:trailer|startxref)\b|\/(?:XRef|Root)\b/u;
/** Control characters count as white space in a PDF. */
const page = /\/Type[\s\p{Cc}]*\/Page(?![A-Za-z])|\/Kids[\s\p{Cc}]*[[\d]/u;
const packedObjects = /\/ObjStm\b/u;
const words = new RegExp([table, page, packedObjects].map(({ source }) => source).join("|"), "gu");

const maxPackedStreams = 500;
const maxUnpackedBytes = 16 * 1024 * 1024;
/** The maximum distance between `/ObjStm` and the first byte of the stream. */
const dictionaryBytes = 2_048;

/** Returns ".pdf" if a file with a PDF header has pages and needs no password, otherwise the problem. */
export async function examinePdf(file: FileHandle): Promise<".pdf" | ResumeProblem> {
  const packed: number[] = [];
  let hasTable = false;
  let hasPage = false;
  for await (const { text, at } of matchesIn(file, words)) {
    hasTable ||= table.test(text);
    hasPage ||= page.test(text);
    if (packedObjects.test(text) && packed.length < maxPackedStreams) packed.push(at);
  }
  if (!hasTable) return "damaged";
  const encryption = await findEncryption(file);
  if (encryption !== undefined && !opensWithoutPassword(encryption)) return "locked";
  // The compressed streams of an encrypted document are unreadable here.
  const mayHoldPage = encryption !== undefined && packed.length > 0;
  return hasPage || mayHoldPage || (await hasPackedPage(file, packed)) ? ".pdf" : "damaged";
}

async function hasPackedPage(file: FileHandle, packed: readonly number[]): Promise<boolean> {
  let unpackedBytes = 0;
  for (const at of packed) {
    const dictionary = (await readAt(file, at, dictionaryBytes)).toString("latin1");
    const start = /stream\r?\n/.exec(dictionary);
    if (start === null) continue;
    const objects = await unpack(file, at + start.index + start[0].length);
    if (page.test(objects)) return true;
    unpackedBytes += objects.length;
    if (unpackedBytes > maxUnpackedBytes) return false;
  }
  return false;
}

const maxObjectsBytes = 1024 * 1024;

/** The start of the objects in a compressed stream, as far as it inflates. */
async function unpack(file: FileHandle, position: number): Promise<string> {
  const { size } = await file.stat();
  let objects = "";
  try {
    await pipeline(chunksOf(file, position, size), createInflate(), async (unpacked) => {
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

/** Longer than trailers and encryption dictionaries. */
const aroundBytes = 4_096;
const maxTrailers = 5;

/** The encryption in the last trailer of a PDF; undefined if it has none. */
async function findEncryption(file: FileHandle): Promise<PdfEncryption | undefined> {
  const named = [];
  for await (const { at } of matchesIn(file, /\/Encrypt(?![A-Za-z])/g)) named.push(at);
  for (const at of named.slice(-maxTrailers).toReversed()) {
    const dictionary = await dictionaryNamedAt(file, at);
    // The text of a page can contain the word too.
    if (dictionary?.has("/Filter")) return { dictionary, fileId: await fileIdNear(file, at) };
  }
  return undefined;
}

async function dictionaryNamedAt(file: FileHandle, at: number) {
  const text = await textAt(file, at + "/Encrypt".length);
  const reference = /^\s*(\d{1,10})\s+(\d{1,5})\s+R\b/.exec(text);
  if (reference === null) return asDictionary(text);
  const [, number = "", generation = ""] = reference;
  let dictionary: PdfDictionary | undefined;
  const object = new RegExp(String.raw`(?<!\d)0*${Number(number)}\s+${generation}\s+obj`, "g");
  for await (const found of matchesIn(file, object)) {
    dictionary = asDictionary(await textAt(file, found.at + found.text.length)) ?? dictionary;
  }
  return dictionary;
}

/** The first of the two ids near a trailer, which all trailers of a file share. */
async function fileIdNear(file: FileHandle, at: number): Promise<Buffer> {
  const before = Math.min(at, aroundBytes);
  const around = (await readAt(file, at - before, before + aroundBytes)).toString("latin1");
  const ids = around.matchAll(/\/ID\s*(?=\[)/g);
  const nearest = Array.from(ids, ({ 0: word, index }) => index + word.length).toSorted(
    (one, other) => Math.abs(one - before) - Math.abs(other - before),
  )[0];
  const value = nearest === undefined ? [] : readPdfValue(around.slice(nearest));
  const first = Array.isArray(value) ? value[0] : undefined;
  return Buffer.isBuffer(first) ? first : Buffer.alloc(0);
}

const textAt = async (file: FileHandle, at: number) =>
  (await readAt(file, at, aroundBytes)).toString("latin1");

function asDictionary(text: string): PdfDictionary | undefined {
  const value = readPdfValue(text);
  return value instanceof Map ? value : undefined;
}
