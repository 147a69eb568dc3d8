import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#server/start/config.ts";
import { openFiles } from "#server/files/open.ts";
import { storedPath, makeBucket } from "./s3-server.ts";

export type TestStore = Awaited<ReturnType<typeof openTestStore>>;

export const kindsOfStore = ["disk", "s3"] as const;

/** Opens a new store of this kind, with access to its files; `environment` overrides its configuration. */
export async function openTestStore(
  kind: (typeof kindsOfStore)[number],
  environment: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  const dataDir = join(folder, "data");
  const bucket = kind === "s3" ? await makeBucket() : undefined;
  const config = readConfig({ DATA_DIR: dataDir, ...bucket, ...environment });
  return {
    files: await openFiles(config),
    /** Opens the same store again. */
    reopen: () => openFiles(config),
    /** The path of a stored file. */
    pathOf: (key: string) => storedPath(config, key),
    incomingFolder: join(dataDir, "files", "incoming"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
