import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import { endOfZip } from "#server/files/zip-end.ts";

const maxMarkupBytes = 8 * 1024 * 1024;
const maxPartsBytes = 24 * 1024 * 1024;

/** The parts of a docx that its text and pictures stand in, by their names. */
export type DocxParts = Map<string, Buffer>;

/**
 * Unpacks a docx. What the archive says of the size of a part may be a lie; the parts are measured
 * while they are read, so that no reader after this one can be made to swell. Throws where there is
 * more than a resume has.
 */
export async function unpackDocx(document: Buffer): Promise<DocxParts> {
  const end = endOfZip(document, document.length);
  const archive = await fromBufferPromise(document.subarray(0, end));
  const parts: DocxParts = new Map();
  let markupBytes = 0;
  let bytes = 0;
  for await (const entry of archive.eachEntry()) {
    const isMarkup = /\.(?:xml|rels)$/i.test(entry.fileName);
    if (!isMarkup && !/\.(?:png|jpe?g|gif|webp)$/i.test(entry.fileName)) continue;
    bytes += entry.uncompressedSize;
    if (isMarkup) markupBytes += entry.uncompressedSize;
    if (bytes > maxPartsBytes || markupBytes > maxMarkupBytes) {
      throw new RangeError("The document is too large to be shown");
    }
    // The stream fails when more comes out of it than the archive says.
    parts.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return parts;
}

/** A docx of these parts, not compressed. */
export function packDocx(parts: DocxParts): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of parts) archive.addBuffer(content, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
