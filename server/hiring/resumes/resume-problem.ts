/** Problems of files with an accepted type. Each has its own message. */
export const harmfulProblems = [
  "macros",
  "locked",
  "dde",
  "remoteTemplate",
  "remoteObject",
] as const;

/** Detected types that are not accepted. */
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
