import * as z from "zod/mini";
import type { ResumeExtension } from "#contract/resume.ts";
import { LimitedProgramError, limitedProgram } from "#server/lib/limited-program.ts";

// Work beside the requests: a hostile document occupies one core for five seconds at most.
const extract = limitedProgram(new URL("./document-text.ts", import.meta.url), {
  milliseconds: 5_000,
  heapMb: 192,
  memoryMb: 448,
  concurrency: 1,
  queueLength: 20,
});

/**
 * The text of a resume with its line breaks, in a process of its own. It is empty for pictures of text,
 * and for a document that exceeds the limits or that the parsers cannot read.
 */
export async function extractText(content: Buffer, type: ResumeExtension): Promise<string> {
  try {
    return z.string().parse(await extract({ content, type }));
  } catch (error) {
    if (error instanceof LimitedProgramError) return "";
    throw error;
  }
}
