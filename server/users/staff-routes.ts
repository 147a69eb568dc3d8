import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Colleagues } from "#contract/notes.ts";
import { Permissions } from "#contract/roles.ts";
import type { AppContext } from "#server/context.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import { currentUserOf } from "#server/http/current-user.ts";
import { readPermissions } from "#server/settings/permissions.ts";
import { findColleagues } from "./colleagues.ts";

/** What recruiters and administrators read of each other, registered in the scope of staff. */
export const staffRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db }) => {
  describeRoutes(app, "Users");

  app.get("/colleagues", {
    schema: {
      operationId: "listColleagues",
      summary: "List the colleagues",
      description: "The recruiters and administrators with an active account, by name.",
      response: { 200: Colleagues },
    },
    handler: async () => ({ colleagues: await findColleagues(db) }),
  });

  app.get("/permissions", {
    schema: {
      operationId: "getPermissions",
      summary: "Get the permissions of the caller",
      description: "What the settings let the caller do: recruiters may export only if allowed.",
      response: { 200: Permissions },
    },
    handler: (request) => readPermissions(db, currentUserOf(request).role),
  });
};
