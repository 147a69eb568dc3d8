import type { Db } from "#server/db/schema.ts";
import { readTable, type Row } from "#server/db/whole-tables.ts";
import { DamagedFileError, type Files, type Fingerprint } from "#server/files/files.ts";

/** A resume as the row of its application names it. */
export type NamedResume = Fingerprint & { applicationId: string; key: string };

/** Every resume that a row names, in the order of the applications. */
export async function* namedResumes(db: Db): AsyncGenerator<NamedResume> {
  for await (const row of readTable(db, "applications")) {
    const resume = resumeOf(row);
    if (resume !== undefined) yield resume;
  }
}

/** The resume that a row of `applications` names. */
export function resumeOf(row: Row): NamedResume | undefined {
  const { id, cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = row;
  const isNamed =
    typeof id === "string" &&
    typeof key === "string" &&
    typeof sha256 === "string" &&
    typeof bytes === "number";
  return isNamed ? { applicationId: id, key, sha256, bytes } : undefined;
}

/** The bytes of a resume; undefined where they are missing or damaged. */
export async function readResume(files: Files, resume: NamedResume): Promise<Buffer | undefined> {
  try {
    return await files.readVerified(resume.key, resume);
  } catch (error) {
    if (error instanceof DamagedFileError) return undefined;
    throw error;
  }
}

/** Whether the row still names this file: one that was replaced or erased meanwhile is not missed. */
export async function isStillNamed(db: Db, { applicationId, key }: NamedResume): Promise<boolean> {
  const row = await db
    .selectFrom("applications")
    .select("cv_key")
    .where("id", "=", applicationId)
    .executeTakeFirst();
  return row?.cv_key === key;
}
