import { createHash } from "node:crypto";
import { wordPreview, type ResumePage } from "#server/applications/resume-preview.ts";

/** A Word document as it is shown. */
export function pageOf(content: Buffer, type: ".doc" | ".docx" = ".docx"): Promise<ResumePage> {
  const sha256 = createHash("sha256").update(content).digest("hex");
  return wordPreview({ content, type, sha256 });
}

/** What is thrown for a document that cannot be shown. */
export const notShown = { status: 422, text: "failure.resumeNotShown" };
