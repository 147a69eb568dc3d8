import { sql, type ColumnDataType, type Kysely, type RawBuilder } from "kysely";
import type { Engine } from "../engine.ts";

type Types = {
  id: ColumnDataType;
  instant: ColumnDataType;
  day: ColumnDataType;
  boolean: RawBuilder<unknown>;
  false: RawBuilder<unknown>;
  bytes: ColumnDataType;
};

/** What the kinds of value are called on each engine. */
export const typesOf: Record<Engine, Types> = {
  sqlite: {
    id: "text",
    instant: "text",
    day: "text",
    boolean: sql`BOOLEAN`,
    false: sql`0`,
    bytes: "blob",
  },
  postgres: {
    id: "uuid",
    instant: "timestamptz(3)",
    day: "date",
    boolean: sql`boolean`,
    false: sql`false`,
    bytes: "bytea",
  },
};

export function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = `${table}_${columns.join("_")}`;
  return db.schema.createIndex(name).on(table).columns(columns).execute();
}
