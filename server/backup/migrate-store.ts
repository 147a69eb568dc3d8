import { PassThrough } from "node:stream";
import { ConfigError, readConfig, type Config, type Environment } from "#server/config.ts";
import { migrateTo, newestMigration } from "#server/db/migrate.ts";
import { requireNoOtherServer } from "#server/db/other-servers.ts";
import { demandNoUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import { countRows } from "#server/db/whole-tables.ts";
import { openFiles } from "#server/files/open.ts";
import { ArchiveError, type Manifest } from "./archive.ts";
import { readArchive, readManifest, type Entries } from "./read-archive.ts";
import { compareStore, fillStore, requireEmptyStore } from "./restore.ts";
import { readSecret, withClaimedStore, type Store } from "./store.ts";
import { requireWholeStore, writeArchive } from "./write-archive.ts";

/** From where to where, and which of the two halves of a store goes there. */
export type Move = { source: Config; target: Config; rows: boolean; files: boolean };

const bucket = [
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** The variables that say where a store is. Those of the target have `TO_` before their name. */
const places = ["DATA_DIR", "DATABASE_URL", ...bucket] as const;

/**
 * The move that an environment describes. What has no new place stays where it is; a new DATA_DIR is
 * the place of all that has no other. Throws a ConfigError when nothing goes anywhere.
 */
export async function readMove(environment: Environment): Promise<Move> {
  const source = readConfig(environment);
  const secret = await readSecret(source);
  if (secret === undefined) {
    throw new ConfigError([
      `There is nothing to move: no server was ever started on ${source.dataDir}`,
    ]);
  }
  const target = readTarget({ ...environment, AUTH_SECRET: secret.text });
  const isFolderNew = source.dataDir !== target.dataDir;
  const rows =
    source.databaseUrl !== target.databaseUrl || (target.databaseUrl === undefined && isFolderNew);
  const files =
    source.s3?.bucket !== target.s3?.bucket ||
    source.s3?.endpoint !== target.s3?.endpoint ||
    (target.s3 === undefined && isFolderNew);
  if (!rows && !files) {
    throw new ConfigError(["Nothing to move: set TO_DATABASE_URL, TO_S3_BUCKET or TO_DATA_DIR"]);
  }
  return { source, target, rows, files };
}

function readTarget(environment: Environment): Config {
  const given = (name: string) => environment[`TO_${name}`];
  const isFolderNew = given("DATA_DIR") !== undefined;
  const isBucketNew = bucket.some((name) => given(name) !== undefined);
  const stays = (name: (typeof places)[number]) => {
    if (name === "DATA_DIR") return true;
    return !isFolderNew && (name === "DATABASE_URL" || !isBucketNew);
  };
  const set = places.map((name) => {
    return [name, given(name) ?? (stays(name) ? environment[name] : undefined)] as const;
  });
  try {
    return readConfig({ ...environment, ...Object.fromEntries(set) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // What is wrong with other variables has been told of the source already.
    throw new ConfigError(error.problems.map((problem) => `TO_${problem}`));
  }
}

/** `tell` is called with the name of each entry; `patienceMs` bounds the wait for other servers to end. */
type MoveOptions = { tell?: (entry: string) => void; patienceMs?: number };

/**
 * Moves a store by a backup that is piped into a restore. Files go first and rows last, all or none, so
 * that a move that was cut off is simply run again. The source is not changed. Gives the manifest of
 * both stores. Throws an ArchiveError when the target holds anything else, and a DataInUseError while a
 * server is running on either side.
 */
export function moveStore(move: Move, options: MoveOptions = {}): Promise<Manifest> {
  return withClaimedStore(move.source, async (source) => {
    await requireNoOtherServer(source.db, options.patienceMs);
    await requireWholeStore(source.db);
    if (move.rows) {
      return withClaimedStore(move.target, (target) => moveInto(move, source, target, options));
    }
    return moveInto(move, source, { ...source, files: await openFiles(move.target) }, options);
  });
}

async function moveInto(
  { rows, files }: Move,
  source: Store,
  target: Store,
  { tell, patienceMs }: MoveOptions,
): Promise<Manifest> {
  if (rows) {
    await requireNoOtherServer(target.db, patienceMs);
    await demandNoUnfinishedRestore(target.db);
    if ((await countRows(target.db)).length > 0) return compareStores(source, target, tell);
  }
  const half = { ...(rows && { db: target.db }), ...(files && { files: target.files }) };
  await requireEmptyStore(half, newestMigration, source.db);
  if (rows) await migrateTo(target.db, newestMigration);
  return pipeArchive(source, tell, (entries, written) =>
    fillStore(target, entries, { rows, files, secret: false }, async () => {
      await written;
      // What a server that was started meanwhile wrote would stay behind. The guard against leaks
      // would take this query for one that escapes the transaction of the target.
      await requireNoOtherServer(source.db.withoutPlugins(), patienceMs);
    }),
  );
}

/** Whether an earlier run has moved everything: throws an ArchiveError when the target differs. */
async function compareStores(
  source: Store,
  target: Store,
  tell: MoveOptions["tell"],
): Promise<Manifest> {
  const manifest = await pipeArchive(source, tell, readManifest);
  const differences = await compareStore(target, manifest);
  if (differences.length > 0) {
    throw new ArchiveError(
      `The target holds other data; nothing was changed.\n${differences.join("\n")}`,
    );
  }
  return manifest;
}

/** Reads an archive of this store while it is written. */
async function pipeArchive(
  source: Store,
  tell: MoveOptions["tell"],
  work: (entries: Entries, written: Promise<unknown>) => Promise<Manifest>,
): Promise<Manifest> {
  const pipe = new PassThrough();
  const written = writeArchive(source, pipe);
  // The reader then fails with the error of the writer.
  const failed = written.catch((error: Error) => pipe.destroy(error));
  try {
    return await work(readArchive(pipe, tell), written);
  } finally {
    pipe.destroy();
    await failed;
  }
}
