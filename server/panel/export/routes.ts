import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ExportRequest } from "#contract/export.ts";
import { requireAdmin } from "#server/accounts/guard.ts";
import { contentDisposition } from "#server/hiring/resumes/resume-type.ts";
import { actorOf, currentUserOf } from "#server/http/requests.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { rateLimits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { readPermissions } from "#server/accounts/policies.ts";
import { openExport } from "./export.ts";

export const staffExportRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.post("/exports", {
    schema: {
      operationId: "createExport",
      body: ExportRequest,
      produces: ["application/octet-stream"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      const { id, name: caller, role } = currentUserOf(request);
      const isAllowed =
        request.body.kind === "applications" &&
        (await readPermissions(context.db, role)).exportApplications;
      if (!isAllowed) requireAdmin(request);
      context.throttle.hit(rateLimits.exportsPerAccount, id);
      const by = { name: caller, actor: actorOf(request) };
      const { name, type, content } = await openExport(context, request.body, by);
      content.once("error", (error) => {
        request.log.error({ err: error }, "export aborted");
      });
      return reply
        .type(type)
        .header("content-disposition", contentDisposition(name))
        .header("content-security-policy", sandboxPolicy)
        .send(content);
    },
  });
};
