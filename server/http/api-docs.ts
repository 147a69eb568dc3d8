import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { Failure } from "#contract/failure.ts";

const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The groups of operations in the description. */
const tags = {
  Health: "Whether the server is alive and can do its work",
  "Sign-in": "Sign-in, sign-up, sign-out and forgotten passwords",
  "Two-step sign-in": "A code of an authenticator app beside the password",
  "Own account": "What signed-in users read and change about themselves",
  Applications: "Apply for a job, and what administrators do with applications",
  "Own application": "What applicants do with the private link from their emails",
  Interviews: "What recruiters and administrators do with interviews, and their calendar feeds",
  Positions: "The jobs that the company offers",
  Users: "What administrators do with accounts",
  Export: "Whole lists as XLSX or CSV files",
  Settings: "What administrators decide while the site runs",
  Mail: "The emails of the site and their state",
  "Email texts": "The texts of emails to applicants, standard ones and HR's own",
  Overview: "The figures of the panel's dashboard",
  "Audit log": "Who did what, when and from where",
};

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
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: contentPolicy });
  app.get("/api/v1/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

/**
 * Describes the routes of a scope: their group, unless they name one, and the body of their failures. A
 * successful response gets the one status that the schema of its route declares below 300.
 */
export function describeRoutes(app: FastifyInstance, tag: keyof typeof tags): void {
  app.addHook("onRoute", ({ schema }) => {
    if (schema === undefined) return;
    schema.tags ??= [tag];
    schema.response = Object.assign({ "4xx": Failure, "5xx": Failure }, schema.response);
  });
  app.addHook("preHandler", async ({ routeOptions }, reply) => {
    const [status] = Object.keys(routeOptions.schema?.response ?? {});
    void reply.code(Number(status));
  });
}
