import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";
import { accountsOperations } from "#contract/operations/accounts.ts";
import { applicationsOperations } from "#contract/operations/applications.ts";
import { panelOperations } from "#contract/operations/panel.ts";
import { sendFailure } from "./error-handler.ts";
import { HttpError } from "./http-error.ts";

const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const groups = { ...accountsOperations, ...applicationsOperations, ...panelOperations };

/** Tag, summary and description of each operation by its `operationId`. */
const texts = new Map(
  Object.entries(groups).flatMap(([tag, { operations }]) =>
    Object.entries(operations).map(([id, [summary, description]]) => [
      id,
      { tags: [tag], summary, description },
    ]),
  ),
);

/** Serves the OpenAPI description of all routes registered after this call, and a page that shows it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Website API",
        version: "1",
        description:
          "Sign-in, accounts, job applications and the administrator panel. Calls with a lock need the access token of POST /auth/login as a bearer token. `message` and `errors` of a response follow Accept-Language (`en` or `vi`); `code` stays the same.",
      },
      servers: [{ url: "/" }],
      tags: Object.entries(groups).map(([name, { about }]) => ({ name, description: about })),
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: contentPolicy });
  app.get("/api/v1/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

/** The methods by path of the API. */
type KnownRoutes = Map<string, readonly string[]>;

/**
 * Describes the routes that are registered after this call: their texts, and the body of their failures. A
 * route of the API without a response schema stops the server from starting: the schema keeps unlisted
 * columns out of responses.
 */
export function describeRoutes(app: FastifyInstance): KnownRoutes {
  const routes: KnownRoutes = new Map();
  app.addHook("onRoute", ({ method, url, schema }) => {
    if (!url.startsWith("/api/v1/") && url !== "/healthz" && url !== "/readyz") return;
    const path = url.replace(/\/$/, "");
    routes.set(path, (routes.get(path) ?? []).concat(method));
    if (schema?.hide === true) return;
    const text = texts.get(schema?.operationId ?? "");
    if (text === undefined) throw new Error(`contract/operations does not describe ${url}`);
    if (schema?.response === undefined) throw new Error(`${url} declares no response`);
    Object.assign(schema, text);
    schema.response = Object.assign({ "4xx": Failure, "5xx": Failure }, schema.response);
  });
  return routes;
}

/** Responds 405 with an Allow header to the other methods of known paths. */
export function respondToOtherMethods(app: FastifyInstance, routes: KnownRoutes): void {
  // A copy, since `describeRoutes` adds the routes registered here too.
  for (const [url, methods] of Array.from(routes)) {
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
