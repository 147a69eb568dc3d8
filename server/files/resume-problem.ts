/** Why a resume of an accepted kind is refused all the same. Each has a sentence of its own. */
export const harmfulProblems = [
  "macros",
  "locked",
  "dde",
  "remoteTemplate",
  "remoteObject",
] as const;

/** Why a file is no resume: what it is instead, as far as its bytes tell. */
export const otherKinds = [
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

export type ResumeProblem = (typeof harmfulProblems)[number] | (typeof otherKinds)[number];
