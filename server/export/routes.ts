import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { AskExport, ExportTicket } from "#contract/export.ts";
import { Failure } from "#contract/failure.ts";
import { contentDisposition } from "#server/files/resume-name.ts";
import { clientOf, currentUserOf } from "#server/http/current-user.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { preferredLanguage } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { askExport, openExport } from "./service.ts";

const tags = ["Export"];
const failures = { "4xx": Failure, "5xx": Failure };
const perAccount = { name: "export", hits: 30, seconds: 600 } as const;

/** Asking for a file. Registered inside the scope that admits administrators alone. */
export const adminExportRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/exports",
    {
      schema: {
        tags,
        operationId: "createExport",
        summary: "Create an export of a filtered list",
        description:
          "`query` takes the filters of the list. The file is at the `url` of the answer, once and within a minute.",
        security: [{ bearer: [] }],
        body: AskExport,
        response: { 201: ExportTicket, ...failures },
      },
    },
    async (request, reply) => {
      const account = currentUserOf(request);
      await parts.throttle.hit(perAccount, account.id);
      const language = preferredLanguage(request.headers["accept-language"]);
      return reply.code(201).send(await askExport(parts, request.body, account, language));
    },
  );
};

/** Fetching the file. A browser that saves a file sends no token; the ticket stands in for it. */
export const exportDownloadRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.get(
    "/exports/:ticket",
    {
      // Asking for the head alone would use the ticket up.
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: "downloadExport",
        summary: "Download an export",
        description:
          "The ticket of POST /exports works once and for one minute. It stands in for the access token.",
        params: z.object({ ticket: z.string() }),
        produces: ["application/octet-stream"],
        response: { 200: z.any(), ...failures },
      },
    },
    async (request, reply) => {
      const { name, type, content } = await openExport(
        parts,
        request.params.ticket,
        clientOf(request),
      );
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
