import { sql, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index, typesOf } from "./column-types.ts";

/**
 * Anyone can make sign-ins fail, so they would fill the append-only log without end. They move to a
 * table of sums, from which a job removes what is old.
 */
export async function failedSignIns(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];
  await db.schema
    .createTable("failed_sign_ins")
    .addColumn("id", type.id, (column) => column.primaryKey())
    .addColumn("hour", type.instant, (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("target_id", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addUniqueConstraint("failed_sign_ins_sum_unique", ["hour", "network", "target_id"])
    .execute();
  await index(db, "failed_sign_ins", ["target_id", "id"]);

  const isSqlite = engine === "sqlite";
  const hour = isSqlite
    ? sql`strftime('%Y-%m-%dT%H:00:00.000Z', created_at)`
    : sql`date_trunc('hour', created_at, 'UTC')`;
  await sql`
    insert into failed_sign_ins (id, hour, network, target_id, failures, created_at)
    select ${isSqlite ? sql`min(id)` : sql`min(id::text)::uuid`}, ${hour} as hour,
      coalesce(network, ''), coalesce(target_id, ''), count(*), min(created_at)
    from audit_log where action = 'sign_in_failed' group by 2, 3, 4`.execute(db);
  await removeMoved(db, engine);
}

/** The one deletion from the log: of the lines that were moved. Its guard is back in the same transaction. */
async function removeMoved(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const moved = sql`delete from audit_log where action = 'sign_in_failed'`;
  if (engine === "postgres") {
    await sql`alter table audit_log disable trigger audit_log_append_only`.execute(db);
    await moved.execute(db);
    await sql`alter table audit_log enable trigger audit_log_append_only`.execute(db);
    return;
  }
  await sql`drop trigger audit_log_no_delete`.execute(db);
  await moved.execute(db);
  await sql`create trigger audit_log_no_delete before delete on audit_log begin select raise(abort, 'append-only'); end`.execute(
    db,
  );
}
