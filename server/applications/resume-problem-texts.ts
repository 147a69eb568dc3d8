import { harmfulProblems, type ResumeProblem } from "#server/files/resume-problem.ts";
import type { ServerText } from "#server/http/language.ts";

/** A sound resume whose name ends as that of another kind of file. */
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
