import * as z from "zod/mini";

/** The answer of a call that returns only a message. */
export const Said = z.object({ message: z.string() });
export type Said = z.infer<typeof Said>;
