import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, type Config } from "#server/config.ts";

/** The keys of every kind of token and secret, each derived for its own use from one secret. */
export type Keys = {
  /** Names the access key in a token's header. */
  id: string;
  access: Uint8Array;
  refresh: Uint8Array;
  statusLink: Uint8Array;
  /** Signs what leads from the first step of a sign-in to the second. */
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

/** Where the secret lies that no AUTH_SECRET replaces. */
export const authSecretPath = (dataDir: string) => join(dataDir, "auth-secret");

/** The configured secret, or the one kept in the data folder; the first start makes it. */
export async function loadAuthSecret(
  config: Pick<Config, "authSecret" | "dataDir">,
): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  const path = authSecretPath(config.dataDir);
  const secret = (await readIfThere(path)) ?? (await publishSecret(path, config.dataDir));
  if (Buffer.byteLength(secret) < 32) {
    throw new ConfigError([
      `${path} holds no usable secret: remove it, and the start makes a new one`,
    ]);
  }
  return secret;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** Makes a secret and gives the one that is kept: of several starts at once, the first one's. */
async function publishSecret(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const secret = randomBytes(32).toString("base64url");
  try {
    await writeSynced(draft, `${secret}\n`);
    // Unlike a rename, a link never replaces what another process has published.
    await link(draft, path);
    await syncFolder(folder);
    return secret;
  } catch (error) {
    if (!isSystemError(error, "EEXIST")) throw error;
    return (await readFile(path, "utf8")).trim();
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
