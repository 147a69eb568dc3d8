import type { FastifyReply } from "fastify";

/** A signal that is given when the connection of a call ends: there is nobody left to answer. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    gone.abort();
  });
  return gone.signal;
}
