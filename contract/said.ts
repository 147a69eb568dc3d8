import * as z from "zod/mini";

/** The server's word on what it has done, where there is nothing else to answer. */
export const Said = z.object({ message: z.string() });
export type Said = z.infer<typeof Said>;
