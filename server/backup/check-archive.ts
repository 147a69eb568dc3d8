import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import * as z from "zod/mini";
import { openSum, rowOf } from "#server/db/row-lines.ts";
import { ArchiveError } from "./archive-error.ts";
import { Manifest, manifestEntry, type ArchiveHeader, type Contents } from "./manifest.ts";
import { entriesOf, linesIn, parse, readHeader, type Entry } from "./read-archive.ts";
import { openResumeSum, resumeOf } from "./resumes.ts";
import { DamagedTarError } from "./tar.ts";

const Lost = z.object({ bytes: z.number(), sha256: z.string() });
const mostTold = 20;

/**
 * Reads the whole archive and holds every part against its checksum, every table against the manifest
 * and every resume against the row that names it. Throws an ArchiveError that names what is damaged.
 */
export async function checkArchive(file: FileHandle): Promise<Manifest> {
  const header = await readHeader(file);
  const problems: string[] = [];
  const check = openCheck(problems);
  let manifest: Manifest | undefined;
  try {
    for await (const entry of entriesOf(file)) {
      const content = await entry.read();
      if (entry.kind === "manifest") manifest = parse(Manifest, content);
      else await check.pass(entry, content);
      if (problems.length >= mostTold) throw new ArchiveError(problems);
    }
  } catch (error) {
    if (error instanceof DamagedTarError) problems.push(`The backup is ${error.message}`);
    else throw error;
  }
  if (problems.length > 0) throw new ArchiveError(problems);
  if (manifest === undefined) {
    throw new ArchiveError([`The backup is not whole: its ${manifestEntry} is missing or damaged`]);
  }
  const differences = check.compare(manifest, header);
  if (differences.length > 0) throw new ArchiveError(differences);
  return manifest;
}

/** What two stores, or a store and a manifest, differ in; nothing when they hold the same. */
export function compareContents(expected: Contents, found: Contents): string[] {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)]);
  const differences = Array.from(names).flatMap((table) => {
    const [before, after] = [expected.tables[table], found.tables[table]];
    if (before?.rows !== after?.rows) {
      return [`${table} has ${after?.rows ?? 0} rows instead of ${before?.rows ?? 0}`];
    }
    return before?.sha256 === after?.sha256 ? [] : [`${table} has other rows`];
  });
  const { files, bytes, sha256 } = expected.resumes;
  const isSame =
    found.resumes.files === files &&
    found.resumes.bytes === bytes &&
    found.resumes.sha256 === sha256;
  return isSame ? differences : [...differences, "The resumes are not those of the applications"];
}

/** Adds up what passes, and notes every entry that is not what its checksum says. */
function openCheck(problems: string[]) {
  const tables = new Map<string, ReturnType<typeof openSum>>();
  const stored = openResumeSum();
  const named = openResumeSum();
  const allSums = createHash("sha256");
  /** Checksums of the entries whose list of checksums has not come yet. */
  const passed = new Map<string, string>();

  const checkLines = async (table: string, content: Buffer) => {
    const sum = tables.get(table) ?? openSum();
    tables.set(table, sum);
    for (const line of await linesIn(content)) {
      sum.add(line);
      const resume = table === "applications" ? resumeOf(rowOf(line)) : undefined;
      if (resume !== undefined) named.add(resume);
    }
  };
  const checkSums = (content: Buffer) => {
    allSums.update(content);
    const expected = content.toString("utf8").split("\n").slice(0, -1);
    const names = new Set(passed.keys());
    for (const line of expected) {
      const [sum = "", name = ""] = line.split("  ");
      if (!names.delete(name)) problems.push(`${name} is missing`);
      else if (passed.get(name) !== sum) problems.push(`${name} is damaged`);
    }
    for (const name of names) problems.push(`${name} has no checksum`);
    passed.clear();
  };

  return {
    async pass(entry: Entry, content: Buffer): Promise<void> {
      if (entry.kind === "sums") {
        checkSums(content);
        return;
      }
      const sha256 = createHash("sha256").update(content).digest("hex");
      passed.set(entry.name, sha256);
      if (entry.kind === "resume") stored.add({ key: entry.of, bytes: content.length, sha256 });
      if (entry.kind === "lost") {
        const lost = parse(Lost, content);
        if (lost !== undefined) stored.add({ key: entry.of, ...lost });
      }
      // A damaged piece is told by its checksum, which follows.
      if (entry.kind === "table") await checkLines(entry.of, content).catch(() => undefined);
    },
    compare(manifest: Manifest, header: ArchiveHeader): string[] {
      const sums = Array.from(tables, ([table, sum]) => [table, sum.end()] as const);
      const resumes = stored.end();
      const isWhole =
        passed.size === 0 &&
        allSums.digest("hex") === manifest.sums &&
        manifest.made_at === header.made_at &&
        manifest.migration === header.migration &&
        named.end().sha256 === resumes.sha256;
      return [
        ...compareContents(manifest, { tables: Object.fromEntries(sums), resumes }),
        ...(isWhole ? [] : [`${manifestEntry} does not belong to this backup`]),
      ];
    },
  };
}
