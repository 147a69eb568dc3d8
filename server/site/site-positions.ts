import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { positionsOnPage } from "#contract/page-positions.ts";
import { PagePositions, SitePositionsQuery } from "#contract/positions.ts";
import type { AppContext } from "#server/context.ts";
import { readUsualAnswerDays } from "#server/hiring/answer-time.ts";
import { notFound } from "#server/http/http-error.ts";
import { readPublicPositions } from "#server/positions/records.ts";

/** What a page shows of positions, for a visitor who follows a link. */
export const sitePositionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { db, clock }) => {
  app.get("/site/positions", {
    config: { right: "position.read" },
    schema: {
      operationId: "getSitePositions",
      summary: "Get the positions of a page",
      description:
        "What the page at a path without /vi shows of positions, in a language; the site asks for it when a visitor follows a link. A path that is no page gets 404.",
      querystring: SitePositionsQuery,
      response: { 200: PagePositions },
    },
    handler: async (request) => {
      const { path, language } = request.query;
      const positions = await readPublicPositions(db, clock());
      const answerDays = await readUsualAnswerDays(db, clock());
      const shown = positionsOnPage(path, language, { positions, answerDays });
      if (shown === undefined) throw notFound("failure.positionNotFound");
      return shown;
    },
  });
};
