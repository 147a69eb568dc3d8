import * as z from "zod/mini";
import type { AuditAction, AuditRecord } from "#contract/audit.ts";
import { firstIdAt } from "#server/db/id.ts";
import type { AuditLogTable, Db } from "#server/db/schema.ts";

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
  const rows = await entriesQuery(db, filter, limit)?.execute();
  return rows === undefined || rows.length === 0 ? [] : nameAll(db, rows);
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
] as const satisfies readonly (keyof AuditLogTable)[];

type Row = Pick<AuditLogTable, (typeof columns)[number]>;

/**
 * Ids grow with time, so everything is in their order. Each part walks one index from the newest
 * id down and stops at the limit: a page costs the same however long the log is. Undefined where
 * nothing can fit.
 */
export function entriesQuery(db: Db, filter: EntryFilter, limit: number) {
  const { actions, people, from, to, before } = filter;
  const newest = db
    .selectFrom("audit_log")
    .select(columns)
    .$if(from !== undefined, (query) => query.where("id", ">=", firstIdAt(from ?? new Date(0))))
    .$if(to !== undefined, (query) => query.where("id", "<", firstIdAt(to ?? new Date(0))))
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit);
  const parts =
    people !== undefined
      ? people.flatMap((id) =>
          (["actor_id", "target_id"] as const).map((column) =>
            newest
              .where(column, "=", id)
              .$if(actions !== undefined, (query) => query.where("action", "in", actions ?? [])),
          ),
        )
      : actions !== undefined
        ? actions.map((action) => newest.where("action", "=", action))
        : [newest];
  const [first, ...others] = parts.map((part) => db.selectFrom(part.as("part")).selectAll());
  // Whoever acted on themselves is found twice and told once.
  return others
    .reduce((all, other) => all?.union(other), first)
    ?.orderBy("id", "desc")
    .limit(limit);
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
  const { id, created_at, action, actor_id, target_kind, target_id, fields, network } = row;
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
  };
}
