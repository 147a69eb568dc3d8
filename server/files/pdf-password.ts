import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";
import * as z from "zod/mini";
import { answerParent } from "#server/lib/answer-parent.ts";

// Reads untrusted documents. `pdf.ts` runs this file as a process with limits.

/** Whether a reader needs a password, a certificate or a server to open the PDF at this path. */
async function needsPassword(path: string): Promise<boolean> {
  const opening = getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
  return opening.then(
    () => false,
    (error: unknown) => error instanceof Error && /password|encryption/i.test(error.message),
  );
}

if (import.meta.main) answerParent(z.string(), needsPassword);
