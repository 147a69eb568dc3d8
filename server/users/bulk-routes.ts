import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BulkAnswer, UndoBulk } from "#contract/bulk.ts";
import { Failure } from "#contract/failure.ts";
import { BulkUsers } from "#contract/users.ts";
import { actorOf } from "#server/auth/guard.ts";
import { preferredLanguage } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { changeUsers, undoUsers } from "./bulk.ts";

const tags = ["Users"];
const security = [{ bearer: [] }];

/** What administrators do to many accounts at once. Registered inside the scope that admits them alone. */
export const bulkUserRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/users/bulk",
    {
      schema: {
        tags,
        operationId: "changeUsers",
        summary: "Activate, deactivate or delete many users",
        description:
          "Answers for each user whether it was changed and why not. Only activation and deactivation can be undone.",
        security,
        body: BulkUsers,
        response: { 200: BulkAnswer, "4xx": Failure },
      },
    },
    (request) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      return changeUsers(parts, request.body, actorOf(request), language);
    },
  );

  app.post(
    "/users/bulk/undo",
    {
      schema: {
        tags,
        operationId: "undoUserChange",
        summary: "Undo a change of many users",
        description:
          "Takes the `undo_id` of POST /users/bulk for a short time. Users that were changed since keep that change.",
        security,
        body: UndoBulk,
        response: { 200: BulkAnswer, "4xx": Failure },
      },
    },
    (request) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      const { undo_id } = request.body;
      return undoUsers(parts, undo_id.toLowerCase(), actorOf(request), language);
    },
  );
};
