import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "#server/db/schema.ts";
import { addToLedger, readLedger } from "./disk.ts";
import type { FileStore } from "./files.ts";

// Which records were erased, kept outside of the database: a backup that is restored knows only what was erased
// before it. A ledger has one SHA-256 of an id a line, and nothing else.

type Places = { files: FileStore; config: { backups?: { folder: string } | undefined } };

const perRun = 1_000;

/**
 * Notes the erasures that are not noted yet beside the files and beside the backups. Returns how many. Throws the
 * error of a place that cannot be reached; then all are tried again, since a repeated line does no harm.
 */
export async function noteErasures(db: Db, { files, config }: Places): Promise<number> {
  const rows = await db
    .selectFrom("erased_records")
    .select("hash")
    .where("noted", "=", false)
    .orderBy("erased_at")
    .limit(perRun)
    .execute();
  const hashes = rows.map(({ hash }) => hash);
  if (hashes.length === 0) return 0;
  await files.noteErased(hashes);
  if (config.backups !== undefined) await addToLedger(config.backups.folder, hashes);
  await db.updateTable("erased_records").set({ noted: true }).where("hash", "in", hashes).execute();
  return hashes.length;
}

/** Longer than a disk or a bucket that responds at all. */
const patienceMs = 3_000;

/**
 * As `noteErasures`, for an erasure that has been committed: a place that fails or does not answer in time blocks
 * nothing, and the purge tries again.
 */
export async function tryToNoteErasures(db: Db, places: Places): Promise<void> {
  const noted = noteErasures(db, places).catch(() => undefined);
  await Promise.race([noted, pause(patienceMs, undefined, { ref: false })]);
}

/** Copies every erasure of a database to the ledger of the store to which its files come. */
export async function copyLedger(db: Db, files: FileStore): Promise<void> {
  const rows = await db.selectFrom("erased_records").select("hash").execute();
  if (rows.length > 0) await files.noteErased(rows.map(({ hash }) => hash));
}

/** The hashes in every ledger that is found: in these folders and beside the files. Undefined without any. */
export async function findErased(
  files: FileStore,
  folders: readonly string[],
): Promise<Set<string> | undefined> {
  const found = await Promise.all([...new Set(folders)].map((folder) => readLedger(folder)));
  const ledgers = [...found, await files.listErased()].filter((ledger) => ledger !== undefined);
  return ledgers.length === 0 ? undefined : new Set(ledgers.flat());
}
