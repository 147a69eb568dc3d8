import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { openDiskFiles } from "./disk.ts";
import type { Files } from "./files.ts";

/** Opens the store of files: S3 when a place is given, else a folder in `dataDir`. */
export async function openFiles(place: Pick<Config, "s3" | "dataDir">): Promise<Files> {
  const folder = join(place.dataDir, "files");
  if (place.s3 === undefined) return openDiskFiles(folder);
  // The S3 client takes long to load, so only a server that uses it does.
  const { openS3Files } = await import("./s3.ts");
  return openS3Files(place.s3, folder);
}
