import { readSecret } from "#server/backup/secret.ts";
import { ConfigError, readConfig, type Config, type Environment } from "#server/config.ts";

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
  const rows =
    source.databaseUrl !== target.databaseUrl ||
    (target.databaseUrl === undefined && source.dataDir !== target.dataDir);
  const files =
    source.s3?.bucket !== target.s3?.bucket ||
    source.s3?.endpoint !== target.s3?.endpoint ||
    (target.s3 === undefined && source.dataDir !== target.dataDir);
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
