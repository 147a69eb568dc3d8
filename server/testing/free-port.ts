import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** A free loopback port, so that test runs can share a machine. */
export async function freePort(): Promise<number> {
  const holder = createServer();
  const port = await listen(holder, { host: "localhost" });
  holder.close();
  await once(holder, "close");
  return port;
}

/** Starts a server on a loopback port, by default a free one, and returns the port. */
export async function listen(
  server: Server,
  { host = "127.0.0.1", port = 0 } = {},
): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
