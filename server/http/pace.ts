import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerResponse } from "node:http";
import type { clientErrorAnswer } from "./answers.ts";

const pace = { graceMilliseconds: 20_000, bytesPerSecond: 1_000, checkMilliseconds: 1_000 };

/**
 * Ends a request whose body trickles in. Even a poor mobile line is faster; without this, a handful
 * of slow senders could hold every connection for minutes.
 */
export const demandPace =
  (answer: ReturnType<typeof clientErrorAnswer>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { raw } = request;
    if (
      raw.headers["content-length"] === undefined &&
      raw.headers["transfer-encoding"] === undefined
    ) {
      return;
    }
    // Taken once: a request whose body is given up loses its socket before the answer is out.
    const { socket } = raw;
    const startedAt = performance.now();
    const before = socket.bytesRead;
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt;
      const received = socket.bytesRead - before;
      if (elapsed < pace.graceMilliseconds || received >= (elapsed / 1000) * pace.bytesPerSecond)
        return;
      clearInterval(timer);
      // The route is still waiting for the body, so the answer goes out beneath it.
      answer(Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
      raw.destroy();
    }, pace.checkMilliseconds);
    const stop = () => {
      clearInterval(timer);
    };
    raw.once("end", stop);
    reply.raw.once("close", stop);
  };

/** A reader who takes nothing of an answer that is ready is given this long once, or twice if some of it has left. */
const deafMilliseconds = 30_000;

/** Ends the connection if its reader lets this answer lie, which would hold it for ever. */
export function demandReader(response: ServerResponse): void {
  response.setTimeout(deafMilliseconds);
}
