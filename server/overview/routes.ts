import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";
import { Overview } from "#contract/overview.ts";
import type { Parts } from "#server/parts.ts";
import { readOverview } from "./queries.ts";

/** What the Dashboard tab reads. Registered inside the scope of administrators. */
export const overviewRoutes: FastifyPluginAsyncZod<Parts> = async (app, { reads, clock }) => {
  app.get(
    "/overview",
    {
      schema: {
        tags: ["Overview"],
        operationId: "getOverview",
        summary: "Get the dashboard",
        description: "Counters, recent activity and charts, as they are now.",
        security: [{ bearer: [] }],
        response: { 200: Overview, "4xx": Failure },
      },
    },
    () => readOverview(reads, clock()),
  );
};
