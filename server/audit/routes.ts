import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AuditPage, AuditQuery } from "#contract/audit.ts";
import type { AppContext } from "#server/context.ts";
import { readAudit } from "./audit-log.ts";

export const auditRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db }) => {
  app.get("/audit", {
    schema: {
      operationId: "listAuditEntries",
      querystring: AuditQuery,
      response: { 200: AuditPage },
    },
    handler: (request) => readAudit(db, request.query),
  });
};
