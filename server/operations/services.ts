import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ServicesState } from "#contract/services.ts";
import type { AppContext } from "#server/context.ts";
import { hasForeignFiles } from "#server/files/store-id.ts";

export const serviceRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, files, scanner } = context;
  app.get("/services", {
    config: { right: "panel.open" },
    schema: {
      operationId: "getServices",
      summary: "Get the state of services",
      description:
        "Returns whether the virus scanner did not respond to this server last, and whether the files belong to another database.",
      response: { 200: ServicesState },
    },
    handler: async () => ({
      isScannerDown: scanner?.isDown() === true,
      // A store of files that is out is an outage of its own.
      hasForeignFiles: await hasForeignFiles(db, files).catch(() => false),
    }),
  });
};
