import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";

const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What the operations are grouped by. */
const tags = {
  Health: "Whether the server is alive and can do its work",
  "Sign-in": "Sign-in, sign-up, sign-out and forgotten passwords",
  "Two-step sign-in": "A code of an authenticator app beside the password",
  "Own account": "What signed-in users read and change about themselves",
  Applications: "Apply for a job, and what administrators do with applications",
  "Own application": "What applicants do with the private link from their emails",
  Users: "What administrators do with accounts",
  Export: "Whole lists as XLSX or CSV files",
  Settings: "What administrators decide while the site runs",
  Mail: "The emails of the site and their state",
  Overview: "The figures of the panel's dashboard",
  "Audit log": "Who did what, when and from where",
};

const descriptionPath = "/api/v1/openapi.json";
const docsPath = "/api/docs";

/**
 * Serves the OpenAPI description of all routes that are added from now on, and its readable page. Both
 * are made when somebody asks for them: what makes them takes megabytes that most servers never need.
 */
export function describeApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    if (route.method !== "HEAD") routes.push(route);
  });
  let describing: Promise<FastifyInstance> | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const description = await (describing ??= describe(routes));
    const { statusCode, headers, rawPayload } = await description.inject(request.url);
    if (statusCode === 404) {
      reply.callNotFound();
      return reply;
    }
    const { connection: _, ...own } = headers;
    return reply.code(statusCode).headers(own).send(rawPayload);
  };
  for (const url of [descriptionPath, docsPath, `${docsPath}/*`]) {
    app.get(url, { schema: { hide: true } }, answer);
  }
}

/** A second app, which knows the same routes and nothing of their work. */
async function describe(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }, provider, examples] =
    await Promise.all([
      import("fastify"),
      import("@fastify/swagger"),
      import("@fastify/swagger-ui"),
      import("fastify-type-provider-zod"),
      import("./api-examples.ts"),
    ]);
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setValidatorCompiler(provider.validatorCompiler);
  app.setSerializerCompiler(provider.serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Website API",
        version: "1",
        description:
          "Sign-in, accounts, job applications and the administrator panel. Calls with a lock take the access token of POST /auth/login as a bearer token. `message` and `errors` of an answer follow Accept-Language (`en` or `vi`); `code` stays the same.",
      },
      servers: [{ url: "/" }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      },
    },
    transform: provider.jsonSchemaTransform,
    transformObject: (description) => {
      const documented = provider.jsonSchemaTransformObject(description);
      examples.addExamples(documented);
      return documented;
    },
  });
  for (const { method, url, schema = {} } of routes) {
    if (schema.hide !== true) app.route({ method, url, schema, handler: () => undefined });
  }
  app.get(descriptionPath, { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, { routePrefix: docsPath, staticCSP: contentPolicy });
  await app.ready();
  return app;
}
