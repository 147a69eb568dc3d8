import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import * as z from "zod/mini";
import { resumeLimits } from "#contract/limits.ts";
import { resumeTypes } from "#contract/resume.ts";
import { leftOutKinds } from "#contract/review.ts";
import { LimitedProgramError, limitedProgram } from "#server/child-process/run-limited.ts";
import { invalid } from "#server/http/failure.ts";
import type { OpenResume } from "./resume-access.ts";

// A hostile document costs a core for some seconds at most, and the next one is read beside it.
const convert = limitedProgram(new URL("./word-to-html.ts", import.meta.url), {
  milliseconds: 5_000,
  heapMb: 192,
  memoryMb: 448,
  concurrency: 2,
  queueLength: 20,
});

const ResumePage = z.object({ html: z.string(), leftOut: z.array(z.enum(leftOutKinds)) });
export type ResumePage = z.infer<typeof ResumePage>;

/** Documents that used up their limits are not converted again until this time, by checksum. */
const exhausted = new Map<string, number>();
const exhaustedForMs = 60 * 60_000;
const maxExhausted = 1_000;

/** What the browser displays: a PDF as it is, a Word document as HTML. Throws 422 for any other. */
export async function previewResume({ content, type, bytes, sha256 }: OpenResume) {
  const extension = resumeLimits.extensions.find((one) => resumeTypes[one] === type);
  if (extension === undefined) throw notShown();
  if (extension === ".pdf") return { content, bytes, type: resumeTypes[extension], leftOut: [] };
  const document = { content: await buffer(content), type: extension, sha256 };
  const { html, leftOut } = await wordPreview(document);
  const page = Buffer.from(html);
  const asStream = Readable.from([page]);
  return { content: asStream, bytes: page.length, type: "text/html; charset=utf-8", leftOut };
}

/**
 * A Word document as a page of HTML that cannot run, load or link to anything, and what the page
 * lacks. It is converted in a process of its own. Throws 422 when the document cannot be shown within
 * the limits, 503 when too many wait.
 */
export async function wordPreview(document: {
  content: Buffer;
  type: ".doc" | ".docx";
  sha256: string;
}): Promise<ResumePage> {
  const { content, type, sha256 } = document;
  if ((exhausted.get(sha256) ?? 0) > Date.now()) throw notShown();
  try {
    return ResumePage.parse(await convert({ content, type }));
  } catch (error) {
    if (!(error instanceof LimitedProgramError)) throw error;
    if (error.reason !== "crash") rememberExhausted(sha256);
    throw notShown();
  }
}

function rememberExhausted(sha256: string): void {
  const [oldest] = exhausted.keys();
  if (exhausted.size >= maxExhausted && oldest !== undefined) exhausted.delete(oldest);
  exhausted.set(sha256, Date.now() + exhaustedForMs);
}

const notShown = () => invalid({}, "failure.resumeNotShown");
