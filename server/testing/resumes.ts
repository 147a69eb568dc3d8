import { readdirSync } from "node:fs";
import { join } from "node:path";
import { claimedExtension } from "#contract/resume.ts";

const folder = join(import.meta.dirname, "resumes");

/** The sample resumes of `resumes/README.md`. */
export const resumes = readdirSync(folder).flatMap((name) => {
  const extension = claimedExtension(name);
  if (extension === "none" || extension === "other") return [];
  return [{ name, extension, path: join(folder, name) }];
});
