// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The programs of these names that this system has on PATH, then those of the other files that exist.
 * @param {readonly string[]} names
 * @param {readonly string[]} files
 */
export function findPrograms(names, files = []) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...files].filter((file) => existsSync(file));
}
