import { resumeLimits } from "./limits.ts";

/** The accepted types of resumes, recognised by content. */
export const resumeTypes = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;
export type ResumeExtension = keyof typeof resumeTypes;

const isResumeExtension = (text: string): text is ResumeExtension =>
  Object.hasOwn(resumeTypes, text);

/**
 * Extensions of other file types. A name may have dots without an extension ("CV 12.05.2026"), so an
 * unlisted one counts as part of the name.
 */
const otherEndings = new Set(
  [
    "dot dotm dotx docm odt ott rtf pages wpd wps txt htm html mht mhtml xml epub",
    "xls xlsx xlsm ods csv ppt pptx odp jpg jpeg png gif webp heic bmp tif tiff svg",
    "zip rar 7z gz tar iso img exe scr bat cmd ps1 js vbs wsf hta msi lnk jar apk dll",
  ].flatMap((line) => line.split(" ")),
);

/** The type that a file name claims: a resume extension, none, or another one. */
export function claimedExtension(fileName: string): ResumeExtension | "none" | "other" {
  const ending = /\.([^./\\]+)$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? "";
  const extension = `.${ending}`;
  if (isResumeExtension(extension)) return extension;
  return otherEndings.has(ending) ? "other" : "none";
}

/** Whether a file of this type may have this name. Word opens both of its types under either extension. */
export function mayBeNamed(
  claimed: ReturnType<typeof claimedExtension>,
  type: ResumeExtension,
): boolean {
  return claimed === "none" || claimed === type || (type !== ".pdf" && claimed.startsWith(".doc"));
}

/**
 * The first problem of a chosen file that the browser can detect, as a translation key, or null. The
 * server also checks the content (spec §5).
 */
export function resumeProblem(file: { name: string; size: number }): string | null {
  if (file.size === 0) return "field.resume.empty";
  if (claimedExtension(file.name) === "other") return "field.resume.otherKind";
  return file.size > resumeLimits.maxBytes ? "field.resume.large" : null;
}
