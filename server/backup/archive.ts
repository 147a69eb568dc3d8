import { sha256 } from "#server/lib/hash.ts";
import { pipeline } from "node:stream/promises";
import type { Writable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { pack } from "tar-stream";
import * as z from "zod/mini";
import { createTableSum, type TableSum } from "#server/db/table-rows.ts";

/**
 * An archive is a tar file with these entries in this order: `archive.json`, `auth-secret` where the
 * secret is in DATA_DIR, `resumes/<key>`, `tables/<table>/<number>.ndjson.gz`, `manifest.json`
 * and `checksums.sha256`, which lists the SHA-256 of every other entry as `sha256sum --check` reads it.
 */
export const archiveFormat = 2;

export const headerEntry = "archive.json";
export const secretEntry = "auth-secret";
export const manifestEntry = "manifest.json";
export const checksumsEntry = "checksums.sha256";

/** The first entry, which a reader needs before all others. */
export const ArchiveHeader = z.object({
  format: z.literal(archiveFormat),
  made_at: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The newest migration; a server that does not know it cannot read the archive. */
  migration: z.string(),
  /** Null before the first start of a server. */
  secret: z.nullable(
    z.object({
      /** Whether the archive contains the secret, because it is in DATA_DIR. */
      isIncluded: z.boolean(),
      /** Identifies the secret without revealing it. */
      id: z.string(),
    }),
  ),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

/** The content of a store, with which a restored store is compared. */
export const Manifest = z.extend(ArchiveHeader, {
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  resumes: z.object({ files: z.number(), bytes: z.number() }),
  /** Keys of the resumes that were missing or damaged in the store. */
  lost: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** An archive or a store cannot be used, for a reason that the operator can fix. */
export class ArchiveError extends Error {}

export type ArchiveWriter = {
  add: (name: string, content: Buffer) => Promise<void>;
  /** Adds the lines of a table in pieces. */
  addTable: (table: string, lines: AsyncIterable<string>) => Promise<TableSum>;
};

/** Characters of a table in one entry. */
const pieceLength = 1024 * 1024;

/** Programs that store only new parts of an archive find an unchanged resume by its bytes, header included. */
const sameTime = new Date(0);

const compress = promisify(gzip);
export const sha256Of = (content: Buffer) => sha256(content, "hex");
export const asJson = (value: object) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);

/** Streams the entries that `work` adds, and the list of their checksums, into `sink`. */
export async function packArchive<Result>(
  sink: Writable,
  work: (archive: ArchiveWriter) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const archive = pack();
  const checksums: string[] = [];

  const add = async (name: string, content: Buffer) => {
    checksums.push(`${sha256Of(content)}  ${name}\n`);
    await new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600, mtime: sameTime }, content, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  };
  const addTable = async (table: string, lines: AsyncIterable<string>) => {
    const sum = createTableSum();
    let [piece, pieces] = ["", 0];
    const flush = async () => {
      pieces += 1;
      const name = `tables/${table}/${String(pieces).padStart(6, "0")}.ndjson.gz`;
      await add(name, await compress(piece));
      piece = "";
    };
    for await (const line of lines) {
      sum.add(line);
      piece += `${line}\n`;
      if (piece.length >= pieceLength) await flush();
    }
    if (piece !== "") await flush();
    return sum.end();
  };
  // A stream that is aborted before it is piped would crash the process.
  signal?.throwIfAborted();
  const piped = pipeline(archive, sink, signal === undefined ? {} : { signal });
  // Awaited below.
  piped.catch(() => undefined);
  try {
    const result = await work({ add, addTable });
    await add(checksumsEntry, Buffer.from(checksums.join("")));
    archive.finalize();
    await piped;
    return result;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    await piped;
    throw error;
  }
}
