import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index, typesOf } from "./column-types.ts";

/** What people keep with their account: two-step sign-in, a portrait, a language, another address. */
export async function accounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];

  // One column a statement: SQLite adds no more at once.
  const users = db.schema.alterTable("users");
  await users.addColumn("language", "text").execute();
  await users.addColumn("two_step_secret", "text").execute();
  await users.addColumn("two_step_at", type.instant).execute();
  await users.addColumn("two_step_last_step", "integer").execute();
  await db.schema.alterTable("one_time_tokens").addColumn("email", "text").execute();

  await db.schema
    .createTable("recovery_codes")
    .addColumn("user_id", type.id, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recovery_codes_primary", ["user_id", "code_hash"])
    .execute();

  await db.schema
    .createTable("avatars")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("user_id", type.id, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("bytes", type.bytes, (column) => column.notNull())
    .addUniqueConstraint("avatars_user_id_unique", ["user_id"])
    .execute();

  // A user's own activity: what they did and what was done to their account.
  await index(db, "audit_log", ["actor_id", "id"]);
  await index(db, "audit_log", ["target_id", "id"]);
}
