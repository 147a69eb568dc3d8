import * as z from "zod/mini";

/** What the panel warns of on every tab. */
export const ServicesState = z.object({
  /** Whether the virus scanner does not respond, so that new resumes wait for it. */
  isScannerDown: z.boolean(),
  /** Whether the files are those of another database, or those of this one are missing. */
  hasForeignFiles: z.boolean(),
});
