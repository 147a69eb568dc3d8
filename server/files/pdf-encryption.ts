import type { FileHandle } from "node:fs/promises";
import { readPdfValue, type PdfDictionary } from "./pdf-values.ts";
import { occurrencesIn, readAt } from "./read-at.ts";

/** How a PDF is encrypted: its encryption dictionary, and the id of the file, which the key is made of. */
export type PdfEncryption = { dictionary: PdfDictionary; fileId: Buffer };

/** Trailers and encryption dictionaries are shorter. */
const aroundBytes = 4_096;
const maxTrailers = 5;

/** The encryption that the last trailer of a PDF names; undefined when none does. */
export async function findEncryption(file: FileHandle): Promise<PdfEncryption | undefined> {
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
