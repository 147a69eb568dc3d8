import { sql } from "kysely";
import type { Db } from "#server/db/schema.ts";
import { batches, readTable, type Row } from "#server/db/table-rows.ts";
import { DamagedFileError, type FileStore, type Checksum } from "#server/files/files.ts";

export type NamedResume = Checksum & { applicationId: string; key: string };

const concurrentReads = 4;

/** Reads the resume of every application. Its content is undefined where it is missing or damaged. */
export async function* readResumes(
  db: Db,
  files: FileStore,
): AsyncGenerator<NamedResume & { content: Buffer | undefined }> {
  for await (const rows of batches(readTable(db, "applications"), concurrentReads)) {
    const resumes = rows.flatMap((row) => resumeOf(row) ?? []);
    yield* await Promise.all(
      resumes.map(async (resume) => ({ ...resume, content: await readResume(files, resume) })),
    );
  }
}

export function resumeOf(row: Row): NamedResume | undefined {
  const { id, cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = row;
  const isNamed =
    typeof id === "string" &&
    typeof key === "string" &&
    typeof sha256 === "string" &&
    typeof bytes === "number";
  return isNamed ? { applicationId: id, key, sha256, bytes } : undefined;
}

/** The content of a resume; undefined where it is missing or damaged. */
export async function readResume(
  files: FileStore,
  resume: NamedResume,
): Promise<Buffer | undefined> {
  try {
    return await files.readVerified(resume.key, resume);
  } catch (error) {
    if (error instanceof DamagedFileError) return undefined;
    throw error;
  }
}

/** The current row of an application; null where it was erased. */
export async function readApplication(db: Db, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select * from applications where id = ${id}`.execute(db);
  const { seq: _seq, ...row } = rows[0] ?? {};
  return rows.length === 0 ? null : row;
}
