import * as z from "zod/mini";
import { Email } from "./fields.ts";

/** The token of a link that carries one application past the limits of its address. */
export const ApplyPass = z.object({ pass: z.optional(z.string("field.text.invalid")) });
export type ApplyPass = z.infer<typeof ApplyPass>;

/** Requests an email with such a link. */
export const RequestApplyPass = z.object({ email: Email });
export type RequestApplyPass = z.infer<typeof RequestApplyPass>;
