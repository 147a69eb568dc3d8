import type { ResumeExtension } from "#contract/resume.ts";
import { answerParent, bytesIn } from "#server/sandbox/answer-parent.ts";
import { examineCompoundFile } from "./compound-file.ts";
import type { ResumeProblem } from "./resume-problem.ts";

// Reads untrusted documents. `resume-type.ts` runs this file as a process with limits, before an applicant
// gets a response: it loads only the parser that the file needs.

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

/** The type of a file by its content alone, or the reason to refuse it. */
export async function examineContent(content: Buffer): Promise<ResumeExtension | ResumeProblem> {
  const head = content.toString("latin1", 0, pdfHeaderWindow);
  try {
    if (head.startsWith(compoundFileSignature)) return examineCompoundFile(content);
    if (head.startsWith(zipSignature)) {
      const { examineZip } = await import("./docx.ts");
      return await examineZip(content);
    }
    const other = otherKindOf(head);
    if (other !== undefined) return other;
    if (head.includes("%PDF-")) {
      const { examinePdf } = await import("./pdf.ts");
      return await examinePdf(content);
    }
  } catch {
    // Every error of a parser is the fault of the file.
    return "damaged";
  }
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

if (import.meta.main) {
  answerParent(bytesIn, examineContent);
}
