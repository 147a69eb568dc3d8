import { addAbortSignal, PassThrough, pipeline, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive. Texts and bytes are in memory, other contents are read when their turn comes. */
export type ZipEntry = { path: string; content: string | Buffer | AsyncIterable<string> };

const chunkBytes = 64 * 1024;

/**
 * Streams a ZIP archive. It asks for an entry when most of the one before has been read, so memory holds one.
 * An entry that fails breaks this stream instead of ending it; when its reader leaves, the entries end.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const closed = new AbortController();
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  // An error before a response reads the stream has no other listener, and would end the process.
  output.on("error", () => undefined).once("close", () => closed.abort());
  zip.on("error", fail);
  pipeline(zip.outputStream, output, () => undefined);
  addEntries(zip, entries, closed.signal).catch(fail);
  return output;
}

async function addEntries(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { path, content } of entries) {
    const isInMemory = typeof content === "string" || Buffer.isBuffer(content);
    const chunks = isInMemory ? chunksOf(Buffer.from(content)) : content;
    const source = addAbortSignal(signal, Readable.from(chunks, { objectMode: false }));
    zip.addReadStream(source, path);
    // The archive reports no error of its sources.
    await finished(source);
  }
  zip.end();
}

function* chunksOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
}

/** An archive of these files, without compression. */
export function packZip(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(content, path, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
