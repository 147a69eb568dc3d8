import { createHash } from "node:crypto";
import { resumeAsPage, type ResumePage } from "#server/applications/resume-page.ts";

/** A Word document as it is shown. */
export function pageOf(content: Buffer, type: ".doc" | ".docx" = ".docx"): Promise<ResumePage> {
  const sha256 = createHash("sha256").update(content).digest("hex");
  return resumeAsPage({ content, type, sha256 });
}
