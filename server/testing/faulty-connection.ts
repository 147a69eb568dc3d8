import { connect, createServer, type Socket } from "node:net";
import { listen } from "./free-port.ts";

/**
 * A fault of a connection. `silent`: data is lost without an error, and open connections stay silent for
 * good. `reset`: the connection breaks when the client sends. `slow`: a request and its response take
 * `roundTripMs` longer. `refused`: the port is closed.
 */
export type ConnectionFault = "silent" | "reset" | "slow" | "refused";

export type FaultyConnection = Awaited<ReturnType<typeof startFaultyConnection>>;

/** Starts a proxy to a database with chosen faults. */
export async function startFaultyConnection(databaseUrl: string, roundTripMs = 2_000) {
  let upstream = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let fault: ConnectionFault | undefined;

  const forward = (from: Socket, to: Socket, isRequest: boolean) => {
    sockets.add(from);
    from
      .on("error", () => undefined)
      .on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    from.on("data", (bytes: Buffer) => {
      if (fault === "silent" || silenced.has(from)) return;
      if (fault === "reset" && isRequest) from.resetAndDestroy();
      else if (fault === "slow") setTimeout(() => to.write(bytes), roundTripMs / 2);
      else to.write(bytes);
    });
  };
  const server = createServer((client) => {
    const database = connect(Number(upstream.port), upstream.hostname);
    forward(client, database, true);
    forward(database, client, false);
  });
  const port = await listen(server);
  const url = new URL(databaseUrl);
  url.port = String(port);
  const disconnect = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    fail: (next: ConnectionFault) => {
      fault = next;
      if (next === "silent") for (const socket of sockets) silenced.add(socket);
      if (next === "refused") disconnect();
    },
    /** New connections work again. */
    recover: async () => {
      if (fault === "silent") for (const socket of sockets) silenced.add(socket);
      fault = undefined;
      if (!server.listening) await listen(server, { port });
    },
    /** New connections lead to another database; open ones stay. */
    redirect: (next: string) => {
      upstream = new URL(next);
    },
    close: disconnect,
  };
}
