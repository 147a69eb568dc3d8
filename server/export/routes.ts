import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ExportRequest } from "#contract/export.ts";
import { Failure } from "#contract/failure.ts";
import { clientOf, currentUserOf } from "#server/http/current-user.ts";
import { contentDisposition } from "#server/files/resume-type.ts";
import { exportsPerAccount } from "#server/http/limits.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { preferredLanguage } from "#server/http/language.ts";
import type { AppContext } from "#server/context.ts";
import { openExport } from "./export.ts";
import * as z from "zod/mini";

/** Downloads of whole lists. Registered inside the scope that admits administrators alone. */
export const adminExportRoutes: FastifyPluginAsyncZod<AppContext> = async (app, parts) => {
  app.post(
    "/exports",
    {
      schema: {
        tags: ["Export"],
        operationId: "createExport",
        summary: "Export a filtered list",
        description: "`query` takes the filters of the list. Answers with the file.",
        security: [{ bearer: [] }],
        body: ExportRequest,
        produces: ["application/octet-stream"],
        response: { 200: z.any(), "4xx": Failure, "5xx": Failure },
      },
    },
    async (request, reply) => {
      const { id, name: by } = currentUserOf(request);
      parts.throttle.hit(exportsPerAccount, id);
      const language = preferredLanguage(request.headers["accept-language"]);
      const caller = { id, name: by, language, source: clientOf(request) };
      const { name, type, content } = await openExport(parts, request.body, caller);
      content.once("error", (error) => {
        request.log.error({ err: error }, "an export broke off");
      });
      return reply
        .type(type)
        .header("content-disposition", contentDisposition(name))
        .header("content-security-policy", sandboxPolicy)
        .send(content);
    },
  );
};
