import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AuditAction, auditGroups } from "#contract/audit.ts";
import { Funnel, FunnelQuery } from "#contract/funnel.ts";
import { Overview } from "#contract/overview.ts";
import { may } from "#server/accounts/policies.ts";
import { findEntries } from "#server/audit/entries.ts";
import type { Db } from "#server/db/schema.ts";
import { currentUserOf } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { readApplicationCharts, readVisits } from "./charts.ts";
import { readFunnel } from "./funnel.ts";
import { readCounters } from "./counters.ts";
import { readToday } from "./today.ts";

export const overviewRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { db, clock, samples },
) => {
  app.get("/overview", {
    config: { right: "panel.open" },
    schema: {
      operationId: "getOverview",
      summary: "Get the dashboard",
      description:
        "What there is to do today, counters, recent activity and charts. Recruiters get the activity about applications and positions, without networks.",
      response: { 200: Overview },
    },
    handler: async (request) => {
      const isAdmin = await may(db, currentUserOf(request).role, "audit.read");
      const read = await readOverview(db, isAdmin ? shownActions : staffActions, clock());
      // The networks of colleagues are for the audit log of administrators.
      const activity = read.activity.map((entry) => ({ ...entry, network: null }));
      const { applications, pending } = read.counters;
      const { privacy_overdue: _forAdministrators, ...today } = read.today;
      const forStaff = { today, counters: { applications, pending }, activity };
      return { ...read, samples, ...(!isAdmin && forStaff) };
    },
  });

  app.get("/overview/funnel", {
    config: { right: "panel.open" },
    schema: {
      operationId: "getFunnel",
      summary: "Get the funnel of recruiting",
      description:
        "Page views, started forms, and the applications that were sent, looked at, interviewed and accepted, by position and source. Looks and interviews count for the day on which the application was sent; acceptances, the days to a decision and the reasons of rejections for the day of the decision. Each step counts for the first time; a change back subtracts nothing but a rejection.",
      querystring: FunnelQuery,
      response: { 200: Funnel },
    },
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
  // PostgreSQL runs each group at the same time; both together would leave no connection for other calls.
  const today = await readToday(db, now);
  const [counters, activity, oldestUnreviewed, charts, visits] = await Promise.all([
    readCounters(db, now),
    findEntries(db, { actions }, shownEntries),
    findOldestUnreviewed(db),
    readApplicationCharts(db, now),
    readVisits(db, now),
  ]);
  return { today, counters, activity, oldestUnreviewed, ...charts, visits };
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
