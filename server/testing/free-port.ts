import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

// Below the ports that systems give to outgoing connections: of those, a busy test run takes one before the server
// listens on it.
const ports = { first: 20_000, last: 32_000 };

/** A free loopback port, so that test runs can share a machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.last);
    if ((await isFree(port, "localhost")) && (await isFree(port, "127.0.0.1"))) return port;
  }
}

async function isFree(port: number, host: string): Promise<boolean> {
  const holder = createServer();
  try {
    await listen(holder, { host, port });
  } catch {
    return false;
  }
  holder.close();
  await once(holder, "close");
  return true;
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
