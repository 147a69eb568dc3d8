import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { forbidden, malformed } from "./http-error.ts";

/** The response to the last request of each connection. */
const responses = new WeakMap<Socket, ServerResponse>();
/** Connections that close after an ambiguous request: later requests on them must not run. */
const refused = new WeakSet<Socket>();

/** Whether a request has one Host header, as HTTP/1.1 requires; HTTP/1.0 allows none. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** HTTP/1.0 has no chunks, so a proxy of that version sees another end of the request (RFC 9112, 6.1). */
const isOldWithEncoding = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === "1.0" && headers["transfer-encoding"] !== undefined;

/**
 * Refuses a request that a proxy could parse differently: without a host, with two, or with an end that
 * depends on the HTTP version. Node refuses the other ambiguous requests.
 */
export async function validateHost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isUnambiguous(request, reply)) throw malformed();
}

/** Whether every parser reads the request alike; otherwise its connection closes after the response. */
export function isUnambiguous({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  responses.set(raw.socket, reply.raw);
  const isRefused = refused.has(raw.socket);
  if (!isRefused && hasOneHost(raw) && !isOldWithEncoding(raw)) return true;
  refused.add(raw.socket);
  void reply.header("connection", "close");
  return false;
}

/**
 * Whether a request that is still arriving already has its response. A proxy would match a second
 * response to the next request, perhaps of another client.
 */
export function hasResponded(socket: Socket): boolean {
  const response = responses.get(socket);
  return response !== undefined && response.headersSent && !response.req.complete;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change requested by a page of another site. Browsers send Sec-Fetch-Site, older ones
 * Origin; a program sends neither and is allowed, since it carries no user's cookies.
 */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  if (safeMethods.has(request.method)) return;
  const site = request.headers["sec-fetch-site"];
  if (site === undefined ? isForeign(request) : site === "cross-site") {
    throw forbidden("failure.crossSite");
  }
}

function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  // Compares with the host of this request, which can differ from the configured one.
  return origin !== undefined && URL.parse(origin)?.host !== request.host;
}
