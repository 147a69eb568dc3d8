import { open, type FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as z from "zod/mini";
import { isKnownMigration } from "#server/db/migrate.ts";
import { ArchiveError } from "./archive-error.ts";
import { ArchiveHeader, archiveFormat, headerEntry } from "./manifest.ts";
import { readEntries, type TarEntry } from "./tar.ts";

const unpack = promisify(gunzip);
/** No piece of a table is nearly as long: what unpacks to more was not written by this program. */
const longestPiece = 64 * 1024 * 1024;

/** An entry, what it is by its name, and of which resume or table. */
export type Entry = TarEntry & { kind: Kind; of: string };

/** Opens an archive for `work` and closes it afterwards. Throws an ArchiveError when it cannot be read. */
export async function withArchive<Result>(
  path: string,
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, "r").catch((error: unknown) => {
    throw new ArchiveError([
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  });
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

export async function* entriesOf(file: FileHandle): AsyncGenerator<Entry> {
  for await (const entry of readEntries(file)) yield { ...entry, ...kindOf(entry.name) };
}

const kinds = {
  header: /^archive\.json$/,
  secret: /^auth-secret$/,
  resume: /^resumes\/([0-9a-f-]{1,64})$/,
  lost: /^lost\/([0-9a-f-]{1,64})$/,
  table: /^tables\/([a-z_]+)\/\d+\.ndjson\.gz$/,
  sums: /^sums\/\d+\.sha256$/,
  manifest: /^manifest\.json$/,
  unknown: /^/,
} as const;
type Kind = keyof typeof kinds;
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

function kindOf(name: string): { kind: Kind; of: string } {
  for (const kind of Object.keys(kinds).filter(isKind)) {
    const match = kinds[kind].exec(name);
    if (match !== null) return { kind, of: match[1] ?? "" };
  }
  return { kind: "unknown", of: "" };
}

/**
 * What the archive says of itself. Throws an ArchiveError when it is none, or of a version of the site
 * that this program does not know.
 */
export async function readHeader(file: FileHandle): Promise<ArchiveHeader> {
  const { value: first } = await entriesOf(file)
    .next()
    .catch(() => ({ value: undefined }));
  const isArchive = first !== undefined && first.name === headerEntry;
  const header = isArchive ? parse(ArchiveHeader, await first.read()) : undefined;
  if (header === undefined) throw new ArchiveError(["This is no backup of the site"]);
  if (header.format > archiveFormat || !isKnownMigration(header.migration)) {
    throw new ArchiveError([
      `The backup was made by a newer version of the site (${header.migration}): install that one first`,
    ]);
  }
  return header;
}

/** The lines of one piece of a table. */
export async function linesIn(content: Buffer): Promise<string[]> {
  const text = (await unpack(content, { maxOutputLength: longestPiece })).toString("utf8");
  return text.split("\n").slice(0, -1);
}

/** What stands in an entry, or undefined when it has not the shape. */
export function parse<Shape extends z.ZodMiniType>(
  shape: Shape,
  content: Buffer,
): z.infer<Shape> | undefined {
  try {
    return z.safeParse(shape, JSON.parse(content.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
