import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";

const maxMarkupBytes = 8 * 1024 * 1024;
const maxPartsBytes = 24 * 1024 * 1024;

/**
 * A docx with nothing but the parts its text and pictures stand in, unpacked. What the archive says of
 * the size of a part may be a lie; the parts are measured while they are read, so that no reader after
 * this one can be made to swell. Throws where there is more than a resume has.
 */
export async function docxParts(document: Buffer): Promise<Buffer> {
  const archive = await fromBufferPromise(document);
  const parts = new ZipFile();
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
    const part = await buffer(await archive.openReadStreamPromise(entry));
    parts.addBuffer(part, entry.fileName, { compress: false });
  }
  parts.end();
  return buffer(parts.outputStream);
}
