import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { malformed } from "./failure.ts";

// A request must read the same to us and to whatever stands in front of us. Node refuses what leaves
// its end in doubt; here is the rest.

/** The answer to the last request of each connection. */
const answers = new WeakMap<Socket, ServerResponse>();

/** Whether a request names its host once, as HTTP/1.1 has it; older ones need not name it at all. */
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

/** Refuses a request that names no host, or two, or whose end depends on the version of its reader. */
export async function demandOneReading(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!readsAsOne(request, reply)) throw malformed();
}

/** Whether a request reads as one; else its connection ends with the answer. */
export function readsAsOne({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  answers.set(raw.socket, reply.raw);
  if (hasOneHost(raw) && !isOldWithEncoding(raw)) return true;
  void reply.header("connection", "close");
  return false;
}

/**
 * Whether the request that is still arriving has had its answer. A second one would be taken for the
 * answer to the next request, which may be somebody else's.
 */
export function isAnswered(socket: Socket): boolean {
  const answer = answers.get(socket);
  return answer !== undefined && answer.headersSent && !answer.req.complete;
}
