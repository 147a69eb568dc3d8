import type { ResumePage } from "./resume-page.ts";
import { docAsHtml } from "./doc-html.ts";
import { docxAsHtml } from "./docx-html.ts";
import { asHarmlessPage } from "./harmless-page.ts";

/** A Word document as a page. It has no bounds of its own: `resume-page.ts` runs it within limits. */
export async function readResume(
  content: Buffer,
  type: ".doc" | ".docx" = ".docx",
): Promise<ResumePage> {
  const convert = type === ".doc" ? docAsHtml : docxAsHtml;
  const { html, leftOut } = await convert(content);
  return { html: asHarmlessPage(html), leftOut };
}
