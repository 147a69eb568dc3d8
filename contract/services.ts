import * as z from "zod/mini";

/** What the panel warns of on every tab. */
export const ServicesState = z.object({
  /** Whether the virus scanner does not respond, so that new resumes wait for it. */
  isScannerDown: z.boolean(),
});
