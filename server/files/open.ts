import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { openDiskFiles } from "./disk.ts";
import type { FileStore } from "./files.ts";

/** Opens the store of files: S3 if it is configured, else a folder in `dataDir`. */
export async function openFiles({
  s3,
  dataDir,
}: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  const folder = join(dataDir, "files");
  if (s3 === undefined) return openDiskFiles(folder);
  // Only a server with S3 loads its client, which takes long.
  const { openS3Files } = await import("./s3.ts");
  return openS3Files(s3, folder);
}
