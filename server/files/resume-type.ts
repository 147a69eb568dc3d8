import PQueue from "p-queue";
import { readFile } from "node:fs/promises";
import { claimedExtension, mayBeNamed, type ResumeExtension } from "#contract/resume.ts";
import { OverloadError } from "#server/lib/concurrency-limiter.ts";
import { examineCompoundFile } from "./compound-file.ts";
import { examineZip } from "./docx.ts";
import { examinePdf, isLocked } from "./pdf.ts";
import type { ResumeProblem } from "./resume-problem.ts";

const compoundFileSignature = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const zipSignature = "PK\u0003\u0004";

// PDF readers accept the header anywhere in the first 1,024 bytes, since printers and mail programs
// put lines in front of it.
const pdfHeaderWindow = 1_024;

/** First bytes of other types, whatever follows. */
const signatures: readonly [beginnings: readonly string[], kind: ResumeProblem][] = [
  [["{\\rtf"], "rtf"],
  [["GIF8", "\x89PNG", "\xff\xd8\xff", "II*\0", "MM\0*"], "picture"],
  [["PK", "Rar!", "7z", "\x1f\x8b"], "archive"],
  [["\xdb\xa5", "\xfe7\0", "1\xbe\0\0"], "oldWord"],
  [["MZ", "#!", "\x7fELF", "\xca\xfe\xba\xbe"], "unknown"],
];

/** Patterns of types without fixed first bytes; the first match counts. */
const patterns: readonly [pattern: RegExp, kind: ResumeProblem][] = [
  [/^(?:RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif|avif))/, "picture"],
  [/^(?:\xef\xbb\xbf)?\s*<[^]*office:document/, "openDocument"],
  [/^(?:\xef\xbb\xbf)?\s*<(?:[^]*<)?(?:!doctype html|html|head|body|script)\b/i, "html"],
  [/^(?:\xef\xbb\xbf)?\s*</, "xml"],
  [/^(?:\xef\xbb\xbf)?\s*(?:MIME-Version|From|Content-Type):[^]*multipart\/related/i, "mhtml"],
];
/** A text contains no control characters but white space. */
const notInText = /[^\s -\xff]/;

/** Each examination holds a whole file in memory, so only two run at a time; the rest waits. */
const turns = new PQueue({ concurrency: 2 });

/**
 * The type of a file by its content alone, or the reason to refuse it. Limits what a hostile file inflates
 * to.
 */
export async function examineResume(
  path: string,
): Promise<{ type: ResumeExtension } | { problem: ResumeProblem }> {
  try {
    const found = await turns.add(async () => examine(await readFile(path)));
    // Outside the turn, since this takes seconds for a hostile file.
    if (found === "encrypted")
      return (await isLocked(path)) ? { problem: "locked" } : { type: ".pdf" };
    return isExtension(found) ? { type: found } : { problem: found };
  } catch (error) {
    // A read error of the disk and a busy server are no problems of the file.
    if (error instanceof OverloadError) throw error;
    if (error instanceof Error && "syscall" in error) throw error;
    return { problem: "damaged" };
  }
}

async function examine(content: Buffer): Promise<ResumeExtension | ResumeProblem | "encrypted"> {
  const head = content.toString("latin1", 0, pdfHeaderWindow);
  if (head.startsWith(compoundFileSignature)) return examineCompoundFile(content);
  if (head.startsWith(zipSignature)) return examineZip(content);
  const other = otherKindOf(head);
  if (other !== undefined) return other;
  if (head.includes("%PDF-")) return examinePdf(content);
  if (head === "") return "empty";
  return notInText.test(head) ? "unknown" : "text";
}

function otherKindOf(head: string): ResumeProblem | undefined {
  const [, kind] =
    signatures.find(([beginnings]) => beginnings.some((one) => head.startsWith(one))) ??
    patterns.find(([pattern]) => pattern.test(head)) ??
    [];
  return kind;
}

const isExtension = (found: ResumeExtension | ResumeProblem): found is ResumeExtension =>
  found.startsWith(".");

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
  return `attachment; filename="${plainAscii(name)}"; filename*=UTF-8''${percentEncoded(name)}`;
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

const percentEncoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
