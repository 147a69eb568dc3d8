import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";

/** Programs that store only new parts of an archive find an unchanged file by its bytes, header included. */
const sameTime = new Date(0);

type AddEntry = (name: string, content: Buffer) => Promise<void>;

/** Streams the entries that `work` adds into `sink`. Rejects with the error of either, or with that of `signal`. */
export async function writeTar<Result>(
  sink: Writable,
  work: (add: AddEntry) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const archive = pack();
  const add: AddEntry = (name, content) =>
    new Promise((resolve, reject) => {
      const header = { name, mode: 0o600, mtime: sameTime };
      const entry = archive.entry(header, content, (error) => {
        if (error) reject(error);
        else resolve();
      });
      // When the sink fails. Without a listener, this would end the process.
      entry.on("error", reject);
    });
  // A stream that is aborted before it is piped would crash the process.
  signal?.throwIfAborted();
  const piped = pipeline(archive, sink, signal === undefined ? {} : { signal });
  // Awaited below.
  piped.catch(() => undefined);
  try {
    const result = await work(add);
    archive.finalize();
    await piped;
    return result;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    await piped;
    throw error;
  }
}
