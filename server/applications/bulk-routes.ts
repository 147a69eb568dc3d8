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
        summary: "Change the status of many applications, or delete them",
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
        summary: "Take a change of many statuses back",
        description: "Possible for ten seconds; until then no letter about it leaves.",
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
