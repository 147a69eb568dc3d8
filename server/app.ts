import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onResponseAsyncHookHandler,
} from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginAsyncZod,
} from "fastify-type-provider-zod";
import { randomUUID } from "node:crypto";
import { deskRoutes } from "./hiring/portal/desk-routes.ts";
import { visitRoutes } from "#server/hiring/portal/visit.ts";
import { portalRoutes } from "./hiring/portal/routes.ts";
import { accountRoutes } from "./accounts/account-routes.ts";
import { manualRoutes } from "./hiring/apply/manual-routes.ts";
import { attachmentRoutes } from "./hiring/applications/attachment-routes.ts";
import { messageRoutes } from "./hiring/applications/message-routes.ts";
import { waitingRejectionRoutes } from "./hiring/applications/waiting-rejections.ts";
import { applicationRoutes } from "./hiring/applications/routes.ts";
import { resumeRoutes } from "./hiring/resumes/routes.ts";
import { clientErrorRoutes } from "./operations/client-errors.ts";
import { applyRoutes } from "./hiring/apply/routes.ts";
import { auditRoutes } from "./panel/audit-log.ts";
import { backupRoutes } from "./backup/record.ts";
import { serviceRoutes } from "./operations/services.ts";
import { guardRoutes } from "./accounts/guard.ts";
import { signInRoutes } from "./accounts/sign-in-routes.ts";
import { exportRoutes } from "./panel/export/routes.ts";
import {
  closeSilentConnections,
  isUnambiguous,
  limitBodyDrain,
  minimumDataRate,
  setWriteTimeout,
  validateHost,
} from "./http/connections.ts";
import {
  describeApi,
  describeRoutes,
  respondToOtherMethods,
  tagRoutes,
  type Tag,
} from "./http/api-docs.ts";
import {
  clientErrorHandler,
  handleError,
  logCutResponse,
  sendFailure,
} from "./http/error-handler.ts";
import { notFound } from "./http/http-error.ts";
import { inertHeaders, transportSecurity } from "./http/headers.ts";
import { healthRoutes } from "./operations/health.ts";
import { warnOfUnknownProxy } from "#server/http/throttle.ts";
import { refuseCrossSite } from "./http/requests.ts";
import { mailRoutes } from "./panel/outbox-routes.ts";
import { overviewRoutes } from "./panel/overview/routes.ts";
import { feedRoutes } from "./hiring/interviews/feed.ts";
import { interviewRoutes } from "./hiring/interviews/routes.ts";
import type { AppContext } from "./context.ts";
import { closingRoutes } from "./hiring/applications/close-position.ts";
import { sitePositionRoutes } from "./site/site-positions.ts";
import { positionRoutes } from "./positions/routes.ts";
import { emailTextRoutes } from "./hiring/email-texts/routes.ts";
import { privacyRoutes } from "./panel/privacy-routes.ts";
import { settingsRoutes } from "./panel/settings/routes.ts";
import { serveFromMemory } from "./site/serve-from-memory.ts";
import { send, type Site } from "./site/site.ts";
import { userRoutes } from "./accounts/routes.ts";

/** Builds everything but listening. `site` adds the pages; without it the app is the API alone. */
export async function createApp(
  context: AppContext,
  options: {
    log: FastifyBaseLogger;
    site?: Site;
    /** Called after every response of Fastify, and after every one from memory. */
    observe?: onResponseAsyncHookHandler;
    observeReady?: (method: string, status: number) => void;
  },
): Promise<FastifyInstance> {
  const { config } = context;
  const secureTransport = transportSecurity(config);
  const respondToClientError = clientErrorHandler(secureTransport);
  /** Prepares every response of Fastify: without headers of its own it is private and inert. */
  const prepare = (request: FastifyRequest, reply: FastifyReply) => {
    for (const [name, value] of Object.entries(inertHeaders)) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    void reply.headers(secureTransport);
    void reply.header("x-request-id", request.id);
    setWriteTimeout(reply.raw);
  };
  /** A browser gets the not-found page for an address that cannot be decoded, all others get JSON. */
  const sendFrameworkError = async (
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const isUnreadable = error.code === "FST_ERR_BAD_URL";
    const page = isUnreadable ? await options.site?.findUnreadable(request.raw) : undefined;
    if (page === undefined) void handleError(error, request, reply);
    else void send(reply, page);
  };
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 256 * 1024,
    // Fastify passes timeouts on only to servers it makes itself, so this sets them.
    serverFactory: serveFromMemory({
      find: options.site?.findInMemory,
      further: secureTransport,
      observe: options.observeReady,
    }),
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an invalid address.
      const isRead = isUnambiguous(request, reply);
      prepare(request, reply);
      if (isRead) void sendFrameworkError(error, request, reply);
      else void handleError(error, request, reply);
    },
    clientErrorHandler: respondToClientError,
    // Fastify would load two compilers that the routes do not use: megabytes of memory.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);

  // Routes with forms stream them.
  app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => {
    done(null);
  });

  // Ignores an Expect header; Node would refuse an unknown one with a bare status.
  app.server.on("checkExpectation", (request, response) => {
    app.server.emit("request", request, response);
  });
  closeSilentConnections(app);
  if (config.trustProxy.length === 0) warnOfUnknownProxy(app);
  app.addHook("onRequest", validateHost);
  app.addHook("onRequest", minimumDataRate(respondToClientError));
  app.addHook("onSend", async (request, reply, payload) => {
    prepare(request, reply);
    logCutResponse(payload, request, reply);
  });
  app.addHook("onResponse", limitBodyDrain);
  if (options.observe !== undefined) app.addHook("onResponse", options.observe);
  app.addHook("onResponse", async (request, reply) => {
    if (request.routeOptions.config.isPage === true) return;
    const { url, method } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime);
    // Logs the route, not the address, which may contain ids and search texts.
    const about = { method, route: url, status: reply.statusCode, milliseconds };
    // A check every few seconds would fill the log; one that fails belongs there.
    const isHealthy = /^[/](?:healthz|readyz)$/.test(url ?? "") && reply.statusCode < 400;
    request.log[isHealthy ? "debug" : "info"](about, "request completed");
  });

  const routes = describeRoutes(app);
  await describeApi(app);
  await app.register(healthRoutes, context);
  await app.register((api) => registerApi(api, context), { prefix: "/api/v1" });
  respondToOtherMethods(app, routes);
  app.setNotFoundHandler((request, reply) => sendFailure(notFound(), request, reply));
  await options.site?.addTo(app);
  return app;
}

/** Fastify asks for a compiler of JSON Schema, but every schema here is a Zod schema, which checks by itself. */
function unused(): never {
  throw new Error("A schema is not a zod schema");
}

/** The routes of the API, with their tag in its description; each names the right that it needs. */
const apiRoutes: readonly (readonly [Tag, FastifyPluginAsyncZod<AppContext>])[] = [
  ["Sign-in", signInRoutes],
  ["Own account", accountRoutes],
  ["Users", userRoutes],
  ["Positions", positionRoutes],
  ["Positions", sitePositionRoutes],
  ["Positions", closingRoutes],
  ["Applications", applyRoutes],
  ["Applications", manualRoutes],
  ["Own application", portalRoutes],
  ["Own application", deskRoutes],
  ["Own application", visitRoutes],
  ["Applications", applicationRoutes],
  ["Applications", messageRoutes],
  ["Applications", attachmentRoutes],
  ["Applications", waitingRejectionRoutes],
  ["Applications", resumeRoutes],
  ["Interviews", interviewRoutes],
  ["Interviews", feedRoutes],
  ["Email texts", emailTextRoutes],
  ["Overview", overviewRoutes],
  ["Export", exportRoutes],
  ["Privacy", privacyRoutes],
  ["Settings", settingsRoutes],
  ["Settings", backupRoutes],
  ["Health", serviceRoutes],
  ["Mail", mailRoutes],
  ["Audit log", auditRoutes],
  ["Browsers", clientErrorRoutes],
];

async function registerApi(api: FastifyInstance, context: AppContext): Promise<void> {
  api.addHook("onRequest", refuseCrossSite);
  guardRoutes(api, context);
  for (const [tag, routes] of apiRoutes) {
    await api.register(async (scope) => {
      tagRoutes(scope, tag);
      await scope.register(routes, context);
    });
  }
}
