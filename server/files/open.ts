import { join } from "node:path";
import { openDiskFiles } from "./disk.ts";
import { FilesOutageError, type FileStore } from "./files.ts";
import type { S3Config } from "./s3.ts";

export type FilesConfig = {
  dataDir: string;
  /** Undefined for a folder in `dataDir`. */
  s3: S3Config | undefined;
};

/** Opens the store of files, which may be out of reach: S3 if it is configured, else a folder in `dataDir`. */
export async function openFiles({ s3, dataDir }: FilesConfig): Promise<FileStore> {
  const folder = join(dataDir, "files");
  if (s3 === undefined) return openDiskFiles(folder);
  // Only a server with S3 loads its client, which takes long.
  const { openS3Files } = await import("./s3.ts");
  return openS3Files(s3, folder);
}

/** As `openFiles`, and throws a FilesOutageError if the bucket refuses the configuration. */
export async function openCheckedFiles(config: FilesConfig): Promise<FileStore> {
  const files = await openFiles(config);
  if (config.s3 === undefined) return files;
  await files.check().catch((error: unknown) => {
    if (!(error instanceof FilesOutageError) || !error.isTemporary) throw error;
  });
  return files;
}
