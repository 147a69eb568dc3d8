import * as z from "zod/mini";
import { answerParent } from "#server/child-process/answer-parent.ts";
import { readResume } from "./read-resume.ts";

// Reads an untrusted document in a process of its own, which `resume-page.ts` starts and bounds.

const Input = z.object({
  type: z.enum([".doc", ".docx"]),
  content: z.instanceof(Uint8Array),
});

answerParent((input) => {
  const { type, content } = Input.parse(input);
  return readResume(Buffer.from(content), type);
});
