import type { FastifyInstance } from "fastify";
import { sendFailure } from "./error-handler.ts";
import { HttpError } from "./http-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Requests for pages and their files are not logged. */
    isPage?: boolean;
  }
}

/** The supported methods by path of the API. */
type KnownRoutes = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * From now on a route of the API without a response schema stops the server from starting: the schema
 * keeps unlisted columns out of responses.
 */
export function requireResponseSchema(app: FastifyInstance): KnownRoutes {
  const routes = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ method, url, schema }) => {
    const isDocumented = schema?.response !== undefined || schema?.hide === true;
    const isApi = url.startsWith("/api/v1/");
    if (isApi && !isDocumented) throw new Error(`${String(method)} ${url} declares no response`);
    if (!isApi && url !== "/healthz" && url !== "/readyz") return;
    const address = url.length > 1 ? url.replace(/\/$/, "") : url;
    const methods = routes.get(address) ?? new Set<string>();
    for (const name of [method].flat()) methods.add(name);
    routes.set(address, methods);
  });
  return routes;
}

/** Responds 405 with an Allow header to the other methods of known paths. */
export function respondToOtherMethods(app: FastifyInstance, routes: KnownRoutes): void {
  // A copy, since the hook adds the routes registered here to `routes` too.
  const known = Array.from(routes, ([url, methods]) => ({ url, methods: Array.from(methods) }));
  for (const { url, methods } of known) {
    app.route({
      method: app.supportedMethods.filter((method) => !methods.includes(method)),
      url,
      schema: { hide: true },
      handler: (request, reply) => {
        void reply.header("allow", methods.join(", "));
        const failure = new HttpError(405, "method_not_allowed", "failure.method");
        return sendFailure(failure, request, reply);
      },
    });
  }
}
