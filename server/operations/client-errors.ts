import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ClientError } from "#contract/client-errors.ts";
import type { AppContext } from "#server/context.ts";
import { rateLimits } from "#server/http/limits.ts";
import { networkOf } from "#server/http/requests.ts";

/** Logs the exceptions of browsers, so that an operator learns of a page that fails for its readers. */
export const clientErrorRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { throttle }) => {
  app.post("/client-errors", {
    schema: { operationId: "reportClientError", body: ClientError, response: { 204: z.null() } },
    handler: async (request) => {
      throttle.hit(rateLimits.clientErrorsPerNetwork, networkOf(request.ip));
      request.log.warn({ clientError: request.body }, "a page failed in a browser");
      return null;
    },
  });
};
