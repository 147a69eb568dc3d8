import {
  claimedExtension,
  mayBeNamed,
  resumeProblem,
  type ResumeExtension,
} from "#contract/resume.ts";

/** A resume in memory, or the key of the error message. */
type ReadResult = { resume: File; error?: never } | { resume?: never; error: string };

/** Reads a file when it is chosen, so that a later change or a lost cloud drive cannot break the upload. */
export async function readResume(chosen: File): Promise<ReadResult> {
  const error = resumeProblem(chosen);
  if (error !== null) return { error };
  let bytes: ArrayBuffer;
  try {
    bytes = await chosen.arrayBuffer();
  } catch {
    return { error: "field.resume.unreadable" };
  }
  if (!matchesName(chosen.name, new Uint8Array(bytes))) {
    return { error: "field.resume.otherKind" };
  }
  return { resume: new File([bytes], chosen.name, { type: chosen.type }) };
}

// Saves a futile upload. The server checks the whole file.
function matchesName(name: string, bytes: Uint8Array): boolean {
  const found = detectExtension(bytes);
  return found !== null && mayBeNamed(claimedExtension(name), found);
}

const pdfHeader = "%PDF-";
// Some programs write a few lines before the header.
const pdfHeaderWithin = 1024;
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zipEntry = [0x50, 0x4b, 0x03, 0x04];

function detectExtension(bytes: Uint8Array): ResumeExtension | null {
  if (startsWith(bytes, zipEntry)) return ".docx";
  if (startsWith(bytes, compoundFile)) return ".doc";
  const beginning = String.fromCharCode(...bytes.subarray(0, pdfHeaderWithin));
  return beginning.includes(pdfHeader) ? ".pdf" : null;
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}
