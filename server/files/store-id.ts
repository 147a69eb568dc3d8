import { sql } from "kysely";
import { newId } from "#server/db/id.ts";
import type { Db } from "#server/db/schema.ts";
import { readState, storeState } from "#server/db/state.ts";
import { batches } from "#server/db/table-rows.ts";
import type { FileStore } from "./files.ts";

// A database, its files and its backups carry the id of the store, so that a lost or wrong database is no reason
// to delete files, to serve an empty site, or to rotate good backups away.

const rowName = "file-store";

/** The id of the store; undefined before the first start of a server. */
export const readStoreId = (db: Db) => readState(db, rowName);

/** The files belong to another database, or those of this one are missing: nothing may be deleted. */
export class ForeignFilesError extends Error {
  constructor(hasFiles: boolean) {
    const missing =
      "The resumes of this database are not in DATA_DIR or S3_BUCKET. Mount their disk or correct the variables, or restore a backup. If they are lost: npm run doctor -- --adopt";
    const foreign =
      "The stored resumes belong to another database than this one, which may be lost, empty or the wrong one. Nothing is deleted. Restore the database from a backup, or correct DATA_DIR, DATABASE_URL and S3_BUCKET. If the two do belong together: npm run doctor -- --adopt";
    super(hasFiles ? foreign : missing);
  }
}

/** Of orphaned files, no more than this share or number is ever plausible. */
export const plausibleOrphans = (files: number): number => Math.max(20, files / 100);

/**
 * Throws a ForeignFilesError unless the files are those of the database. A pair that lacks an id gets one
 * when it fits; otherwise each side gets an id of its own, so that later rows cannot make it fit.
 */
export async function requireOwnFiles(db: Db, files: FileStore, now: Date): Promise<void> {
  const { ids, areOwn, hasFiles } = await inspect(db, files);
  if (areOwn && ids.database !== undefined && ids.database === ids.files) return;
  if (areOwn) {
    await files.writeId(await storeId(db, ids.database ?? ids.files ?? newId(now), now));
    return;
  }
  await storeId(db, newId(now), now);
  if (ids.files === undefined && hasFiles) await files.writeId(newId(now));
  throw new ForeignFilesError(hasFiles);
}

/** Whether database and files carry the same id. */
export async function haveSameId(db: Db, files: FileStore): Promise<boolean> {
  const id = await readStoreId(db);
  return id !== undefined && id === (await files.readId());
}

/** Whether a database that has an id has not the files with it. Reads no list. */
export async function hasForeignFiles(db: Db, files: FileStore): Promise<boolean> {
  const id = await readStoreId(db);
  return id !== undefined && id !== (await files.readId());
}

/** Whether the files are those of the database. Changes nothing. */
export const areOwnFiles = async (db: Db, files: FileStore): Promise<boolean> =>
  (await inspect(db, files)).areOwn;

async function inspect(db: Db, files: FileStore) {
  const ids = { database: await readStoreId(db), files: await files.readId() };
  if (ids.database !== undefined && ids.database === ids.files) {
    return { ids, areOwn: true, hasFiles: true };
  }
  const { fits, isEmpty, hasFiles } = await compare(db, files);
  const lacksId = ids.database === undefined || ids.files === undefined;
  return { ids, areOwn: isEmpty || (lacksId && fits), hasFiles };
}

/** Makes a database and a file store one pair, whatever they contain, and no other database its owner. */
export async function pairFiles(db: Db, files: FileStore, now: Date): Promise<void> {
  await files.writeId(await storeId(db, newId(now), now, true));
}

/** Gives another file store, such as that of a restore, the id of the database. */
export async function shareId(db: Db, files: FileStore): Promise<void> {
  const id = await readStoreId(db);
  if (id !== undefined) await files.writeId(id);
}

/** Stores the id unless the database has one, which another server may just have stored. Returns it. */
async function storeId(db: Db, id: string, now: Date, replace = false): Promise<string> {
  await storeState({ db, now }, rowName, id, replace ? sql`true` : sql`false`);
  return (await readStoreId(db)) ?? id;
}

/** Whether rows name files that exist, and hardly any file lacks a row. Reads the whole list. */
async function compare(db: Db, files: FileStore) {
  let total = 0;
  let named = 0;
  for await (const some of batches(files.list(), 500)) {
    total += some.length;
    const { rows } = await db
      .selectFrom("applications")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .where(
        "cv_key",
        "in",
        some.map(({ key }) => key),
      )
      .executeTakeFirstOrThrow();
    named += rows;
  }
  const { rows } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .where("cv_key", "is not", null)
    .executeTakeFirstOrThrow();
  const fits = rows > 0 && 2 * named >= rows && total - named <= plausibleOrphans(total);
  return { fits, isEmpty: rows === 0 && total === 0, hasFiles: total > 0 };
}
