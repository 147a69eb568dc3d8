import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Colleagues } from "#contract/notes.ts";
import { Permissions } from "#contract/roles.ts";
import type { AppContext } from "#server/context.ts";
import { currentUserOf } from "#server/http/current-user.ts";
import { readPermissions } from "#server/settings/permissions.ts";
import { findColleagues } from "./colleagues.ts";

/** What recruiters and administrators read of each other, registered in the scope of staff. */
export const staffRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db }) => {
  app.get("/colleagues", {
    schema: { operationId: "listColleagues", response: { 200: Colleagues } },
    handler: async () => ({ colleagues: await findColleagues(db) }),
  });

  app.get("/permissions", {
    schema: { operationId: "getPermissions", response: { 200: Permissions } },
    handler: (request) => readPermissions(db, currentUserOf(request).role),
  });
};
