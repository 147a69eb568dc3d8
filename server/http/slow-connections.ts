import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { clientErrorHandler } from "./error-handler.ts";

const rate = { graceMs: 20_000, bytesPerSecond: 1_000, checkMs: 1_000 };

/**
 * Ends a request whose body arrives slower than over the slowest real connection. Otherwise a few slow
 * clients could hold every connection for minutes.
 */
export const minimumDataRate =
  (respond: ReturnType<typeof clientErrorHandler>) =>
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
  const openRequests = new Map<Socket, number>();
  let isStopping = false;
  const add = (socket: Socket, count: number) => {
    const open = openRequests.get(socket);
    if (open !== undefined) openRequests.set(socket, open + count);
  };

  app.server.on("connection", (socket: Socket) => {
    openRequests.set(socket, 0);
    socket.once("close", () => openRequests.delete(socket));
  });
  app.addHook("onRequest", async ({ raw }, reply) => {
    const { socket } = raw;
    add(socket, 1);
    const end = () => {
      add(socket, -1);
    };
    reply.raw.once("close", () => {
      // An arriving body keeps the connection open, within the limits above.
      if (raw.complete) end();
      else raw.once("close", end);
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    // Otherwise the server would wait for this connection to time out.
    if (isStopping) void reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    setTimeout(() => {
      // `destroySoon` first sends a response from memory that is still under way.
      for (const [socket, open] of openRequests) if (open === 0) socket.destroySoon();
    }, graceMs).unref();
  });
}
