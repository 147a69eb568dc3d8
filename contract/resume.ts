import { resumeLimits } from "./limits.ts";

/** The three kinds of resume, decided by the bytes of the file, never by its name alone. */
export const resumeTypes = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type ResumeExtension = keyof typeof resumeTypes;

const isResumeExtension = (text: string): text is ResumeExtension =>
  Object.hasOwn(resumeTypes, text);

/** What a file's name claims it to be: a resume extension, nothing at all, or something else. */
export function claimedExtension(fileName: string): ResumeExtension | "none" | "other" {
  const found = /\.([^./\\]+)$/.exec(fileName.trim());
  if (found === null) return "none";
  const extension = `.${(found[1] ?? "").toLowerCase()}`;
  return isResumeExtension(extension) ? extension : "other";
}

/**
 * The first thing a browser can say against a chosen file, as a key of the dictionary; null when
 * there is none. The server looks at the content as well (spec §5).
 */
export function resumeProblem(file: { name: string; size: number }): string | null {
  if (claimedExtension(file.name) === "other" || file.size === 0) return "field.resume.type";
  return file.size > resumeLimits.maxBytes ? "field.resume.large" : null;
}
