import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import type { FileStore } from "#server/files/files.ts";
import { openFiles } from "#server/files/open.ts";
import { storedPath, makeBucket } from "./s3-server.ts";

/** A new file store, with access to its files. */
export type TestStore = {
  files: FileStore;
  /** Opens the same store again. */
  reopen: () => Promise<FileStore>;
  /** The path of a stored file. */
  pathOf: (key: string) => string;
  incomingFolder: string;
  remove: () => Promise<void>;
};

export const kindsOfStore = ["disk", "s3"] as const;

/** Opens a new store of this kind; `environment` overrides its configuration. */
export async function openTestStore(
  kind: (typeof kindsOfStore)[number],
  environment: Record<string, string> = {},
): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  const dataDir = join(folder, "data");
  const bucket = kind === "s3" ? await makeBucket() : undefined;
  const config = readConfig({ DATA_DIR: dataDir, ...bucket, ...environment });
  return {
    files: await openFiles(config),
    reopen: () => openFiles(config),
    pathOf: (key) => storedPath(config, key),
    incomingFolder: join(dataDir, "files", "incoming"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
