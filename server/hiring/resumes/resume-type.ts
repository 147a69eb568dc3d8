import { create } from "content-disposition";
import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { resumeLimits } from "#contract/limits.ts";
import { claimedExtension, mayBeNamed, type ResumeExtension } from "#contract/resume.ts";
import type { StagedUpload } from "#server/files/files.ts";
import { LimitedProgramError, limitedProgram } from "#server/sandbox/limited-program.ts";
import { harmfulProblems, otherTypes, type ResumeProblem } from "./resume-problem.ts";

const limits = {
  heapMb: 128,
  memoryMb: 256,
  queueLength: 100,
  outputBytes: 1_024,
  examinesUpload: true,
};
const program = (name: string) => new URL(name, import.meta.url);
// A file that needs longer than resumes do starts again in a queue of its own, where it delays no other. To
// load the parser of an encrypted PDF alone takes longer, so there it is loaded before the time counts.
const examine = limitedProgram(program("./examine-resume.ts"), {
  ...limits,
  milliseconds: 100,
  concurrency: 2,
});
const examineSlowly = limitedProgram(program("./examine-slow-resume.ts"), {
  ...limits,
  milliseconds: 500,
  concurrency: 1,
});
const Examined = z.enum([...resumeLimits.extensions, ...harmfulProblems, ...otherTypes]);

/**
 * The type of a file by its content alone, or the reason to refuse it. A limited process reads the file;
 * one that exceeds the limits is refused as damaged. Throws an OverloadError when too many files wait, and
 * the reason of `signal`.
 */
export async function examineResume(
  path: string,
  signal?: AbortSignal,
): Promise<{ type: ResumeExtension } | { problem: ResumeProblem }> {
  try {
    const read = () => readFile(path);
    const found = Examined.parse(
      await examine(read, signal).catch((error: unknown) => {
        if (error instanceof LimitedProgramError && error.reason === "time")
          return examineSlowly(read, signal);
        throw error;
      }),
    );
    return isExtension(found) ? { type: found } : { problem: found };
  } catch (error) {
    if (error instanceof LimitedProgramError) return { problem: "damaged" };
    throw error;
  }
}

const isExtension = (found: ResumeExtension | ResumeProblem): found is ResumeExtension =>
  found.startsWith(".");

/** A resume that is received and checked but not stored yet. */
export type StagedResume = {
  upload: StagedUpload;
  type: ResumeExtension;
  name: string;
  /** Set while the virus scanner is down: the file cannot be downloaded until it is scanned. */
  scanPending: boolean;
};

const maxNameLength = 150;

// Control characters, line and paragraph separators, and bidi controls, which can show "fdp.exe" as
// "exe.pdf".
const unsafeCharacters =
  // oxlint-disable-next-line no-control-regex -- naming them is the point
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name of a resume for its download: as sent, without unsafe characters. A name without an extension
 * gets the one of the content. Null if the extension belongs to another type than the content.
 */
export function resumeFileName(original: string, detected: ResumeExtension): string | null {
  const text = original.toWellFormed().replace(unsafeCharacters, "").normalize("NFC");
  // Some systems drop dots and spaces at the end, which reveals another extension.
  const name = withoutTail(baseName(text));
  const claimed = claimedExtension(name);
  if (!mayBeNamed(claimed, detected)) return null;
  const dot = claimed === "none" ? name.length : name.lastIndexOf(".");
  const extension = name.slice(dot) || detected;
  const stem = name.slice(0, dot).replace(/^[\s.]+/u, "");
  const short = withoutTail(cut(stem, maxNameLength - extension.length));
  return (short || "resume") + extension;
}

/** The Content-Disposition for a download with this name (RFC 6266). Safe for every text. */
export function contentDisposition(name: string): string {
  return create(name.toWellFormed(), { fallback: plainAscii(name) });
}

const baseName = (path: string) =>
  path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);

/** Removes dots and spaces at the end. A pattern would take quadratic time on a long run of them. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The first `length` code units, without half a character at the end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** The name for old clients: letters lose their diacritics, other characters become "_". */
const plainAscii = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D")
    // A quote or backslash would end the name, and some clients decode a percent sign.
    .replace(/[^\u0020-\u007e]|["\\%]/gu, "_");
