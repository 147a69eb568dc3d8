import { sql } from "kysely";
import { auditGroups, type AuditPage, type AuditQuery } from "#contract/audit.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions, type Searched } from "#server/db/search.ts";
import { where } from "#server/db/lists.ts";
import { findEntries } from "./entries.ts";

const pageSize = 50;
/** Each of them is looked up by itself, so there is an end to how many. */
const mostPeople = 25;

/** One page of the audit log, the newest first. */
export async function readAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { group, person, q, from, to, before } = query;
  const people = await findPeople(db, q);
  if (people !== undefined && people.length > mostPeople) {
    return { entries: [], next: null, isTooWide: true };
  }
  const filter = {
    actions: group === undefined ? undefined : auditGroups[group],
    people: person === undefined ? people : both(person, people),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    before,
  };
  const found = await findEntries(db, filter, pageSize + 1);
  const entries = found.slice(0, pageSize);
  const next = found.length > pageSize ? (entries.at(-1)?.id ?? null) : null;
  return { entries, next, isTooWide: false };
}

/** One person, and with words beside it only if they name that person. */
const both = (person: string, people: readonly string[] | undefined) =>
  people === undefined || people.includes(person) ? [person] : [];

/**
 * Ids of the accounts and applications that a search finds, a few more than are looked up. Undefined
 * when nobody is searched for.
 */
async function findPeople(db: Db, q: string | undefined): Promise<string[] | undefined> {
  const found: string[] = [];
  for (const table of ["users", "applications"] satisfies Searched[]) {
    const conditions = searchConditions(db, table, q);
    if (conditions.length === 0) return undefined;
    // In plain SQL: a query builder over either of two tables keeps the type checker busy for minutes.
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} ${where(conditions)}
      limit ${mostPeople + 1}`.execute(db);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
