import { sql } from "kysely";
import type { Row } from "#server/db/row-lines.ts";
import type { Db } from "#server/db/schema.ts";
import { DamagedFileError, type Files } from "#server/files/files.ts";
import { batches } from "#server/db/batches.ts";
import { ArchiveError } from "./archive-error.ts";
import type { ArchiveFile } from "./archive-file.ts";
import { lostEntry, resumeEntry, type Contents } from "./manifest.ts";
import { namedResumes, openResumeSum, resumeOf, type NamedResume } from "./resumes.ts";

type Source = {
  archive: ArchiveFile;
  /** The rows as they are to be kept. */
  snapshot: Db;
  /** The rows as they are by now. */
  db: Db;
  files: Files;
  signal: AbortSignal | undefined;
};

export type Copied = {
  resumes: Contents["resumes"];
  /** Keys of resumes that are missing or damaged although their row is as it was. */
  lost: string[];
  /**
   * Applications whose resume went between the snapshot and its copy, as they were afterwards: with
   * another resume, with none, or null where everything of them was erased.
   */
  later: Map<string, Row | null>;
};

const atOnce = 4;
/** So many are no accident: then it is the wrong store, or one that is gone. */
const mostLost = 1_000;

/**
 * Copies every resume that the snapshot names into the archive. A file is kept before its row is
 * written and removed after its row is gone, so one that is missing is either lost, or its row has
 * changed since the snapshot: then the archive holds that row as it is now, with what it names.
 */
export async function copyResumes(source: Source): Promise<Copied> {
  const sum = openResumeSum();
  const copied = { lost: [] as string[], later: new Map<string, Row | null>() };
  for await (const some of batches(namedResumes(source.snapshot), atOnce)) {
    source.signal?.throwIfAborted();
    const contents = await Promise.all(some.map((resume) => readWhole(source.files, resume)));
    for (const [index, resume] of some.entries()) {
      const content = contents[index];
      const found =
        content === undefined ? await findLater(source, resume, copied) : { resume, content };
      if (found === undefined) continue;
      await add(source.archive, found);
      sum.add(found.resume);
    }
  }
  return { ...copied, resumes: sum.end() };
}

/** Without content, it is lost. */
type Found = { resume: NamedResume; content: Buffer | undefined };

async function readWhole(
  files: Files,
  { key, sha256, bytes }: NamedResume,
): Promise<Buffer | undefined> {
  try {
    return await files.readVerified(key, { sha256, bytes });
  } catch (error) {
    if (error instanceof DamagedFileError) return undefined;
    throw error;
  }
}

/** What became of a resume that cannot be read: replaced, gone with its application, or lost. */
async function findLater(
  { db, files }: Source,
  first: NamedResume,
  { lost, later }: Pick<Copied, "lost" | "later">,
): Promise<Found | undefined> {
  let resume = first;
  for (;;) {
    const row = await readApplication(db, resume.applicationId);
    const now = row === null ? undefined : resumeOf(row);
    if (now?.key === resume.key) {
      lost.push(resume.key);
      if (lost.length > mostLost) throw tooManyLost();
      return { resume, content: undefined };
    }
    later.set(resume.applicationId, row);
    if (now === undefined) return undefined;
    resume = now;
    const content = await readWhole(files, resume);
    if (content !== undefined) return { resume, content };
  }
}

async function readApplication(db: Db, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select * from applications where id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const { seq: _seq, ...row } = found;
  return row;
}

function add(archive: ArchiveFile, { resume, content }: Found): Promise<void> {
  const { key, bytes, sha256 } = resume;
  return content === undefined
    ? archive.add(lostEntry(key), Buffer.from(JSON.stringify({ bytes, sha256 })))
    : archive.add(resumeEntry(key), content);
}

const tooManyLost = () =>
  new ArchiveError([
    `More than ${mostLost} resumes are missing or damaged: this is not the file store that belongs to the database`,
  ]);
