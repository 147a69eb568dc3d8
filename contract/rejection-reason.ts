import * as z from "zod/mini";

/** Why an application was rejected, for staff alone. */
export const RejectionReason = z.enum(
  [
    "skills",
    "experience",
    "salary",
    "language",
    "location",
    "position_filled",
    "other_candidate",
    "no_show",
    "other",
  ],
  "field.rejectionReason.invalid",
);
export type RejectionReason = z.infer<typeof RejectionReason>;
