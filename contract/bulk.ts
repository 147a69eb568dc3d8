import * as z from "zod/mini";
import { Id } from "./fields.ts";

/** What is done to many records at once: how many, and how long it can be taken back. */
export const bulkLimits = { ids: 200, undoSeconds: 10 } as const;

/** The records something is done to, each named once. */
export const BulkIds = z.array(Id, "field.ids.required").check(
  z.minLength(1, "field.ids.required"),
  z.maxLength(bulkLimits.ids, "field.ids.many"),
  z.refine(
    (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
    "field.ids.repeated",
  ),
);

/** What came of it: for each record that was asked for, that it is done or why it is not. */
export const BulkAnswer = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, message: z.string() })),
  /** Names the change, so that it can be taken back; null where it cannot, or nothing was done. */
  undo_id: z.nullable(Id),
});
export type BulkAnswer = z.infer<typeof BulkAnswer>;

export const UndoBulk = z.object({ undo_id: Id });
export type UndoBulk = z.infer<typeof UndoBulk>;
