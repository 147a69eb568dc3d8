import { isStillNamed, namedResumes } from "#server/backup/resumes.ts";
import type { Db } from "#server/db/schema.ts";
import { DamagedFileError, type Files } from "#server/files/files.ts";
import { batches } from "#server/db/batches.ts";
import { WrongDatabaseError, orphanedFiles } from "#server/jobs/purge-files.ts";
import { advice, ok, problem, type Finding } from "./finding.ts";

const atOnce = 4;
const mostTold = 5;

type Store = { db: Db; files: Files };

/** Whether every row has its file, every file is what its row says, and every file has a row. */
export async function checkResumes(store: Store, now: Date): Promise<Finding[]> {
  return [await checkRows(store), await checkFiles(store, now)];
}

async function checkRows({ db, files }: Store): Promise<Finding> {
  let sound = 0;
  let damaged = 0;
  const told: string[] = [];
  for await (const some of batches(namedResumes(db), atOnce)) {
    await Promise.all(
      some.map(async (resume) => {
        try {
          await files.readVerified(resume.key, resume);
          sound += 1;
        } catch (error) {
          if (!(error instanceof DamagedFileError)) throw error;
          if (!(await isStillNamed(db, resume))) return;
          damaged += 1;
          const { applicationId: id, key } = resume;
          if (told.length < mostTold) told.push(id === key ? id : `${id} (file ${key})`);
        }
      }),
    );
  }
  if (damaged === 0) return ok("resumes", `${sound} files are what their rows say`);
  const others = damaged > told.length ? ` and ${damaged - told.length} more` : "";
  return problem(
    "resumes",
    `${damaged} are missing or damaged, those of the applications ${told.join(", ")}${others}`,
    "take them from an older backup (docs/operations.md, Doctor)",
  );
}

async function checkFiles({ db, files }: Store, now: Date): Promise<Finding> {
  let litter = 0;
  try {
    for await (const _key of orphanedFiles(db, files, now)) litter += 1;
  } catch (error) {
    if (!(error instanceof WrongDatabaseError)) throw error;
    return problem(
      "files",
      "no application has a file, yet there are files: they belong to another database",
      "set DATA_DIR, DATABASE_URL and S3_BUCKET as the server has them",
    );
  }
  return litter === 0
    ? ok("files", "each of them has its row")
    : advice("files", `${litter} belong to nobody`, "none: the server removes them within an hour");
}
