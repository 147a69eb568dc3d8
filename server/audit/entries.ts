import { sql, type RawBuilder, type SqlBool } from "kysely";
import * as z from "zod/mini";
import type { AuditAction, AuditRecord } from "#contract/audit.ts";
import { firstIdAt } from "#server/db/id.ts";
import type { AuditLogTable, Db } from "#server/db/schema.ts";
import { where } from "#server/db/lists.ts";

export type EntryFilter = {
  actions?: readonly AuditAction[] | undefined;
  /** Ids of accounts and applications that acted or were acted on. */
  people?: readonly string[] | undefined;
  from?: Date | undefined;
  /** The first instant that is too late. */
  to?: Date | undefined;
  /** Only what stands below this entry. */
  before?: string | undefined;
};

/** The newest entries of the audit log that fit, with the names their ids stand for today. */
export async function findEntries(
  db: Db,
  filter: EntryFilter,
  limit: number,
): Promise<AuditRecord[]> {
  const found = await entriesQuery(filter, limit)?.execute(db);
  return found === undefined || found.rows.length === 0 ? [] : nameAll(db, found.rows);
}

const columns = [
  "id",
  "created_at",
  "actor_id",
  "action",
  "target_kind",
  "target_id",
  "fields",
  "network",
  "request_id",
  "status_before",
  "status_after",
] as const satisfies readonly (keyof AuditLogTable)[];

type Row = Pick<AuditLogTable, (typeof columns)[number]> & { times: number };

/** A sum of failed sign-ins as an entry. `request_id` is not null because visitors caused them. */
const failedColumns = sql`id, created_at, cast(null as uuid) as actor_id,
  'sign_in_failed' as action, case when target_id = '' then null else 'user' end as target_kind,
  nullif(target_id, '') as target_id, '[]' as fields, network, '' as request_id,
  null as status_before, null as status_after, failures as times`;

/**
 * Ids grow with time, so everything is in their order. Each part walks one index from the newest
 * id down and stops at the limit: a page costs the same however long the log is. Undefined where
 * nothing can fit. In plain SQL, since a query builder over so many parts keeps the type checker
 * busy for minutes.
 */
export function entriesQuery(filter: EntryFilter, limit: number): RawBuilder<Row> | undefined {
  const { actions, people, from, to, before } = filter;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const bounds: RawBuilder<SqlBool>[] = [];
  if (from !== undefined) bounds.push(sql<SqlBool>`id >= ${firstIdAt(from)}`);
  if (to !== undefined) bounds.push(sql<SqlBool>`id < ${firstIdAt(to)}`);
  if (before !== undefined) bounds.push(sql<SqlBool>`id < ${before}`);
  const newest = (...conditions: RawBuilder<SqlBool>[]) => sql`
    select * from (
      select ${names}, 1 as times from audit_log ${where([...bounds, ...conditions])} order by id desc limit ${limit}
    ) as part`;
  const failed = (...conditions: RawBuilder<SqlBool>[]) => sql`
    select * from (
      select ${failedColumns} from failed_sign_ins ${where([...bounds, ...conditions])}
      order by id desc limit ${limit}
    ) as part`;
  const isOneOf = (some: readonly AuditAction[]) => sql<SqlBool>`action in (${sql.join(some)})`;
  const ofPeople = (people ?? []).flatMap((id) =>
    [sql<SqlBool>`actor_id = ${id}`, sql<SqlBool>`target_id = ${id}`].map((isPerson) =>
      actions === undefined ? newest(isPerson) : newest(isPerson, isOneOf(actions)),
    ),
  );
  const parts =
    people !== undefined
      ? ofPeople
      : (actions?.map((action) => newest(sql<SqlBool>`action = ${action}`)) ?? [newest()]);
  if (parts.length === 0) return undefined;
  if (actions?.includes("sign_in_failed") ?? true) {
    parts.push(...(people?.map((id) => failed(sql<SqlBool>`target_id = ${id}`)) ?? [failed()]));
  }
  // Whoever acted on themselves is found twice and told once.
  return sql<Row>`${sql.join(parts, sql` union `)} order by id desc limit ${limit}`;
}

async function nameAll(db: Db, rows: readonly Row[]): Promise<AuditRecord[]> {
  const ids = rows.flatMap(({ actor_id, target_id }) => [actor_id, target_id]);
  const known = Array.from(new Set(ids.filter((id) => id !== null)));
  const names = new Map<string, string>();
  if (known.length > 0) {
    const users = db.selectFrom("users").select(["id", "name"]).where("id", "in", known);
    const applications = db
      .selectFrom("applications")
      .select(["id", "full_name as name"])
      .where("id", "in", known);
    for (const { id, name } of [...(await users.execute()), ...(await applications.execute())]) {
      names.set(id, name);
    }
  }
  return rows.map((row) => asRecord(row, names));
}

const Fields = z.array(z.string());

function asRecord(row: Row, names: ReadonlyMap<string, string>): AuditRecord {
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  const { id, created_at, action, actor_id, target_kind, target_id, fields, network, times } = row;
  const { status_before: before, status_after: after } = row;
  return {
    id,
    at: created_at,
    action,
    actor:
      actor_id !== null
        ? { kind: "user", ...named(actor_id) }
        : // Whoever comes from outside makes a request; what the server does by itself has none.
          { kind: row.request_id === null ? "system" : "visitor" },
    target:
      target_id === null
        ? null
        : { kind: target_kind === "application" ? "application" : "user", ...named(target_id) },
    fields: Fields.parse(JSON.parse(fields)),
    network,
    ...(before !== null && after !== null && { status: { before, after } }),
    ...(times > 1 && { times }),
  };
}
