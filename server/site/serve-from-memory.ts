import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { hasOneHost, setWriteTimeout } from "#server/http/connections.ts";
import type { CachedReply } from "./cached-response.ts";

// An `import` of node:http would load its unused client for fetch: 12 MB.
const { createServer } = process.getBuiltinModule("node:http");

export type FindCached = (request: IncomingMessage) => CachedReply | undefined;

/**
 * Creates Fastify's HTTP server. It serves pages and assets in memory and passes the rest to Fastify.
 * A response from memory skips routing, the request log and all hooks (cross-site, data rate, drain
 * limit: none applies to a read without a body), but not host check, metrics and write timeout. It has a
 * request id like every response: proxies recognise their own responses by its absence.
 */
export function serveFromMemory({
  find,
  further,
  observe,
}: {
  find: FindCached | undefined;
  /** Headers of every response. */
  further: Readonly<Record<string, string>>;
  observe?: ((method: string, status: number) => void) | undefined;
}): (fastify: RequestListener) => Server {
  return (fastify) => {
    const options = {
      // A resume over a slow mobile connection takes minutes; `minimumDataRate` ends slower senders.
      requestTimeout: 600_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      // Fastify's default: a client that reuses a connection must not meet one that is closing.
      keepAliveTimeout: 72_000,
      maxHeaderSize: 16_384,
      // Node would refuse with a bare status; `validateHost` sends an explanation.
      requireHostHeader: false,
    };
    const server = createServer(options, (request, response) => {
      const reply = server.listening && isPlainRead(request) ? find?.(request) : undefined;
      if (reply === undefined) {
        fastify(request, response);
        return;
      }
      const headers = {
        ...reply.headers,
        ...further,
        "x-request-id": randomUUID(),
      };
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
