import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { malformed } from "./http-error.ts";

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

/**
 * Refuses a request that a proxy could parse differently: without a host, with two, or with an end that
 * depends on the HTTP version. Node refuses the other ambiguous requests.
 */
export async function validateHost(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isUnambiguous(request, reply)) throw malformed();
}

/** Whether all HTTP parsers agree on the request. If not, its connection closes after the response. */
export function isUnambiguous({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  responses.set(raw.socket, reply.raw);
  // HTTP/1.0 has no chunks, so a proxy of that version sees another end of the request (RFC 9112, 6.1).
  const isOldWithEncoding =
    raw.httpVersion === "1.0" && raw.headers["transfer-encoding"] !== undefined;
  if (!refused.has(raw.socket) && hasOneHost(raw) && !isOldWithEncoding) return true;
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

const rate = { graceMs: 20_000, bytesPerSecond: 1_000, checkMs: 1_000 };

/**
 * Ends a request whose body arrives slower than over the slowest real connection. Otherwise a few slow
 * clients could hold every connection for minutes.
 */
export const minimumDataRate =
  (respond: (error: NodeJS.ErrnoException, socket: Socket) => void) =>
  async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { headers, socket } = raw;
    if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) {
      return;
    }
    const startedAt = performance.now();
    const before = socket.bytesRead;
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt;
      const isFast = socket.bytesRead - before >= (elapsed / 1000) * rate.bytesPerSecond;
      if (elapsed < rate.graceMs || isFast) return;
      clearInterval(timer);
      // The route still waits for the body, so this responds on the socket itself.
      respond(Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
      raw.destroy();
    }, rate.checkMs);
    const stop = () => {
      clearInterval(timer);
    };
    raw.once("end", stop);
    reply.raw.once("close", stop);
  };

/** The time limit of a client that reads nothing; up to twice as long if some bytes were sent. */
const writeTimeoutMs = 30_000;

/** Closes the connection if the client does not read this response. */
export function setWriteTimeout(response: ServerResponse): void {
  response.setTimeout(writeTimeoutMs);
}

/** Frequent checks, so that even a client on the same machine sends little beyond the limit. */
const drain = { bytes: 32 * 1024 * 1024, milliseconds: 10_000, checkMs: 25 };

/**
 * Limits how much of a body is read after an early response: a browser shows the response only after
 * it has sent everything, but the server must not read a flood for ever.
 */
export async function limitBodyDrain({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  const { socket } = raw;
  const before = socket.bytesRead;
  const startedAt = performance.now();
  raw.resume();
  const timer = setInterval(() => {
    const isOver =
      socket.bytesRead - before > drain.bytes || performance.now() - startedAt > drain.milliseconds;
    if (raw.complete || socket.destroyed) clearInterval(timer);
    else if (isOver) socket.destroy();
  }, drain.checkMs);
  timer.unref();
}

/** The time for request heads to arrive after the server begins to stop. */
const graceMs = 1_000;

/**
 * Makes a stop wait for open requests only. Node closes idle connections, but waits for ever for one
 * that has sent no request or half a head: its timeouts end with the listener.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let isStopping = false;
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onSend", async (_request, reply) => {
    // Otherwise the server would wait for this connection to time out.
    if (isStopping) void reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    setTimeout(() => {
      // `destroySoon` first sends the rest of a response from memory.
      for (const socket of sockets) if (!hasOpenRequest(socket)) socket.destroySoon();
    }, graceMs).unref();
  });
}

/** An arriving body keeps the connection open, within the limits above. */
function hasOpenRequest(socket: Socket): boolean {
  const response = responses.get(socket);
  return response !== undefined && !(response.writableFinished && response.req.complete);
}
