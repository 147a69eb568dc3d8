import { hash } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import * as z from "zod/mini";
import { resumeLimits } from "#contract/limits.ts";
import { resumeTypes, type ResumeExtension } from "#contract/resume.ts";
import { excludedContentKinds } from "#contract/review.ts";
import {
  documentLimits,
  LimitedProgramError,
  limitedProgram,
} from "#server/sandbox/limited-program.ts";
import { invalid } from "#server/http/http-error.ts";

// Previews and texts of stored resumes. A process with limits reads each document.

// While a hostile document occupies one process, the other converts the next document.
const convert = limitedProgram(new URL("./word-to-html.ts", import.meta.url), {
  ...documentLimits,
  concurrency: 2,
  outputBytes: 16 * 1024 * 1024,
});
const extract = limitedProgram(new URL("./document-text.ts", import.meta.url), {
  ...documentLimits,
  concurrency: 1,
  outputBytes: 2 * 1024 * 1024,
});

const ResumePage = z.object({ html: z.string(), excluded: z.array(z.enum(excludedContentKinds)) });
type ResumePage = z.infer<typeof ResumePage>;

/** A stored resume: read `content` to its end or destroy it. */
export type OpenResume = { content: Readable; bytes: number; name: string; type: string | null };

/** Returns a PDF as it is and a Word document as HTML. Throws 422 for any other type. */
export async function previewResume({ content, type, bytes }: OpenResume, signal: AbortSignal) {
  const extension = resumeLimits.extensions.find((one) => resumeTypes[one] === type);
  if (extension === undefined) throw notShown();
  if (extension === ".pdf") return { content, bytes, type: resumeTypes[extension], excluded: [] };
  const { html, excluded } = await wordPreview(await buffer(content), extension, signal);
  const page = Buffer.from(html);
  return { content: page, bytes: page.length, type: "text/html; charset=utf-8", excluded };
}

/** The checksums of documents that exceeded the limits within the last hour. */
const refused = new Set<string>();
const refusedForMs = 60 * 60_000;

/**
 * Converts a Word document, in a separate process, to HTML that cannot run, load or link to anything,
 * and names the content that is missing. Throws 422 for a document that cannot be converted within the
 * limits, 503 when too many wait. A document that exceeded the limits is refused at once for an hour.
 */
export async function wordPreview(
  content: Buffer,
  type: ".doc" | ".docx" = ".docx",
  signal?: AbortSignal,
): Promise<ResumePage> {
  const checksum = hash("sha256", content, "base64url");
  if (refused.has(checksum)) throw notShown();
  try {
    return ResumePage.parse(await convert(() => ({ content, type }), signal));
  } catch (error) {
    if (!(error instanceof LimitedProgramError)) throw error;
    if (error.reason !== "crash") {
      refused.add(checksum);
      setTimeout(() => refused.delete(checksum), refusedForMs).unref();
    }
    throw notShown();
  }
}

const notShown = () => invalid({}, "failure.resumeNotShown");

const ResumeText = z.object({ text: z.string(), words: z.string() });

/**
 * The text of a resume with its line breaks, and its words as the index stores them, from a process of its
 * own. Both are empty for pictures of text, and for a document that exceeds the limits or that the parsers
 * cannot read.
 */
export async function extractText(
  content: Buffer,
  type: ResumeExtension,
  signal?: AbortSignal,
): Promise<z.infer<typeof ResumeText>> {
  try {
    return ResumeText.parse(await extract(() => ({ content, type }), signal));
  } catch (error) {
    if (error instanceof LimitedProgramError) return { text: "", words: "" };
    throw error;
  }
}
