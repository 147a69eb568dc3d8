import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type * as z from "zod/mini";
import { Failure } from "#contract/failure.ts";
import { sendFailure } from "./error-handler.ts";
import { HttpError } from "./http-error.ts";

const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The tags of the calls, in the order of the description. */
const tags = {
  "Sign-in": "Sign-in, sign-up, sign-out and forgotten passwords",
  "Two-step sign-in": "A code of an authenticator app beside the password",
  "Own account": "What signed-in users read and change about themselves",
  Users: "What administrators do with accounts",
  Applications: "Apply for a job, and what administrators do with applications",
  "Own application": "What applicants do with the private link from their emails",
  Interviews: "What recruiters and administrators do with interviews, and their calendar feeds",
  Positions: "The jobs that the company offers",
  Export: "Whole lists as XLSX or CSV files",
  Privacy: "Requests of people about their data",
  Settings: "What administrators decide while the site runs",
  Mail: "The emails of the site and their state",
  "Email texts": "The texts of emails to applicants, standard ones and HR's own",
  Overview: "The figures of the panel's dashboard",
  "Audit log": "Who did what, when and from where",
  Browsers: "What the pages of the site report",
  Health: "Whether the server is alive and can do its work",
};

export type Tag = keyof typeof tags;

/** Gives this tag to the routes that are registered after this call and name no other. */
export function tagRoutes(app: FastifyInstance, tag: Tag): void {
  app.addHook("onRoute", (route) => {
    route.schema = { tags: [tag], ...route.schema };
  });
}

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
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      },
    },
    transform: (route) => {
      const { form } = route.schema;
      const body = form === undefined ? {} : { body: form };
      return jsonSchemaTransform({ ...route, schema: { ...route.schema, ...body } });
    },
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: contentPolicy });
  app.get("/api/v1/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

declare module "fastify" {
  interface FastifySchema {
    /** The parts of a multipart form, for the description alone: its route reads the form itself. */
    form?: z.ZodMiniType;
  }
}

/** The methods by path of the API. */
type KnownRoutes = Map<string, readonly string[]>;

/**
 * Describes the failures of the routes that are registered after this call. A route of the API without texts
 * for the description, or without a response schema, stops the server from starting: the schema keeps unlisted
 * columns out of responses.
 */
export function describeRoutes(app: FastifyInstance): KnownRoutes {
  const routes: KnownRoutes = new Map();
  app.addHook("onRoute", ({ method, url, schema }) => {
    if (!url.startsWith("/api/v1/") && url !== "/healthz" && url !== "/readyz") return;
    const path = url.replace(/\/$/, "");
    routes.set(path, (routes.get(path) ?? []).concat(method));
    if (schema?.hide === true) return;
    if (!isDescribed(schema)) throw new Error(`${url} has no operationId, summary or description`);
    if (schema?.response === undefined) throw new Error(`${url} declares no response`);
    schema.response = Object.assign({ "4xx": Failure, "5xx": Failure }, schema.response);
  });
  return routes;
}

const isDescribed = ({ operationId, summary, description }: FastifySchema = {}): boolean =>
  [operationId, summary, description].every((text) => text !== undefined);

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
