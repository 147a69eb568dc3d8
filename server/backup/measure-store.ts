import type { Db } from "#server/db/schema.ts";
import { isTable, sumTable } from "#server/db/whole-tables.ts";
import { DamagedFileError, type Files } from "#server/files/files.ts";
import type { Contents } from "./manifest.ts";
import { namedResumes, openResumeSum } from "./resumes.ts";

/**
 * What the store holds of these tables, and of the resumes that rows name: every row and every byte is
 * read. Resumes known to be lost count as their rows say; any other that is missing or damaged throws
 * a DamagedFileError.
 */
export async function measureStore(
  { db, files }: { db: Db; files: Files },
  tables: readonly string[],
  lost: ReadonlySet<string>,
): Promise<Contents> {
  const sums: Contents["tables"] = {};
  for (const table of tables) {
    if (isTable(table)) sums[table] = await sumTable(db, table);
  }
  const sum = openResumeSum();
  for await (const { key, bytes, sha256 } of namedResumes(db)) {
    try {
      await files.readVerified(key, { bytes, sha256 });
    } catch (error) {
      if (!(error instanceof DamagedFileError && lost.has(key))) throw error;
    }
    sum.add({ key, bytes, sha256 });
  }
  return { tables: sums, resumes: sum.end() };
}
