import { open } from "node:fs/promises";
import type { ResumeExtension } from "#contract/resume.ts";
import { isWordDocument } from "./compound-file.ts";
import { isDocx } from "./docx.ts";
import { readAt } from "./read-at.ts";

const compoundFileSignature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zipSignature = Buffer.from("PK\u0003\u0004", "latin1");

// Readers of PDF accept its header anywhere in the first 1,024 bytes, and printers and mail programs
// do put lines in front of it. A file that begins as a program, script, picture, archive, RTF or
// markup is that, whatever else it also is.
const pdfHeaderWindow = 1_024;
const otherFormats =
  // oxlint-disable-next-line no-control-regex -- signatures are bytes
  /^(?:MZ|PK|#!|GIF8|Rar!|7z|\{\\rtf|\x7fELF|\x89PNG|\xff\xd8\xff|\x1f\x8b|\xca\xfe\xba\xbe|(?:\xef\xbb\xbf)?\s*<)/;

/**
 * What a file is, judged by its content alone; null when it is none of the three. Little of the
 * file is read and nothing but a docx's small list of content types is inflated, however hostile.
 */
export async function detectResumeType(path: string): Promise<ResumeExtension | null> {
  const file = await open(path, "r");
  try {
    const head = await readAt(file, 0, pdfHeaderWindow);
    if (beginsWith(head, compoundFileSignature))
      return (await isWordDocument(file)) ? ".doc" : null;
    if (beginsWith(head, zipSignature)) return (await isDocx(file)) ? ".docx" : null;
    return isPdf(head) ? ".pdf" : null;
  } catch (error) {
    // A disk that cannot be read says nothing about the file.
    if (error instanceof Error && "syscall" in error) throw error;
    return null;
  } finally {
    await file.close();
  }
}

const beginsWith = (head: Buffer, signature: Buffer) =>
  head.subarray(0, signature.length).equals(signature);

const isPdf = (head: Buffer) =>
  head.includes("%PDF-") && !otherFormats.test(head.toString("latin1"));
