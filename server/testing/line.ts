import { connect, createServer, type Socket } from "node:net";
import { listen } from "./free-port.ts";

/**
 * What befalls a line. `silent`: what is sent neither arrives nor fails, and those who are connected
 * hear nothing any more, for good. `reset`: it breaks when something is sent over it. `slow`: a
 * question and its answer take `roundTripMs` longer. `refused`: nobody is there.
 */
export type LineFault = "silent" | "reset" | "slow" | "refused";

/** A line to a database, on which things go wrong as told. */
export type Line = {
  url: string;
  suffer: (fault: LineFault) => void;
  /** Those who connect from now on are heard. */
  heal: () => Promise<void>;
  close: () => void;
};

export async function startLine(databaseUrl: string, roundTripMs = 2_000): Promise<Line> {
  const upstream = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const deaf = new WeakSet<Socket>();
  let fault: LineFault | undefined;

  const carry = (from: Socket, to: Socket, isQuestion: boolean) => {
    sockets.add(from);
    from
      .on("error", () => undefined)
      .on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    from.on("data", (bytes: Buffer) => {
      if (fault === "silent" || deaf.has(from)) return;
      if (fault === "reset" && isQuestion) from.resetAndDestroy();
      else if (fault === "slow") setTimeout(() => to.write(bytes), roundTripMs / 2);
      else to.write(bytes);
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(upstream.port), upstream.hostname);
    carry(near, far, true);
    carry(far, near, false);
  });
  const port = await listen(server);
  const url = new URL(databaseUrl);
  url.port = String(port);
  const hangUp = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    suffer: (next) => {
      fault = next;
      if (next === "silent") for (const socket of sockets) deaf.add(socket);
      if (next === "refused") hangUp();
    },
    heal: async () => {
      if (fault === "silent") for (const socket of sockets) deaf.add(socket);
      fault = undefined;
      if (!server.listening) await listen(server, { port });
    },
    close: hangUp,
  };
}
