import * as z from "zod/mini";

/** The response of a call that returns only a message. */
export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;
