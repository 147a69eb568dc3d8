import { isKnownMigration, appliedMigrations } from "#server/db/migrate.ts";
import { demandNoOtherServer } from "#server/db/other-servers.ts";
import { claimDataDir } from "#server/db/one-server.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { demandNoUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import { openFiles } from "#server/files/open.ts";
import { demandOwnFilesAlone, moveFiles, type MovedFiles } from "./move-files.ts";
import { moveRows, prepareTarget, type MovedTable, type Tell } from "./move-rows.ts";
import { MoveError } from "./move-error.ts";
import type { Move } from "./places.ts";

export type MoveReport = {
  /** Undefined where the rows stay where they are. */
  tables: MovedTable[] | undefined;
  /** Undefined where the files stay where they are. */
  files: MovedFiles | undefined;
};

/**
 * Copies a store to another place and reads everything back: rows by the checksum of each table, files
 * byte by byte. Files go first and rows last, all or none, so that a move that was cut off is begun
 * anew and no server finds half of it. The source is not changed. Throws a MoveError, or a
 * DataInUseError while a server is running on either side.
 */
export async function moveStore(move: Move, tell: Tell, patienceMs?: number): Promise<MoveReport> {
  const release = await claim(move);
  const source = await openDb({ ...move.source, onLost: ignore }, "long work");
  const target = move.rows ? await openDb({ ...move.target, onLost: ignore }, "long work") : source;
  try {
    await demandNoOtherServer(source, patienceMs);
    if (move.rows) await demandNoOtherServer(target, patienceMs);
    const form = await formOf(source);
    const before = move.rows ? await prepareTarget(source, target, form) : undefined;
    const files = move.files ? await copyFiles(move, source, tell) : undefined;
    await demandNoOtherServer(source, patienceMs);
    const tables =
      before === undefined ? undefined : await moveRows(source, target, before, tell, patienceMs);
    return { tables, files };
  } finally {
    if (target !== source) await target.destroy();
    await source.destroy();
    release();
  }
}

async function copyFiles({ source, target }: Move, db: Db, tell: Tell): Promise<MovedFiles> {
  const [from, to] = [await openFiles(source), await openFiles(target)];
  await demandOwnFilesAlone(db, to);
  return moveFiles(db, from, to, tell);
}

/** The form of the database of the source. */
async function formOf(source: Db): Promise<string> {
  await demandNoUnfinishedRestore(source);
  const form = (await appliedMigrations(source)).at(-1);
  if (form === undefined) throw new MoveError("There is nothing to move: the database is empty");
  if (!isKnownMigration(form)) {
    throw new MoveError(`A newer version of the site was here (${form}): move with that version`);
  }
  return form;
}

/** Claims the folders of both sides in which SQLite is, or is to be. */
async function claim({ source, target, rows }: Move): Promise<() => void> {
  const sides = rows ? [source, target] : [source];
  const folders = sides.filter((side) => side.databaseUrl === undefined);
  const claims: { release: () => void }[] = [];
  const release = () => {
    for (const claim of claims) claim.release();
  };
  try {
    for (const { dataDir } of folders) claims.push(await claimDataDir(dataDir));
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** The query that needed the connection fails, and says so. */
const ignore = () => undefined;
