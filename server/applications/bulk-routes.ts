import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BulkApplications } from "#contract/applications.ts";
import { BulkAnswer, UndoBulk } from "#contract/bulk.ts";
import { Failure } from "#contract/failure.ts";
import { actorOf } from "#server/http/current-user.ts";
import type { AppContext } from "#server/context.ts";
import { changeStatuses, undoStatuses } from "./bulk-status.ts";
import { deleteApplications } from "./deletion.ts";

const tags = ["Applications"];
const security = [{ bearer: [] }];

/** What is done to many applications at once: each call is one transaction. */
export const bulkRoutes: FastifyPluginAsyncZod<AppContext> = async (app, parts) => {
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
      const { body } = request;
      const actor = actorOf(request);
      if (body.action !== "delete") return changeStatuses(parts, body, actor);
      const ids = body.ids.map((id) => id.toLowerCase());
      return deleteApplications(parts, ids, actor, actor.source.language);
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
    (request) => undoStatuses(parts, request.body.undo_id.toLowerCase(), actorOf(request)),
  );
};
