import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a database that can go dead: what is sent over it then neither arrives nor fails. */
export type Line = {
  url: string;
  /** Those who are connected hear nothing any more, for good. */
  fallSilent: () => void;
  /** Those who connect from now on are heard. */
  speak: () => void;
  close: () => void;
};

export async function startLine(databaseUrl: string): Promise<Line> {
  const upstream = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(upstream.port), upstream.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
      if (!isSilent) socket.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    speak: () => {
      isSilent = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
