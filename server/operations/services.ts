import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ServicesState } from "#contract/services.ts";
import type { AppContext } from "#server/context.ts";

export const serviceRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { scanner }) => {
  app.get("/services", {
    config: { right: "panel.open" },
    schema: {
      operationId: "getServices",
      summary: "Get the state of services",
      description: "Returns whether the virus scanner did not respond to this server last.",
      response: { 200: ServicesState },
    },
    handler: async () => ({ isScannerDown: scanner?.isDown() === true }),
  });
};
