import { readFile } from "node:fs/promises";
import { authSecretPath, deriveKeys } from "#server/auth/keys.ts";
import type { Config } from "#server/config.ts";

/** The secret of the site and where it comes from; undefined where none has been made yet. */
export type SiteSecret = { text: string; isBesideData: boolean } | undefined;

/** Reads the secret as it is; unlike a start of the server, makes none. */
export async function readSecret({
  authSecret,
  dataDir,
}: Pick<Config, "authSecret" | "dataDir">): Promise<SiteSecret> {
  if (authSecret !== undefined) return { text: authSecret, isBesideData: false };
  try {
    return { text: (await readFile(authSecretPath(dataDir), "utf8")).trim(), isBesideData: true };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Tells one secret from another, and nothing else about it. */
export const secretId = (text: string) => deriveKeys(text).id;
