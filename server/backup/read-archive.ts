import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { extract } from "tar-stream";
import * as z from "zod/mini";
import { isKnownMigration } from "#server/db/migrate.ts";
import { parseRow, type Row } from "#server/db/table-rows.ts";
import {
  archiveFormat,
  ArchiveError,
  ArchiveHeader,
  checksumsEntry,
  headerEntry,
  Manifest,
  manifestEntry,
} from "./archive.ts";

/** `folder` and `item` are the parts of the name; the item is the key of a resume or a table. */
export type Entry = { name: string; folder: string; item: string; content: Buffer };
/** The entries between header and manifest, then the manifest. */
export type Entries = AsyncGenerator<Entry, Manifest>;

const maxProblems = 20;
/** Far larger than the first entry. */
const maxHeaderBytes = 64 * 1024;
/** Far larger than a resume, a piece of a table, or the checksums of a million files. */
const maxEntryBytes = 256 * 1024 * 1024;
/** Far larger than any piece of a table that this program writes. */
const maxPieceBytes = 64 * 1024 * 1024;

/**
 * Yields the entries of an archive and returns its manifest. The entries are verified only once it
 * returns: the checksums are at the end. Throws an ArchiveError that names what is damaged.
 */
export async function* readArchive(source: Readable, onEntry?: (name: string) => void): Entries {
  const sums = new Map<string, string>();
  let manifest: Manifest | undefined;
  let isChecked = false;
  for await (const entry of entriesIn(source)) {
    const { name, content } = entry;
    onEntry?.(name);
    if (sums.size === 0) requireReadable(entry);
    if (isChecked) throw new ArchiveError(`${name} has no checksum`);
    if (name === checksumsEntry) {
      requireChecksums(content, sums);
      isChecked = true;
    } else {
      sums.set(name, hash("sha256", content));
      if (name === manifestEntry) manifest = parse(Manifest, content);
      else if (name !== headerEntry) yield entry;
    }
  }
  if (!isChecked) throw new ArchiveError("The backup is not complete: its last entry is missing");
  if (manifest === undefined) throw new ArchiveError(`${manifestEntry} is missing`);
  return manifest;
}

/** Reads and verifies a whole archive. Throws as `readArchive` does. */
export const verifyArchive = (path: string): Promise<Manifest> =>
  readManifest(readArchive(createReadStream(path)));

/** The header of an archive, without reading more; undefined for any other file. */
export async function readHeader(path: string): Promise<ArchiveHeader | undefined> {
  const source = createReadStream(path, { end: maxHeaderBytes - 1 });
  try {
    for await (const { name, content } of entriesIn(source)) {
      return name === headerEntry ? parse(ArchiveHeader, content) : undefined;
    }
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  } finally {
    source.destroy();
  }
}

/** Skips to the manifest, which verifies all entries. */
export async function readManifest(entries: Entries): Promise<Manifest> {
  for (;;) {
    const { value, done } = await entries.next();
    if (done === true) return value;
  }
}

export async function rowsIn(content: Buffer): Promise<Row[]> {
  const text = await promisify(gunzip)(content, { maxOutputLength: maxPieceBytes });
  return text.toString("utf8").split("\n").slice(0, -1).map(parseRow);
}

async function* entriesIn(source: Readable): AsyncGenerator<Entry> {
  const tar = extract();
  // An error of the source also destroys `tar`, and the loop below throws it.
  pipeline(source, tar, () => undefined);
  let last: string | undefined;
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header;
      if (size > maxEntryBytes) throw new ArchiveError(`${name} is too large`);
      const content = await buffer(entry);
      const [folder = "", item = ""] = name.split("/");
      yield { name, folder, item, content };
      last = name;
    }
  } catch (error) {
    const isTar =
      error instanceof Error && /Unexpected end|Invalid (tar )?header/.test(error.message);
    if (!isTar) throw error;
    if (last === undefined) throw noBackup();
    const what = error.message.startsWith("Unexpected") ? "cut off" : "damaged";
    throw new ArchiveError(`The backup is ${what} after ${last}`);
  }
}

const noBackup = () => new ArchiveError("This is not a backup of the site");

const AnyHeader = z.object({ format: z.number(), migration: z.string() });

function requireReadable({ name, content }: Entry): void {
  const header = name === headerEntry ? parse(AnyHeader, content) : undefined;
  if (header === undefined) throw noBackup();
  if (header.format !== archiveFormat || !isKnownMigration(header.migration)) {
    throw new ArchiveError(
      `Another version of the site made this backup (format ${header.format}, ${header.migration}): restore it with that version`,
    );
  }
}

function requireChecksums(list: Buffer, sums: ReadonlyMap<string, string>): void {
  const unlisted = new Set(sums.keys());
  const problems: string[] = [];
  for (const line of list.toString("utf8").split("\n").slice(0, -1)) {
    const [sum = "", name = ""] = line.split("  ");
    if (!unlisted.delete(name)) problems.push(`${name} is missing`);
    else if (sums.get(name) !== sum) problems.push(`${name} is damaged`);
  }
  for (const name of unlisted) problems.push(`${name} has no checksum`);
  if (problems.length > 0) throw new ArchiveError(problems.slice(0, maxProblems).join("\n"));
}

/** The content of an entry, or undefined when it does not match the schema. */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  content: Buffer,
): z.infer<Schema> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(content.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
