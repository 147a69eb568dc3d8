import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { malformed } from "./failure.ts";

// A request must read the same to us and to whatever stands in front of us. Node refuses what leaves
// its end in doubt; here is the rest.

/** The answer to the last request of each connection. */
const answers = new WeakMap<Socket, ServerResponse>();

/** Whether a request names its host once; Node has refused those that name none. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts < 2;
}

/** Refuses a request that names two hosts. */
export async function demandOneReading(
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  answers.set(raw.socket, reply.raw);
  if (hasOneHost(raw)) return;
  void reply.header("connection", "close");
  throw malformed();
}

/**
 * Whether the request that is still arriving has had its answer. A second one would be taken for the
 * answer to the next request, which may be somebody else's.
 */
export function isAnswered(socket: Socket): boolean {
  const answer = answers.get(socket);
  return answer !== undefined && answer.headersSent && !answer.req.complete;
}
