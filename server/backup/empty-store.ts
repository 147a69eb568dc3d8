import type { Config } from "#server/config.ts";
import { appliedMigrations } from "#server/db/migrate.ts";
import type { Db } from "#server/db/schema.ts";
import { findUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import { countRows } from "#server/db/whole-tables.ts";
import type { Files } from "#server/files/files.ts";
import { ArchiveError } from "./archive-error.ts";
import type { Manifest } from "./manifest.ts";
import { readSecret, secretId, type SiteSecret } from "./secret.ts";

/**
 * Throws an ArchiveError that says what is in the way, if anything is. Otherwise says whether the
 * secret of the archive has to be put beside the data.
 */
export async function demandEmptyStore(
  { config, db, files }: { config: Config; db: Db; files: Files },
  manifest: Manifest,
  { withAnotherSecret }: { withAnotherSecret: boolean },
): Promise<boolean> {
  const begun = await findUnfinishedRestore(db);
  if (begun !== undefined) throw new ArchiveError([begun]);
  const inTheWay = [...(await rowsIn(db, manifest)), ...(await filesIn(files))];
  if (inTheWay.length > 0) {
    throw new ArchiveError(["The store is not empty; nothing was changed. It has", ...inTheWay]);
  }
  if (manifest.secret === null) return false;
  const secret = await readSecret(config);
  if (secret === undefined && manifest.secret.isIncluded) return true;
  const isSame = secret !== undefined && secretId(secret.text) === manifest.secret.id;
  if (!isSame && !withAnotherSecret) {
    throw new ArchiveError([otherSecret(secret, manifest.secret.isIncluded, config)]);
  }
  return false;
}

async function rowsIn(db: Db, { migration }: Manifest): Promise<string[]> {
  const newest = (await appliedMigrations(db)).at(-1);
  if (newest === undefined) return [];
  const counted = await countRows(db);
  if (counted.length > 0) return counted.map(({ table, rows }) => `  ${table}: ${rows} rows`);
  return newest > migration
    ? [`  empty tables of a newer version (${newest}): make the database anew`]
    : [];
}

async function filesIn(files: Files): Promise<string[]> {
  for await (const { key } of files.list()) return [`  resumes, such as ${key}`];
  return [];
}

function otherSecret(
  secret: SiteSecret,
  isInBackup: boolean,
  { dataDir }: Pick<Config, "dataDir">,
): string {
  const what =
    secret === undefined
      ? "The backup was made where AUTH_SECRET was set, and here it is not."
      : secret.isBesideData
        ? `The secret in ${dataDir} is not the one the backup was made with.`
        : "AUTH_SECRET is not the one the backup was made with.";
  const remedy = isInBackup
    ? "It is in the backup: tar -xOf FILE auth-secret"
    : "Set AUTH_SECRET as it was.";
  return `${what} Sessions, links of applicants and two-step sign-in would be void. ${remedy} If it is lost: --with-another-secret`;
}
