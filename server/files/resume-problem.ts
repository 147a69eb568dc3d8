import type { ServerText } from "#server/http/language.ts";

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

/** A sound resume with the name of another kind of file. */
type NameProblem = "isPdf" | "isWord";

const isHarmful = (problem: string) => harmfulProblems.some((harmful) => harmful === problem);

/**
 * Why a resume is refused, in one sentence or two. A file of another kind gets the sentence of the
 * specification (§5), then what it is and what to do.
 */
export function textsOfProblem(problem: ResumeProblem | NameProblem): readonly ServerText[] {
  if (problem === "unknown") return ["field.resume.type"];
  const text = `failure.resume.${problem}` as const;
  return isHarmful(problem) ? [text] : ["field.resume.type", text];
}
