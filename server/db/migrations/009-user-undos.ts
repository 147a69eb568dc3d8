import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index, typesOf } from "./column-types.ts";

/** Who could sign in before a change of many users. */
export async function userUndos(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];
  await db.schema
    .createTable("user_undos")
    .addColumn("undo_id", type.id, (column) => column.notNull())
    .addColumn("user_id", type.id, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("changed_at", type.instant, (column) => column.notNull())
    .addColumn("was_active", type.boolean, (column) => column.notNull())
    .addColumn("expires_at", type.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("user_undos_primary", ["undo_id", "user_id"])
    .execute();
  await index(db, "user_undos", ["user_id"]);
}
