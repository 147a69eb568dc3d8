import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { typesOf } from "./column-types.ts";

/** Downloads that were asked for and not fetched yet. They end with the session that asked. */
export async function exportTickets(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];
  await db.schema
    .createTable("export_tickets")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("session_id", type.id, (column) =>
      column.notNull().references("sessions.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("expires_at", type.instant, (column) => column.notNull())
    .execute();
}
