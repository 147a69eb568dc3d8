import type { ResumeProblem } from "#server/files/resume-problem.ts";

/** A file that is no resume, whatever its name says. */
export interface Spoof {
  name: string;
  bytes: Buffer;
  why: string;
  /** What is said of it. */
  problem: ResumeProblem | "isPdf" | "isWord";
}
