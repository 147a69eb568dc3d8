import { namedResumes, type NamedResume } from "#server/backup/resumes.ts";
import { orphanedKeys } from "#server/applications/records.ts";
import type { Db } from "#server/db/schema.ts";
import { DamagedFileError, type Files } from "#server/files/files.ts";
import { batches } from "#server/jobs/batches.ts";
import { MoveError } from "./move-error.ts";
import type { Tell } from "./move-rows.ts";

export type MovedFiles = {
  files: number;
  bytes: number;
  /** Keys of resumes that were missing or damaged in the source, and are missing in the target. */
  lost: string[];
};

const filesAtOnce = 8;
const keysAtOnce = 500;

/** Throws a MoveError when a store holds a file that no row of this database names. */
export async function demandOwnFilesAlone(db: Db, files: Files): Promise<void> {
  for await (const found of batches(files.list(), keysAtOnce)) {
    const keys = found.map(({ key }) => key);
    const [other] = await orphanedKeys(db, keys);
    if (other === undefined) continue;
    throw new MoveError(
      `The target holds other files, such as ${other}; nothing was changed. Choose an empty place.`,
    );
  }
}

/**
 * Copies every resume that a row names, and reads each back. What an earlier move has copied is only
 * read.
 */
export async function moveFiles(db: Db, from: Files, to: Files, tell: Tell): Promise<MovedFiles> {
  const moved: MovedFiles = { files: 0, bytes: 0, lost: [] };
  for await (const resumes of batches(namedResumes(db), filesAtOnce)) {
    const outcomes = await Promise.all(resumes.map((resume) => moveFile(from, to, resume)));
    for (const [index, { key, bytes }] of resumes.entries()) {
      if (outcomes[index] === "lost") {
        moved.lost.push(key);
      } else {
        moved.files += 1;
        moved.bytes += bytes;
      }
    }
    tell(`${moved.files} resumes`);
  }
  return moved;
}

async function moveFile(from: Files, to: Files, resume: NamedResume): Promise<"moved" | "lost"> {
  const { key, bytes } = resume;
  if (await isWhole(to, resume)) {
    // An earlier move may have been killed between the two.
    await to.secure(key);
    return "moved";
  }
  try {
    const content = await from.openVerified(key, resume);
    await to.keep(await to.receive(content, bytes), key);
  } catch (error) {
    if (error instanceof DamagedFileError) return "lost";
    throw error;
  }
  if (await isWhole(to, resume)) return "moved";
  throw new MoveError(`The resume ${key} reads back differently in the target`);
}

/** Whether every byte is there and right. */
async function isWhole(files: Files, { key, ...expected }: NamedResume): Promise<boolean> {
  try {
    // All of it is read before it is handed out.
    (await files.openVerified(key, expected)).destroy();
    return true;
  } catch (error) {
    if (error instanceof DamagedFileError) return false;
    throw error;
  }
}
