import type * as z from "zod/mini";
import type { AuditAction } from "#contract/audit.ts";
import type { Db } from "#server/db/schema.ts";
import type { ColumnKind, Value } from "./table.ts";
import type { ExportText, Say } from "./texts.ts";

/** A list that can be exported: what filters it, who walks it, and what its columns say. */
export type ExportedList<Filter, Row> = {
  /** The query of the list, without the page. */
  filter: z.ZodMiniType<Filter>;
  action: Extract<AuditAction, `${string}_exported`>;
  count: (db: Db, filter: Filter, now: Date) => Promise<number>;
  walk: (db: Db, filter: Filter, now: Date) => AsyncIterable<readonly Row[]>;
  columns: readonly {
    heading: ExportText;
    width: number;
    kind: ColumnKind;
    value: (row: Row, say: Say) => Value;
  }[];
};
