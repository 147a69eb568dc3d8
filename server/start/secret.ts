import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ConfigError } from "#server/start/config.ts";
import type { Config } from "#server/context.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { readState, storeState } from "#server/db/state.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { createFolder, nullIfMissing, fsync } from "#server/files/disk.ts";
import { decrypt, deriveKeys, encrypt, type Keys } from "#server/http/keys.ts";

type SecretConfig = Pick<Config, "authSecret" | "previousAuthSecret" | "dataDir">;

/** The file with the secret, for servers without AUTH_SECRET. */
export const authSecretPath = (dataDir: string) => join(dataDir, "auth-secret");

/** The secret of the site; undefined before the first start. */
export type SiteSecret = Awaited<ReturnType<typeof readSecret>>;

/** Reads the secret without creating one. `id` identifies it without revealing it. */
export async function readSecret({ authSecret, dataDir }: Pick<Config, "authSecret" | "dataDir">) {
  const stored =
    authSecret ?? (await readFile(authSecretPath(dataDir), "utf8").catch(nullIfMissing))?.trim();
  if (stored === undefined) return undefined;
  return { text: stored, id: deriveKeys(stored).id, isInDataDir: authSecret === undefined };
}

/** The keys of AUTH_SECRET, or else of the secret in the data folder, which the first start creates. */
export async function loadKeys(config: SecretConfig): Promise<Keys> {
  const path = authSecretPath(config.dataDir);
  const secret = (await readSecret(config))?.text ?? (await createSecret(path));
  if (Buffer.byteLength(secret) < 32) {
    throw new ConfigError([
      `${path} contains no usable secret: remove it, and the next start creates a new one`,
    ]);
  }
  const { previousAuthSecret: previous } = config;
  return deriveKeys(secret, previous === lostSecret ? undefined : previous);
}

/** `claimDataDir` keeps a second process from doing this at the same time. */
async function createSecret(path: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const draft = `${path}.new`;
  await createFolder(dirname(path));
  await writeFile(draft, `${secret}\n`, { mode: 0o600, flush: true });
  // A crash leaves either no secret or a whole one.
  await rename(draft, path);
  await fsync(dirname(path));
  return secret;
}

/** The value of AUTH_SECRET_PREVIOUS that accepts a new secret without the earlier one. */
const lostSecret = "lost";

const rowName = "auth-secret";

/**
 * Throws a ConfigError if the database was used with another secret: sessions, applicants' links and
 * two-step sign-in would fail without a word. Records a new secret that follows AUTH_SECRET_PREVIOUS, and
 * encrypts the two-step secrets with it.
 */
export async function requireKnownSecret(
  db: Db,
  keys: Keys,
  config: SecretConfig,
  now: Date,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    // Locks a row that exists, so that one of several servers changes it.
    await storeState({ db: tx, now }, rowName, keys.id, sql`false`);
    const known = await readState(tx, rowName);
    if (known === keys.id) return;
    if (known !== keys.previous?.id && config.previousAuthSecret !== lostSecret) {
      throw new ConfigError([differentSecret(config)]);
    }
    await encryptAgain(tx, keys);
    await storeState({ db: tx, now }, rowName, keys.id);
  });
}

/** Whether the database was used with another secret than these; undefined before the first start. */
export async function findSecretProblem(db: Db, config: SecretConfig): Promise<string | undefined> {
  const secret = await readSecret(config);
  const { previousAuthSecret: previous } = config;
  const known = await readState(db, rowName);
  if (secret === undefined || known === undefined || previous === lostSecret) return undefined;
  const { id, previous: earlier } = deriveKeys(secret.text, previous);
  return known === id || known === earlier?.id ? undefined : differentSecret(config);
}

/** Lets the next start record any secret, as after the restore of a backup whose secret is lost. */
export const forgetSecret = (tx: Tx) =>
  tx.deleteFrom("state").where("name", "=", rowName).execute();

function differentSecret({ authSecret, dataDir }: SecretConfig): string {
  const name = authSecret === undefined ? authSecretPath(dataDir) : "AUTH_SECRET";
  return `${name} is not the secret that this database was used with. Set the earlier one again (a backup may contain it: tar -xOf FILE auth-secret), or keep the new one and set AUTH_SECRET_PREVIOUS to the earlier one. If that is lost, set AUTH_SECRET_PREVIOUS=${lostSecret} for one start: see docs/operations.md, Secrets`;
}

/** Encrypts the two-step secrets with the present key, so that AUTH_SECRET_PREVIOUS can be removed later. */
async function encryptAgain(tx: Tx, { twoStep, previous }: Keys): Promise<void> {
  if (previous === undefined) return;
  const users = await tx
    .selectFrom("users")
    .select(["id", "two_step_secret"])
    .where("two_step_secret", "is not", null)
    .execute();
  for (const { id, two_step_secret } of users) {
    const text = decrypt(previous.twoStep, id, two_step_secret ?? "");
    // An even earlier secret encrypted it.
    if (text === null) continue;
    await tx
      .updateTable("users")
      .set({ two_step_secret: encrypt(twoStep, id, text) })
      .where("id", "=", id)
      .execute();
  }
}
