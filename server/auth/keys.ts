import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ConfigError, type Config } from "#server/config.ts";
import { createFolder, nullIfMissing, fsync } from "#server/files/folder.ts";

/** Derives one key for each use from AUTH_SECRET. */
export function deriveKeys(authSecret: string) {
  const derive = (use: string) => new Uint8Array(hkdfSync("sha256", authSecret, "", use, 32));
  return {
    /** Identifies the secret without revealing it; a backup records it. */
    id: Buffer.from(derive("id")).toString("base64url"),
    access: derive("access token"),
    refresh: derive("refresh token"),
    statusLink: derive("status link"),
    /** Signs the challenge between the two steps of a sign-in. */
    challenge: derive("sign-in challenge"),
    /** Encrypts the TOTP secrets. */
    twoStep: derive("two-step"),
    recoveryCodes: derive("recovery codes"),
    formToken: derive("form age"),
  };
}

export type Keys = ReturnType<typeof deriveKeys>;

/** The file with the secret, for servers without AUTH_SECRET. */
export const authSecretPath = (dataDir: string) => join(dataDir, "auth-secret");

/** Returns AUTH_SECRET, or else the secret in the data folder, which the first start creates. */
export async function loadAuthSecret(
  config: Pick<Config, "authSecret" | "dataDir">,
): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  const path = authSecretPath(config.dataDir);
  const stored = await readFile(path, "utf8").catch(nullIfMissing);
  const secret = stored?.trim() ?? (await createSecret(path));
  if (Buffer.byteLength(secret) < 32) {
    throw new ConfigError([
      `${path} contains no usable secret: remove it, and the next start creates a new one`,
    ]);
  }
  return secret;
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

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for the row of `owner`; it cannot be decrypted for another row. */
export function encrypt(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString("base64url");
}

/** Decrypts a text. Throws if it was changed, moved to another row or encrypted with another key. */
export function decrypt(key: Uint8Array, owner: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
