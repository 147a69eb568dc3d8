import * as z from "zod/mini";
import { leftOutKinds } from "#contract/review.ts";
import { LimitedProgramError, limitedProgram } from "#server/child-process/run-limited.ts";

/** A resume that cannot be shown: no document after all, or more than can be shown in reasonable time. */
export class UnshowableResumeError extends Error {
  override readonly name = "UnshowableResumeError";
}

// A hostile document costs a core for some seconds at most, and the next one is read beside it.
const convert = limitedProgram(new URL("./resume-page-program.ts", import.meta.url), {
  milliseconds: 5_000,
  heapMb: 192,
  memoryMb: 448,
  concurrency: 2,
  queueLength: 20,
});

const ResumePage = z.object({ html: z.string(), leftOut: z.array(z.enum(leftOutKinds)) });
export type ResumePage = z.infer<typeof ResumePage>;

/** Until when documents that used up their bound are not tried again, by their checksums. */
const exhausted = new Map<string, number>();
const exhaustedForMs = 60 * 60_000;
const maxExhausted = 1_000;

/**
 * A Word document as a page of HTML without anything that runs, loads or leads elsewhere, and what it
 * leaves out. It is read in a process of its own. Throws `UnshowableResumeError`, or 503 when too
 * many wait.
 */
export async function resumeAsPage(resume: {
  content: Buffer;
  type: ".doc" | ".docx";
  sha256: string;
}): Promise<ResumePage> {
  const { content, type, sha256 } = resume;
  if ((exhausted.get(sha256) ?? 0) > Date.now()) throw new UnshowableResumeError("Tried before");
  try {
    return ResumePage.parse(await convert({ content, type }));
  } catch (error) {
    if (!(error instanceof LimitedProgramError)) throw error;
    if (error.reason !== "crash") rememberExhausted(sha256);
    throw new UnshowableResumeError("The document cannot be shown", { cause: error });
  }
}

function rememberExhausted(sha256: string): void {
  const [oldest] = exhausted.keys();
  if (exhausted.size >= maxExhausted && oldest !== undefined) exhausted.delete(oldest);
  exhausted.set(sha256, Date.now() + exhaustedForMs);
}
