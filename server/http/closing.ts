import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";

/** A head that is on its way when the stop begins has this long to arrive. */
const graceMs = 1_000;

/**
 * Lets a stop wait for requests under way and for nothing else. Node ends connections that have
 * answered and are idle; one that was opened ahead of need, or that never finishes the head of its
 * request, it would wait for without end, because its timeouts stop with the listener.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;

  app.server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.addHook("onRequest", async ({ raw }) => {
    silent.delete(raw.socket);
  });
  app.addHook("onSend", async (_request, reply) => {
    // Else the server would wait for this connection to become idle and time out.
    if (isClosing) void reply.header("connection", "close");
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (raw.complete && !raw.destroyed) silent.add(raw.socket);
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    setTimeout(() => {
      // An answer that was given ahead of the hooks may still be on its way.
      for (const socket of silent) socket.destroySoon();
    }, graceMs).unref();
  });
}
