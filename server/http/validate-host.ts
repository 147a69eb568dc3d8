import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { forbidden, malformed } from "./failure.ts";

/** The answer to the last request of each connection. */
const answers = new WeakMap<Socket, ServerResponse>();
/** Connections that end with the answer to an ambiguous request: what follows it must not run. */
const refused = new WeakSet<Socket>();

/** Whether a request names its host once, as HTTP/1.1 demands; HTTP/1.0 requests need not name it. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

/** HTTP/1.0 knows no chunks, so a proxy of that version ends such a request elsewhere (RFC 9112, 6.1). */
const isOldWithEncoding = ({ headers, httpVersion }: IncomingMessage) =>
  httpVersion === "1.0" && headers["transfer-encoding"] !== undefined;

/**
 * Refuses a request that a proxy could read differently: one without a host, with two, or with an end
 * that depends on the HTTP version of its reader. Node refuses the other ambiguous requests.
 */
export async function validateHost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isUnambiguous(request, reply)) throw malformed();
}

/** Whether a request reads the same everywhere; otherwise its connection ends with the answer. */
export function isUnambiguous({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  answers.set(raw.socket, reply.raw);
  const isRefused = refused.has(raw.socket);
  if (!isRefused && hasOneHost(raw) && !isOldWithEncoding(raw)) return true;
  refused.add(raw.socket);
  void reply.header("connection", "close");
  return false;
}

/**
 * Whether the request that is still arriving has been answered. A second answer would be taken for the
 * answer to the next request, which may be another client's.
 */
export function isAnswered(socket: Socket): boolean {
  const answer = answers.get(socket);
  return answer !== undefined && answer.headersSent && !answer.req.complete;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that a page of another site requests. Browsers tell by Sec-Fetch-Site, older ones
 * by Origin; a program sends neither and is let through, since it carries no user's cookies.
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
  // Compared with the address this request came to, which need not be the configured one.
  return origin !== undefined && URL.parse(origin)?.host !== request.host;
}
