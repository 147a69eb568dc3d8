import * as z from "zod/mini";
import { Id } from "./fields.ts";

/** Limits of a bulk change: how many records, and how long it can be undone. */
export const bulkLimits = { ids: 200, undoSeconds: 10 } as const;

/** The ids of the records to change, without duplicates. */
export const BulkIds = z.array(Id, "field.ids.required").check(
  z.minLength(1, "field.ids.required"),
  z.maxLength(bulkLimits.ids, "field.ids.many"),
  z.refine(
    (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
    "field.ids.repeated",
  ),
);

/** The `seen_version` of the applications on the page where a decision is made. A missing one is not checked. */
export const SeenVersions = z.record(Id, z.int("field.invalid"));
export type SeenVersions = z.infer<typeof SeenVersions>;

/** The result for each requested record: done, or why not. */
export const BulkResponse = z.object({
  done: z.array(Id),
  refused: z.array(
    z.object({
      id: Id,
      message: z.string(),
      /** The present version, of an application that was refused because the page is older. */
      seen_version: z.optional(z.number()),
      /** Whether the acceptance was doubtful. It is made where `check_hire` lacks the id. */
      asked: z.optional(z.boolean()),
    }),
  ),
  /** The id with which the change can be undone; null when it cannot or nothing changed. */
  undo_id: z.nullable(Id),
});
export type BulkResponse = z.infer<typeof BulkResponse>;

export const UndoBulk = z.object({ undo_id: Id });
export type UndoBulk = z.infer<typeof UndoBulk>;
