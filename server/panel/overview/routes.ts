import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AuditAction, auditGroups } from "#contract/audit.ts";
import { Funnel, FunnelQuery } from "#contract/funnel.ts";
import { Overview } from "#contract/overview.ts";
import { findEntries } from "#server/audit/entries.ts";
import type { Db } from "#server/db/schema.ts";
import { currentUserOf } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { readApplicationCharts, readVisits } from "./charts.ts";
import { readFunnel } from "./funnel.ts";
import { readCounters } from "./counters.ts";

export const overviewRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { db, clock, samples },
) => {
  app.get("/overview", {
    schema: { operationId: "getOverview", response: { 200: Overview } },
    handler: async (request) => {
      const isAdmin = currentUserOf(request).role === "admin";
      const read = await readOverview(db, isAdmin ? shownActions : staffActions, clock());
      // The networks of colleagues are for the audit log of administrators.
      const activity = read.activity.map((entry) => ({ ...entry, network: null }));
      const { applications, pending } = read.counters;
      const forStaff = { counters: { applications, pending }, activity };
      return { ...read, samples, ...(!isAdmin && forStaff) };
    },
  });

  app.get("/overview/funnel", {
    schema: { operationId: "getFunnel", querystring: FunnelQuery, response: { 200: Funnel } },
    handler: (request) => readFunnel(db, request.query, clock()),
  });
};

const shownEntries = 8;

// Views of resumes would push everything else off the list.
const isShown = (action: AuditAction) => action !== "resume_fetched" && action !== "resume_viewed";

const shownActions = AuditAction.options.filter(isShown);
const staffActions = [...auditGroups.applications, ...auditGroups.positions].filter(isShown);

async function readOverview(
  db: Db,
  actions: readonly AuditAction[],
  now: Date,
): Promise<Omit<Overview, "samples">> {
  // PostgreSQL runs them at the same time.
  const [counters, activity, oldestUnreviewed, charts, visits] = await Promise.all([
    readCounters(db, now),
    findEntries(db, { actions }, shownEntries),
    findOldestUnreviewed(db),
    readApplicationCharts(db, now),
    readVisits(db, now),
  ]);
  return { counters, activity, oldestUnreviewed, ...charts, visits };
}

async function findOldestUnreviewed(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("applications")
    .select("id")
    .where("spam", "=", false)
    .where("status", "=", "submitted")
    .where("withdrawn_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
