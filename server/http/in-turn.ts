import type { FastifyInstance } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** One connection: the answer under way, and the requests that wait for its end. */
type Line = { response: ServerResponse; waiting: Exchange[] };

/** More than any client asks for ahead of the answers. */
const mostWaiting = 100;

/**
 * Takes the requests of a connection one after the other. Their answers leave in this order anyhow;
 * made at once, hundreds of them would lie in memory for a single reader who takes none.
 */
export function takeInTurn({ server }: FastifyInstance): void {
  const [listener] = server.listeners("request");
  const lines = new WeakMap<Socket, Line>();
  const begin = ({ request, response }: Exchange) => {
    listener?.call(server, request, response);
  };

  const takeNextAfterAnswer = (socket: Socket, line: Line) => {
    line.response.once("close", () => {
      const next = line.waiting.shift();
      // Nothing runs behind an answer that has ended the connection.
      if (next === undefined || !socket.writable) return;
      line.response = next.response;
      if (line.waiting.length > 0) takeNextAfterAnswer(socket, line);
      begin(next);
    });
  };

  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (line === undefined || (line.waiting.length === 0 && line.response.writableFinished)) {
      if (line === undefined) lines.set(socket, { response, waiting: [] });
      else line.response = response;
      begin({ request, response });
    } else if (line.waiting.length === mostWaiting) {
      socket.destroy();
    } else {
      if (line.waiting.length === 0) takeNextAfterAnswer(socket, line);
      line.waiting.push({ request, response });
    }
  });
}
