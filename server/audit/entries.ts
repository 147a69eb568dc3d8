import { sql, type RawBuilder, type SqlBool } from "kysely";
import * as z from "zod/mini";
import type { AuditAction, AuditRecord } from "#contract/audit.ts";
import { firstIdAt } from "#server/db/id.ts";
import { where } from "#server/db/lists.ts";
import type { AuditLogTable, Db } from "#server/db/schema.ts";

export type EntryFilter = {
  actions?: readonly AuditAction[] | undefined;
  /** Ids of users and applications, as actors or targets. */
  people?: readonly string[] | undefined;
  /** Only entries about this user or without a target. */
  aboutUser?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  /** Only entries older than the one with this id. */
  before?: string | undefined;
};

/** The newest matching entries of the audit log, with the current names of users and applicants. */
export async function findEntries(
  db: Db,
  filter: EntryFilter,
  limit: number,
): Promise<AuditRecord[]> {
  const found = await entriesQuery(filter, limit)?.execute(db);
  return resolveNames(db, found?.rows ?? []);
}

/** One page of entries. `next` is the `before` of the next page, or null on the last one. */
export async function findEntryPage(
  db: Db,
  filter: EntryFilter,
  size: number,
): Promise<{ entries: AuditRecord[]; next: string | null }> {
  const found = await findEntries(db, filter, size + 1);
  const entries = found.slice(0, size);
  return { entries, next: found.length > size ? (entries.at(-1)?.id ?? null) : null };
}

type Row = AuditLogTable & { times: number };

const entryColumns = sql`id, created_at, actor_id, action, target_kind, target_id, fields, network,
  request_id, status_before, status_after, 1 as times`;

/** A count of failed sign-ins as an audit entry. `request_id` is not null, so the actor is a visitor. */
const failedColumns = sql`id, created_at, cast(null as uuid) as actor_id,
  'sign_in_failed' as action, case when target_id = '' then null else 'user' end as target_kind,
  nullif(target_id, '') as target_id, '[]' as fields, network, '' as request_id,
  null as status_before, null as status_after, failures as times`;

/**
 * Ids grow with time and give the order. Each part reads one index from the newest id down to the
 * limit, so the cost of a page does not grow with the log. Undefined if no entry can match. In plain
 * SQL: with the query builder, the type checker takes minutes.
 */
export function entriesQuery(filter: EntryFilter, limit: number): RawBuilder<Row> | undefined {
  const { actions, people, aboutUser, from, to, before } = filter;
  const bounds: RawBuilder<SqlBool>[] = [];
  if (from !== undefined) bounds.push(sql<SqlBool>`id >= ${firstIdAt(from)}`);
  if (to !== undefined) bounds.push(sql<SqlBool>`id < ${firstIdAt(to)}`);
  if (before !== undefined) bounds.push(sql<SqlBool>`id < ${before}`);
  if (aboutUser !== undefined) {
    bounds.push(sql<SqlBool>`(target_id is null or target_id = ${aboutUser})`);
  }
  const newestOf = (from: RawBuilder<unknown>, conditions: RawBuilder<SqlBool>[]) => sql`
    select * from (
      select ${from} ${where([...bounds, ...conditions])} order by id desc limit ${limit}
    ) as part`;
  const newest = (...conditions: RawBuilder<SqlBool>[]) =>
    newestOf(sql`${entryColumns} from audit_log`, conditions);
  const failed = (...conditions: RawBuilder<SqlBool>[]) =>
    newestOf(sql`${failedColumns} from failed_sign_ins`, conditions);
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
  // `union` removes the duplicate of an entry whose actor and target are the same user.
  return sql<Row>`${sql.join(parts, sql` union `)} order by id desc limit ${limit}`;
}

async function resolveNames(db: Db, rows: readonly Row[]): Promise<AuditRecord[]> {
  const ids = rows.flatMap(({ actor_id, target_id }) => [actor_id, target_id]);
  const known = Array.from(new Set(ids.filter((id) => id !== null)));
  const names = new Map<string, string>();
  const columns = { users: "name", applications: "full_name", positions: "slug" };
  for (const [table, column] of known.length === 0 ? [] : Object.entries(columns)) {
    const found = await sql<{ id: string; name: string }>`
      select id, ${sql.ref(column)} as name from ${sql.table(table)}
      where id in (${sql.join(known)})`.execute(db);
    for (const { id, name } of found.rows) names.set(id, name);
  }
  return rows.map((row) => toAuditRecord(row, names));
}

const Fields = z.array(z.string());
const targetKinds = ["user", "application", "position"] as const;

function toAuditRecord(row: Row, names: ReadonlyMap<string, string>): AuditRecord {
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
        : // Visitors act in a request, the server outside of one.
          { kind: row.request_id === null ? "system" : "visitor" },
    target:
      target_id === null
        ? null
        : { kind: targetKinds.find((kind) => kind === target_kind) ?? "user", ...named(target_id) },
    fields: Fields.parse(JSON.parse(fields)),
    network,
    ...(before !== null && after !== null && { status: { before, after } }),
    ...(times > 1 && { times }),
  };
}
