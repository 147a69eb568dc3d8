import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ExportRequest } from "#contract/export.ts";
import { requireRight } from "#server/accounts/guard.ts";
import { contentDisposition } from "#server/hiring/resumes/resume-type.ts";
import { actorOf, currentUserOf } from "#server/http/requests.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { rateLimits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { openExport } from "./export.ts";

export const exportRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.post("/exports", {
    config: { right: "panel.open" },
    schema: {
      operationId: "createExport",
      summary: "Export a filtered list",
      description:
        "`query` takes the filters of the list. The response is the file. Administrators export every list, recruiters applications if the settings allow it.",
      body: ExportRequest,
      produces: ["application/octet-stream"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      const { id, name: caller } = currentUserOf(request);
      const { kind } = request.body;
      await requireRight(
        context,
        request,
        kind === "applications" ? "application.export" : "user.export",
      );
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
