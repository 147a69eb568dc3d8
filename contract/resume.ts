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

/**
 * Endings of other kinds of files. A name may have dots and no ending ("CV 12.05.2026"), so whatever
 * is not listed is taken for a part of the name.
 */
const otherEndings = new Set(
  [
    "dot dotm dotx docm odt ott rtf pages wpd wps txt htm html mht mhtml xml epub",
    "xls xlsx xlsm ods csv ppt pptx odp jpg jpeg png gif webp heic bmp tif tiff svg",
    "zip rar 7z gz tar iso img exe scr bat cmd ps1 js vbs wsf hta msi lnk jar apk dll",
  ].flatMap((line) => line.split(" ")),
);

/** What a file's name claims it to be: a resume extension, nothing at all, or something else. */
export function claimedExtension(fileName: string): ResumeExtension | "none" | "other" {
  const ending = /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? "";
  const extension = `.${ending}`;
  if (isResumeExtension(extension)) return extension;
  return otherEndings.has(ending) ? "other" : "none";
}

/** Whether a file of this type may have this name. Word itself opens both its kinds under either ending. */
export function mayBeNamed(
  claimed: ReturnType<typeof claimedExtension>,
  type: ResumeExtension,
): boolean {
  return claimed === "none" || claimed === type || (type !== ".pdf" && claimed.startsWith(".doc"));
}

/**
 * The first thing a browser can say against a chosen file, as a key of the dictionary; null when
 * there is none. The server looks at the content as well (spec §5).
 */
export function resumeProblem(file: { name: string; size: number }): string | null {
  if (claimedExtension(file.name) === "other") return "field.resume.otherKind";
  if (file.size === 0) return "field.resume.type";
  return file.size > resumeLimits.maxBytes ? "field.resume.large" : null;
}
