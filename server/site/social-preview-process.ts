import * as z from "zod/mini";
import { answerParent } from "#server/sandbox/answer-parent.ts";
import { drawSocialPreview } from "./social-preview.ts";

// Draws a title that a user wrote. `position-previews.ts` runs this file as a process with limits.

const Input = z.object({
  title: z.string(),
  siteName: z.string(),
  colours: z.object({
    inverse: z.string(),
    "inverse-glow": z.string(),
    "on-inverse": z.string(),
    "inverse-accent": z.string(),
  }),
  logo: z.instanceof(Uint8Array),
});

answerParent(
  (input) => Input.parse(input),
  ({ logo, ...input }) => drawSocialPreview({ ...input, logo: Buffer.from(logo) }),
);
