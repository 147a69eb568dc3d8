import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import type { Files } from "#server/files/files.ts";
import { openFiles } from "#server/files/open.ts";
import { keptPath, makeBucket } from "./s3-server.ts";

/** A file store of its own, with a look behind it. */
export type TestStore = {
  files: Files;
  /** Opens the same store once more. */
  reopen: () => Promise<Files>;
  /** Where the bytes of a kept file lie. */
  pathOf: (key: string) => string;
  incomingFolder: string;
  remove: () => Promise<void>;
};

export const kindsOfStore = ["disk", "s3"] as const;

/** Opens a new store of this kind; `environment` changes how it is reached. */
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
    pathOf: (key) => keptPath(config, key),
    incomingFolder: join(dataDir, "files", "incoming"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
