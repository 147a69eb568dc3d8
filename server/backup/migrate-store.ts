import { readFile, writeFile } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { authSecretPath, readSecret } from "#server/start/secret.ts";
import { ConfigError, readConfig, type Environment } from "#server/start/config.ts";
import type { Config } from "#server/context.ts";
import { readSecretFiles } from "#server/start/environment.ts";
import { migrateTo, newestMigration } from "#server/db/migrate.ts";
import { requireNoOtherServer } from "#server/db/one-server.ts";
import { requireNoUnfinishedRestore } from "#server/db/open.ts";
import { countRowsByTable } from "#server/db/table-rows.ts";
import { nullIfMissing } from "#server/files/disk.ts";
import { openCheckedFiles } from "#server/files/open.ts";
import { copyLedger } from "#server/files/erasure-ledger.ts";
import { shareId } from "#server/files/store-id.ts";
import { ArchiveError, type Manifest } from "./archive.ts";
import { readArchive, readManifest, type Entries } from "./read-archive.ts";
import { setSecretAside } from "./restore-target.ts";
import { compareStore, fillStore, requireEmptyStore } from "./restore.ts";
import { withClaimedStore, type Store } from "./store.ts";
import { requireWholeStore, writeArchive } from "./write-archive.ts";

/** Source and target of a move, and which halves of the store move. */
export type Move = { source: Config; target: Config; rows: boolean; files: boolean };

const bucket = [
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/**
 * Reads the move from the variables of the source, and those of the target with `TO_` before their
 * names. Without a new place rows and files stay; a new DATA_DIR takes all that has no other place.
 * Throws a ConfigError when nothing moves.
 */
export async function readMove(environment: Environment): Promise<Move> {
  const source = readConfig(environment);
  const secret = await readSecret(source);
  if (secret === undefined) {
    throw new ConfigError([`Nothing to move: no server has ever started on ${source.dataDir}`]);
  }
  const { environment: read } = readSecretFiles(environment);
  const target = readTarget({ ...read, AUTH_SECRET: secret.text });
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
  const isSet = (name: string) => environment[`TO_${name}`] !== undefined;
  const given = ["DATA_DIR", "DATABASE_URL", ...bucket].filter(
    (name) => isSet(name) || isSet(`${name}_FILE`),
  );
  const replaced = new Set<string>([
    ...given,
    ...(given.includes("DATA_DIR") ? ["DATABASE_URL", ...bucket] : []),
    ...(bucket.some((name) => given.includes(name)) ? bucket : []),
  ]);
  const kept = Object.entries(environment).filter(([name]) => !replaced.has(name));
  const set = given
    .flatMap((name) => [name, `${name}_FILE`])
    .map((name) => [name, environment[`TO_${name}`]] as const);
  try {
    return readConfig(Object.fromEntries([...kept, ...set]));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // All other variables are valid: the source was read with them.
    throw new ConfigError(error.problems.map((problem) => `TO_${problem}`));
  }
}

/** `onEntry` gets the name of each entry; `shutdownTimeoutMs` limits the wait for other servers to end. */
type MoveOptions = { onEntry?: (entry: string) => void; shutdownTimeoutMs?: number };

/**
 * Moves a store by a backup that is piped into a restore. Files go first and rows last, all or none, so
 * that an interrupted move can be run again. The source does not change. Returns the manifest of both
 * stores. Throws an ArchiveError when the target has other data, and a DataInUseError while a server
 * runs on either side.
 */
export function moveStore(move: Move, options: MoveOptions = {}): Promise<Manifest> {
  return withClaimedStore(move.source, async (source) => {
    await requireNoOtherServer(source.db, options.shutdownTimeoutMs);
    await requireWholeStore(source.db);
    if (move.rows) {
      return withClaimedStore(move.target, async (target) => {
        const manifest = await moveInto(move, source, target, options);
        await moveSecret(move);
        return manifest;
      });
    }
    return moveInto(
      move,
      source,
      { ...source, files: await openCheckedFiles(move.target) },
      options,
    );
  });
}

/** A store that moves into a folder of its own finds its secret there. */
async function moveSecret({ source, target }: Move): Promise<void> {
  const secret = await readSecret(source);
  const isFolder = target.databaseUrl === undefined && target.dataDir !== source.dataDir;
  if (!isFolder || secret?.isInDataDir !== true) return;
  const path = authSecretPath(target.dataDir);
  if ((await readFile(path, "utf8").catch(nullIfMissing))?.trim() === secret.text) return;
  await setSecretAside(target);
  await writeFile(path, `${secret.text}\n`, { flag: "wx", mode: 0o600, flush: true });
}

async function moveInto(
  { rows, files }: Move,
  source: Store,
  target: Store,
  { onEntry, shutdownTimeoutMs }: MoveOptions,
): Promise<Manifest> {
  if (rows) {
    await requireNoOtherServer(target.db, shutdownTimeoutMs);
    await requireNoUnfinishedRestore(target.db);
    if ((await countRowsByTable(target.db)).length > 0)
      return compareStores(source, target, onEntry);
  }
  const half = { ...(rows && { db: target.db }), ...(files && { files: target.files }) };
  await requireEmptyStore(half, newestMigration, source.db);
  if (rows) await migrateTo(target.db, newestMigration);
  if (files) {
    await shareId(source.db, target.files);
    await copyLedger(source.db, target.files);
  }
  return pipeArchive(source, onEntry, (entries, written) =>
    fillStore(target, entries, { rows, files, secret: false }, async () => {
      await written;
      // A server that was started meanwhile may have written rows. Without plugins, since the guard
      // refuses queries outside of the open transaction.
      await requireNoOtherServer(source.db.withoutPlugins(), shutdownTimeoutMs);
    }),
  );
}

/** After an earlier run that moved everything: throws an ArchiveError when the target differs. */
async function compareStores(
  source: Store,
  target: Store,
  onEntry: MoveOptions["onEntry"],
): Promise<Manifest> {
  const manifest = await pipeArchive(source, onEntry, readManifest);
  const differences = await compareStore(target, manifest);
  if (differences.length > 0) {
    throw new ArchiveError(
      `The target has other data; nothing was changed.\n${differences.join("\n")}`,
    );
  }
  return manifest;
}

/** Reads an archive of this store while writing it. */
async function pipeArchive(
  source: Store,
  onEntry: MoveOptions["onEntry"],
  work: (entries: Entries, written: Promise<unknown>) => Promise<Manifest>,
): Promise<Manifest> {
  const pipe = new PassThrough();
  const written = writeArchive(source, pipe);
  // The reader then fails with the error of the writer.
  const failed = written.catch((error: Error) => pipe.destroy(error));
  try {
    return await work(readArchive(pipe, onEntry), written);
  } finally {
    pipe.destroy();
    await failed;
  }
}
