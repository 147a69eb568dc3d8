import { existsSync } from "node:fs";
import { access, constants, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#server/context.ts";
import { countRowsByTable } from "#server/db/table-rows.ts";
import { nullIfMissing } from "#server/files/disk.ts";
import { spaceProblem } from "#server/files/free-space.ts";
import { deriveKeys } from "#server/http/keys.ts";
import { authSecretPath, readSecret } from "#server/start/secret.ts";
import { ArchiveError, type Manifest } from "./archive.ts";
import { withStore, type Store } from "./store.ts";

// What a restore meets: everything that can refuse it is asked before the first row of the store goes.

/**
 * What becomes of the site's secret in an empty store: it stays where the archive has the same one or none; it
 * makes room for the one in the archive; it stays although it differs, if it may; otherwise the restore is refused.
 */
export async function chooseSecret(
  expected: Manifest["secret"],
  { previousAuthSecret: previous, ...config }: Config,
  mayDiffer = false,
): Promise<"keep" | "take" | "differ" | "refuse"> {
  const secret = await readSecret(config);
  if (expected === null || secret?.id === expected.id) return "keep";
  if (secret !== undefined && previous !== undefined && deriveKeys(previous).id === expected.id) {
    return "keep";
  }
  if (expected.isIncluded && secret === undefined) return "take";
  if (mayDiffer) return "differ";
  return expected.isIncluded && secret?.isInDataDir === true ? "take" : "refuse";
}

/** The secret of an empty store opens nothing, but may be a copy that somebody misses. */
export async function setSecretAside({ dataDir }: Config): Promise<void> {
  const path = authSecretPath(dataDir);
  await rename(path, `${path}.replaced-${Date.now()}`).catch(nullIfMissing);
}

export async function differentSecret(
  { secret: expected }: Manifest,
  config: Config,
): Promise<ArchiveError> {
  const secret = await readSecret(config);
  const remedy =
    expected?.isIncluded === true
      ? "Set AUTH_SECRET to the one in the backup (tar -xOf FILE auth-secret), or unset it: without rows and files, a store takes that one."
      : "Set AUTH_SECRET as it was.";
  return new ArchiveError(
    `AUTH_SECRET is ${secret === undefined ? "not set" : "not the one of the backup"}. Sessions, links of applicants and two-step sign-in would become invalid. ${remedy} If it is lost: --allow-different-secret`,
  );
}

/** Room that a restore leaves free. */
const reservedBytes = 200 * 1024 * 1024;
/** Rows are compressed in an archive, and SQLite adds indexes. */
const rowsGrow = 12;

/** Throws an ArchiveError when the disk of DATA_DIR has no room for what the restore writes to it. */
export async function requireRoom(
  { resumes }: Pick<Manifest, "resumes">,
  { config }: Pick<Store, "config">,
  archiveBytes: number,
): Promise<void> {
  const rows = Math.max(0, archiveBytes - resumes.bytes) * rowsGrow;
  const needed =
    reservedBytes +
    (config.s3 === undefined ? resumes.bytes : 0) +
    (config.databaseUrl === undefined ? rows : 0);
  const problem = await spaceProblem(existingFolder(config.dataDir), needed, "the restore");
  if (problem !== undefined)
    throw new ArchiveError(`${config.dataDir} ${problem}. Nothing was changed`);
}

function existingFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingFolder(dirname(path));
}

/**
 * Lines that say what a restore would do here, and whether it would be refused even once the store is empty.
 * Changes nothing, also where there is no store yet.
 */
export async function previewRestore(
  manifest: Manifest,
  config: Config,
  archiveBytes: number,
): Promise<{ lines: string[]; isRefused: boolean }> {
  const lines: string[] = [];
  const refusals: string[] = [];
  const use = await chooseSecret(manifest.secret, config);
  if (use === "refuse") refusals.push((await differentSecret(manifest, config)).message);
  if (use === "take")
    lines.push(`The secret of the backup becomes ${authSecretPath(config.dataDir)}.`);
  try {
    await requireRoom(manifest, { config }, archiveBytes);
    await access(existingFolder(config.dataDir), constants.W_OK);
  } catch (error) {
    refusals.push(error instanceof Error ? error.message : String(error));
  }
  const hasStore =
    config.databaseUrl !== undefined || existsSync(join(config.dataDir, "site.sqlite"));
  const held = hasStore ? await withStore(config, ({ db, files }) => readHeld({ db, files })) : [];
  if (held.length > 0) {
    lines.push(
      `The store here is not empty: ${held.join(", ")}. Make a backup, then empty it with empty-store --yes, then restore.`,
    );
  }
  return { lines: [...lines, ...refusals], isRefused: refusals.length > 0 };
}

async function readHeld({ db, files }: Pick<Store, "db" | "files">): Promise<string[]> {
  const held = (await countRowsByTable(db)).map(({ table, rows }) => `${table} ${rows}`);
  for await (const _ of files.list()) return [...held, "resumes"];
  return held;
}
