import type { FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { opensWithoutPassword, readPdfValue } from "./pdf-password.ts";
import type { PdfDictionary, PdfEncryption } from "./pdf-password.ts";
import { occurrencesIn, piecesOf, readAt } from "./read-at.ts";
import type { ResumeProblem } from "./resume-problem.ts";

// A PDF is a set of numbered objects, and tables of their positions (ISO 32000-1, 7.5). Objects
// may be packed into compressed streams; the tables with their trailers and the encryption dictionary
// never are. The tables are not followed, since readers open files whose tables are wrong.

const table = /\b(?:trailer|startxref)\b|\/(?:XRef|Root)\b/u;
/** Control characters are white space in a PDF. */
const page = /\/Type[\s\p{Cc}]*\/Page(?![A-Za-z])|\/Kids[\s\p{Cc}]*[[\d]/u;
const packedObjects = /\/ObjStm\b/u;
const words = new RegExp([table, page, packedObjects].map(({ source }) => source).join("|"), "gu");

const maxPackedStreams = 500;
const maxUnpackedBytes = 16 * 1024 * 1024;
/** Between the word that names a stream of objects and its first byte. */
const dictionaryBytes = 2_048;

/** Whether a file with the header of a PDF has pages and opens without a password, or why not. */
export async function examinePdf(file: FileHandle): Promise<".pdf" | ResumeProblem> {
  const packed: number[] = [];
  let hasTable = false;
  let hasPage = false;
  for await (const { text, at } of occurrencesIn(file, words)) {
    hasTable ||= table.test(text);
    hasPage ||= page.test(text);
    if (packedObjects.test(text) && packed.length < maxPackedStreams) packed.push(at);
  }
  if (!hasTable) return "damaged";
  const encryption = await findEncryption(file);
  if (encryption !== undefined && !opensWithoutPassword(encryption)) return "locked";
  // Packed objects of an encrypted document cannot be read here.
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

/** The beginning of what is packed from there on, as far as it can be unpacked. */
async function unpack(file: FileHandle, position: number): Promise<string> {
  const { size } = await file.stat();
  let objects = "";
  try {
    await pipeline(piecesOf(file, position, size), createInflate(), async (unpacked) => {
      for await (const piece of unpacked) {
        if (!Buffer.isBuffer(piece) || objects.length > maxObjectsBytes) break;
        objects += piece.toString("latin1");
      }
    });
  } catch {
    // A damaged or differently packed stream ends where it cannot be read on.
  }
  return objects;
}

/** Trailers and encryption dictionaries are shorter. */
const aroundBytes = 4_096;
const maxTrailers = 5;

/** The encryption that the last trailer of a PDF names; undefined when none does. */
async function findEncryption(file: FileHandle): Promise<PdfEncryption | undefined> {
  const named = [];
  for await (const { at } of occurrencesIn(file, /\/Encrypt(?![A-Za-z])/g)) named.push(at);
  for (const at of named.slice(-maxTrailers).toReversed()) {
    const dictionary = await dictionaryNamedAt(file, at);
    // The words may stand in the text of a page as well.
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
  for await (const found of occurrencesIn(file, object)) {
    dictionary = asDictionary(await textAt(file, found.at + found.text.length)) ?? dictionary;
  }
  return dictionary;
}

/** The first of the two ids beside it, which all trailers of a file share. */
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
