import { open } from "node:fs/promises";
import { claimedExtension, mayBeNamed, type ResumeExtension } from "#contract/resume.ts";
import { examineCompoundFile } from "./compound-file.ts";
import { examineZip } from "./docx.ts";
import { examinePdf } from "./pdf.ts";
import { readAt } from "./read-at.ts";
import type { ResumeProblem } from "./resume-problem.ts";

const compoundFileSignature = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const zipSignature = "PK\u0003\u0004";

// Readers of PDF accept its header anywhere in the first 1,024 bytes, and printers and mail programs
// do put lines in front of it.
const pdfHeaderWindow = 1_024;

/** Files that begin as something else are that, whatever follows. */
const signatures: readonly [beginnings: readonly string[], kind: ResumeProblem][] = [
  [["{\\rtf"], "rtf"],
  [["GIF8", "\x89PNG", "\xff\xd8\xff", "II*\0", "MM\0*"], "picture"],
  [["PK", "Rar!", "7z", "\x1f\x8b"], "archive"],
  [["\xdb\xa5", "\xfe7\0", "1\xbe\0\0"], "oldWord"],
  [["MZ", "#!", "\x7fELF", "\xca\xfe\xba\xbe"], "unknown"],
];

/** The same for kinds that have no fixed beginning; the first that fits counts. */
const patterns: readonly [pattern: RegExp, kind: ResumeProblem][] = [
  [/^(?:RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif|avif))/, "picture"],
  [/^(?:\xef\xbb\xbf)?\s*<[^]*office:document/, "openDocument"],
  [/^(?:\xef\xbb\xbf)?\s*<(?:[^]*<)?(?:!doctype html|html|head|body|script)\b/i, "html"],
  [/^(?:\xef\xbb\xbf)?\s*</, "xml"],
  [/^(?:\xef\xbb\xbf)?\s*(?:MIME-Version|From|Content-Type):[^]*multipart\/related/i, "mhtml"],
];
/** White space is the only control character in a text. */
const notInText = /[^\s -\xff]/;

/**
 * What a file is, judged by its content alone, or why it is no resume. However hostile the file is,
 * it is read piece by piece, and what is inflated is bounded.
 */
export async function examineResume(
  path: string,
): Promise<{ type: ResumeExtension } | { problem: ResumeProblem }> {
  const file = await open(path, "r");
  try {
    const head = (await readAt(file, 0, pdfHeaderWindow)).toString("latin1");
    const found = await examine();
    return isExtension(found) ? { type: found } : { problem: found };

    async function examine(): Promise<ResumeExtension | ResumeProblem> {
      if (head.startsWith(compoundFileSignature)) return examineCompoundFile(file);
      if (head.startsWith(zipSignature)) return examineZip(file);
      const other = otherKindOf(head);
      if (other !== undefined) return other;
      if (head.includes("%PDF-")) return examinePdf(file);
      if (head === "") return "empty";
      return notInText.test(head) ? "unknown" : "text";
    }
  } catch (error) {
    // A disk that cannot be read says nothing about the file.
    if (error instanceof Error && "syscall" in error) throw error;
    return { problem: "damaged" };
  } finally {
    await file.close();
  }
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

// Control characters, line and paragraph separators, and the marks that turn the direction of text
// and can make "exe.pdf" out of "fdp.exe".
const unsafeCharacters =
  // oxlint-disable-next-line no-control-regex -- naming them is the point
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * The name under which a resume is stored and later downloaded: as it was sent, but for what is unsafe
 * in a name. A name without an extension takes that of the content; null when the name claims another
 * kind of file than the content is.
 */
export function resumeFileName(original: string, detected: ResumeExtension): string | null {
  const text = original.toWellFormed().replace(unsafeCharacters, "").normalize("NFC");
  // Some systems drop dots and spaces at the end, and with them the disguise.
  const name = withoutTail(baseName(text));
  const claimed = claimedExtension(name);
  if (!mayBeNamed(claimed, detected)) return null;
  const dot = claimed === "none" ? name.length : name.lastIndexOf(".");
  const extension = name.slice(dot) || detected;
  const stem = name.slice(0, dot).replace(/^[\s.]+/u, "");
  const short = withoutTail(cut(stem, maxNameLength - extension.length));
  return (short || "resume") + extension;
}

/** The header that makes a browser save a file under this name (RFC 6266). Safe for every text. */
export function contentDisposition(name: string): string {
  return `attachment; filename="${plainAscii(name)}"; filename*=UTF-8''${percentEncoded(name)}`;
}

const baseName = (path: string) =>
  path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);

/** Without dots and spaces at the end. A pattern would take quadratic time on a long row of them. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The first `length` units, without half a character at the end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** For programs that know only the older form: characters lose their marks, the rest becomes "_". */
const plainAscii = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("Đ", "D")
    // A quote or backslash would end the text, and a percent sign some programs decode.
    .replace(/[^\u0020-\u007e]|["\\%]/gu, "_");

const percentEncoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
