/** Problems of files with an accepted type. Each has its own message. */
export const harmfulProblems = [
  "macros",
  "locked",
  "dde",
  "remoteTemplate",
  "remoteObject",
] as const;

/** Types of files that are no resumes, as far as their bytes show. */
export const otherTypes = [
  "archive",
  "damaged",
  "empty",
  "html",
  "mhtml",
  "oldWord",
  "openDocument",
  "pages",
  "picture",
  "presentation",
  "rtf",
  "spreadsheet",
  "template",
  "text",
  "xml",
  "unknown",
] as const;

export type ResumeProblem = (typeof harmfulProblems)[number] | (typeof otherTypes)[number];
