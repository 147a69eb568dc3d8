import { sql, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { typesOf } from "./column-types.ts";

/** Leases of jobs leave the settings table; exports are downloaded without a ticket. */
export async function state(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];
  await db.schema
    .createTable("state")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("updated_at", type.instant, (column) => column.notNull())
    .execute();
  await sql`delete from settings where key like 'turn:%'`.execute(db);
  await db.schema.dropTable("export_tickets").execute();
}
