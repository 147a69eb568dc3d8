import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BulkApplications } from "#contract/applications.ts";
import { BulkAnswer, UndoBulk } from "#contract/bulk.ts";
import { Failure } from "#contract/failure.ts";
import { actorOf } from "#server/auth/guard.ts";
import { asStored } from "#server/http/bulk.ts";
import { preferredLanguage } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { deleteApplications } from "./deletion.ts";
import { changeStatuses } from "./statuses.ts";
import { undoStatuses } from "./undo.ts";

const tags = ["Applications"];
const security = [{ bearer: [] }];

/** What is done to many applications at once: each call is one transaction. */
export const bulkRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/applications/bulk",
    {
      schema: {
        tags,
        operationId: "changeApplications",
        summary: "Change the status of many applications, or delete them",
        description:
          "One transaction. Answers for each application whether it was changed and why not. A new status can be undone, a deletion cannot.",
        security,
        body: BulkApplications,
        response: { 200: BulkAnswer, "4xx": Failure },
      },
    },
    (request) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      const change = { ...request.body, ids: asStored(request.body.ids) };
      return change.action === "delete"
        ? deleteApplications(parts, change.ids, actorOf(request), language)
        : changeStatuses(parts, change, actorOf(request), language);
    },
  );

  app.post(
    "/applications/bulk/undo",
    {
      schema: {
        tags,
        operationId: "undoApplicationChange",
        summary: "Undo a change of many applications",
        description: "Possible for ten seconds; no email about the change leaves before.",
        security,
        body: UndoBulk,
        response: { 200: BulkAnswer, "4xx": Failure },
      },
    },
    (request) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      const undoId = request.body.undo_id.toLowerCase();
      return undoStatuses(parts, undoId, actorOf(request), language);
    },
  );
};
