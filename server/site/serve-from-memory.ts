import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { transportSecurity } from "#server/http/headers.ts";
import { setWriteTimeout } from "#server/http/slow-connections.ts";
import { hasOneHost } from "#server/http/validate-host.ts";
import type { CachedReply } from "./cached-response.ts";

// An `import` of node:http would load its unused client for fetch: 12 MB.
const { createServer } = process.getBuiltinModule("node:http");

/** Finds the reply to a request if a page or asset in memory is all it needs. */
export type FindInMemory = (request: IncomingMessage) => CachedReply | undefined;

/**
 * Makes Fastify's HTTP server. It answers stored pages and assets from memory, and Fastify the rest. An
 * answer from memory skips routing, the request log and all hooks (cross-site, data rate, drain limit:
 * none applies to a read without a body), but not host check, request id, metrics and write timeout.
 */
export function serveFromMemory({
  find,
  isSecure,
  observe,
}: {
  find: FindInMemory | undefined;
  isSecure: boolean;
  observe?: ((method: string, status: number) => void) | undefined;
}): (fastify: RequestListener) => Server {
  const always = isSecure ? transportSecurity : {};
  return (fastify) => {
    const options = {
      // A resume over a poor mobile line takes minutes; `minimumDataRate` ends slower senders.
      requestTimeout: 600_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
      maxHeaderSize: 16_384,
      // Node refuses with a bare status; `validateHost` explains.
      requireHostHeader: false,
    };
    const server = createServer(options, (request, response) => {
      const reply = server.listening && isPlainRead(request) ? find?.(request) : undefined;
      if (reply === undefined) {
        fastify(request, response);
        return;
      }
      const headers = { ...reply.headers, ...always, "x-request-id": randomUUID() };
      response.writeHead(reply.status, headers).end(reply.body);
      if (response.writableLength > 0) setWriteTimeout(response);
      observe?.(request.method ?? "", reply.status);
    });
    server.maxRequestsPerSocket = 1_000;
    return server;
  };
}

const isPlainRead = (request: IncomingMessage) =>
  (request.method === "GET" || request.method === "HEAD") &&
  request.headers["content-length"] === undefined &&
  request.headers["transfer-encoding"] === undefined &&
  hasOneHost(request);
