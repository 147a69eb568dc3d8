import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ClientError } from "#contract/client-errors.ts";
import type { AppContext } from "#server/context.ts";
import { rateLimits } from "#server/http/limits.ts";
import { networkOf } from "#server/http/requests.ts";

/** Logs the exceptions of browsers, so that an operator learns of a page that fails for its readers. */
export const clientErrorRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { throttle }) => {
  app.post("/client-errors", {
    config: { right: "site.use" },
    schema: {
      operationId: "reportClientError",
      summary: "Report an exception",
      description:
        "The server logs the name of the exception, the page and the places in the scripts. Messages and addresses, which may hold personal data, are not taken.",
      body: ClientError,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      throttle.hit(rateLimits.clientErrorsPerNetwork, networkOf(request.ip));
      request.log.warn({ clientError: request.body }, "a page failed in a browser");
      return reply.code(204).send(null);
    },
  });
};
