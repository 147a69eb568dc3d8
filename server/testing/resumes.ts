import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import type { ResumeExtension } from "#contract/resume.ts";
import { resumeTypes } from "#contract/resume.ts";

const folder = join(import.meta.dirname, "resumes");

const isResumeExtension = (extension: string): extension is ResumeExtension =>
  Object.hasOwn(resumeTypes, extension);

/** The sample resumes of `resumes/README.md`. */
export const resumes = readdirSync(folder).flatMap((name) => {
  const extension = extname(name);
  return isResumeExtension(extension) ? [{ name, extension, path: join(folder, name) }] : [];
});
