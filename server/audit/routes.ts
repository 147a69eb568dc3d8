import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AuditPage, AuditQuery } from "#contract/audit.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import { readAudit } from "./audit-log.ts";

/** The audit log, registered in the administrators' scope. */
export const auditRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db }) => {
  describeRoutes(app, "Audit log");
  app.get("/audit", {
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
