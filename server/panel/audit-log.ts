import { sql } from "kysely";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { auditGroups, AuditPage, AuditQuery } from "#contract/audit.ts";
import { findEntryPage } from "#server/audit/entries.ts";
import type { AppContext } from "#server/context.ts";
import type { Db } from "#server/db/schema.ts";
import { where } from "#server/db/lists.ts";
import { searchConditions, type SearchableTable } from "#server/db/search.ts";

const pageSize = 50;
/** The query has one part for each person. */
const maxPeople = 25;

export const auditRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db }) => {
  app.get("/audit", {
    config: { right: "audit.read" },
    schema: {
      operationId: "listAuditEntries",
      summary: "List the audit log",
      description:
        "Newest first. Failed sign-ins of one hour, network and account are one entry with `times`, kept for 90 days.",
      querystring: AuditQuery,
      response: { 200: AuditPage },
    },
    handler: (request) => readAudit(db, request.query),
  });
};

async function readAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { group, person, q, from, to, before } = query;
  const people = await findPeople(db, q);
  if (people !== undefined && people.length > maxPeople) {
    return { entries: [], next: null, isTooWide: true };
  }
  const filter = {
    actions: group && auditGroups[group],
    // A search that does not find the person excludes their entries.
    people: person === undefined ? people : [person].filter((id) => people?.includes(id) ?? true),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    before,
  };
  return { ...(await findEntryPage(db, filter, pageSize)), isTooWide: false };
}

/** The ids of users and applications for a search, up to one more than allowed. Undefined without a search. */
async function findPeople(db: Db, q: string | undefined): Promise<string[] | undefined> {
  const found: string[] = [];
  for (const table of ["users", "applications"] satisfies SearchableTable[]) {
    const conditions = searchConditions(db, table, q);
    if (conditions.length === 0) return undefined;
    // In plain SQL: with the query builder, the type checker takes minutes.
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} ${where(conditions)}
      limit ${maxPeople + 1}`.execute(db);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
