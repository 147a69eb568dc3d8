import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, type Config } from "#server/config.ts";
import { nullIfMissing, sync } from "#server/files/folder.ts";

/** The keys of every kind of token and secret, each derived for its own use from one secret. */
export type Keys = {
  /** Names the access key in a token's header. */
  id: string;
  access: Uint8Array;
  refresh: Uint8Array;
  statusLink: Uint8Array;
  /** Signs the challenge between the two steps of a sign-in. */
  challenge: Uint8Array;
  /** Encrypts the secrets of authenticator apps. */
  twoStep: Uint8Array;
  recoveryCodes: Uint8Array;
  formAge: Uint8Array;
};

export function deriveKeys(authSecret: string): Keys {
  const derive = (use: string, bytes: number) =>
    new Uint8Array(hkdfSync("sha256", authSecret, "", use, bytes));
  return {
    id: Buffer.from(derive("access token key id", 6)).toString("base64url"),
    access: derive("access token", 32),
    refresh: derive("refresh token", 32),
    statusLink: derive("status link", 32),
    challenge: derive("sign-in challenge", 32),
    twoStep: derive("two-step", 32),
    recoveryCodes: derive("recovery codes", 32),
    formAge: derive("form age", 32),
  };
}

/** The file of the secret, used where AUTH_SECRET is not set. */
export const authSecretPath = (dataDir: string) => join(dataDir, "auth-secret");

/** The configured secret, or the one in the data folder, which the first start creates. */
export async function loadAuthSecret(
  config: Pick<Config, "authSecret" | "dataDir">,
): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  const path = authSecretPath(config.dataDir);
  const existing = await readFile(path, "utf8").catch(nullIfMissing);
  const secret = (existing ?? (await createSecret(path, config.dataDir))).trim();
  if (Buffer.byteLength(secret) < 32) {
    throw new ConfigError([
      `${path} holds no usable secret: remove it, and the start makes a new one`,
    ]);
  }
  return secret;
}

/** Creates the secret and returns the stored one: of several starts at once, the first one's. */
async function createSecret(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const secret = randomBytes(32).toString("base64url");
  try {
    await writeFile(draft, `${secret}\n`, { flag: "wx", mode: 0o600, flush: true });
    // Unlike a rename, a link never replaces what another process has published.
    await link(draft, path);
    await sync(folder);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, "utf8");
}

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for the row of `owner`; it cannot be decrypted for another row. */
export function seal(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString("base64url");
}

/** Decrypts a text. Throws when it was changed, moved to another row, or sealed with another key. */
export function unseal(key: Uint8Array, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-tagBytes));
  const text = opening.update(bytes.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, opening.final()]).toString("utf8");
}
