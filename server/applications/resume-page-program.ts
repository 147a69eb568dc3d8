import * as z from "zod/mini";
import { answerParent } from "#server/child-process/answer-parent.ts";
import { docAsHtml } from "./doc-html.ts";
import { docxAsHtml } from "./docx-html.ts";
import { asHarmlessPage } from "./harmless-page.ts";

// Reads an untrusted document in a process of its own, which `resume-page.ts` starts and bounds.

const Input = z.object({
  type: z.enum([".doc", ".docx"]),
  content: z.instanceof(Uint8Array),
});

answerParent(async (input) => {
  const { type, content } = Input.parse(input);
  const convert = type === ".doc" ? docAsHtml : docxAsHtml;
  const { html, leftOut } = await convert(Buffer.from(content));
  return { html: asHarmlessPage(html), leftOut };
});
