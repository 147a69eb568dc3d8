import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ExportRequest } from "#contract/export.ts";
import { collectAccountData } from "#server/accounts/account-data.ts";
import { requireRight } from "#server/accounts/guard.ts";
import { idParam } from "#server/hiring/applications/records.ts";
import { collectCopies } from "#server/hiring/portal/copy-content.ts";
import { copyForHr } from "#server/hiring/portal/copy.ts";
import { contentDisposition } from "#server/hiring/resumes/resume-type.ts";
import { actorOf, currentUserOf } from "#server/http/requests.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { rateLimits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { openExport } from "./export.ts";

export const exportRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.get("/users/me/data", {
    // A HEAD request would count as a download.
    exposeHeadRoute: false,
    config: { right: "account.own" },
    schema: {
      tags: ["Own account"],
      operationId: "downloadOwnData",
      summary: "Download the data of your account",
      description:
        "One JSON file with the account, its sessions, links, emails, activity and the applications under its confirmed address.",
      produces: ["application/json"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      const { id } = currentUserOf(request);
      context.throttle.hit(rateLimits.downloadsPerAccount, id);
      const account = await collectAccountData(context, actorOf(request));
      const applications = await collectCopies(context, id);
      return reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="account-data.json"')
        .send(JSON.stringify({ ...account, applications }, null, 2));
    },
  });

  app.get("/applications/:id/copy", {
    // A HEAD request would be recorded as a copy.
    exposeHeadRoute: false,
    config: { right: "application.export" },
    schema: {
      operationId: "copyApplication",
      summary: "Download everything about an application for its applicant",
      description:
        "A ZIP archive with JSON, a readable page, the files and the emails, without the internal notes of HR. The audit log records each copy.",
      params: z.object({ id: z.string() }),
      produces: ["application/zip"],
      response: { 200: z.any() },
    },
    handler: async (request, reply) => {
      context.throttle.hit(rateLimits.exportsPerAccount, currentUserOf(request).id);
      const id = idParam(request.params);
      const { name, archive } = await copyForHr(context, id, actorOf(request));
      return reply
        .type("application/zip")
        .header("content-disposition", contentDisposition(name))
        .header("content-security-policy", sandboxPolicy)
        .send(archive);
    },
  });

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
      return reply
        .type(type)
        .header("content-disposition", contentDisposition(name))
        .header("content-security-policy", sandboxPolicy)
        .send(content);
    },
  });
};
