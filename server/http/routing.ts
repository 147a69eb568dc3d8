import type { FastifyInstance, HTTPMethods } from "fastify";
import { sendFailure } from "./error-handler.ts";
import { CallFailed } from "./failure.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers of pages and their files are not logged one by one. */
    isPage?: boolean;
  }
}

/** The methods each address of the API answers. */
type KnownRoutes = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * From now on a route of the API that does not say what it answers stops the server from starting:
 * the schema of the answer is what keeps unlisted columns inside.
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
    for (const one of [method].flat()) methods.add(one);
    routes.set(address, methods);
  });
  return routes;
}

const allMethods: HTTPMethods[] = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
];

/** Answers 405 with Allow where an address is known and the method is not. */
export function answerOtherMethods(app: FastifyInstance, routes: KnownRoutes): void {
  // The hook that keeps `routes` sees the routes added here as well.
  const known = Array.from(routes, ([url, methods]) => ({ url, methods: Array.from(methods) }));
  for (const { url, methods } of known) {
    app.route({
      method: allMethods.filter((method) => !methods.includes(method)),
      url,
      schema: { hide: true },
      handler: (request, reply) => {
        void reply.header("allow", methods.join(", "));
        const failure = new CallFailed(405, "method_not_allowed", "failure.method");
        return sendFailure(failure, request, reply);
      },
    });
  }
}
