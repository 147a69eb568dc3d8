import { once } from "node:events";
import { createServer } from "node:net";

/** A loopback port that nobody listens on, so that several runs can go on side by side. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  const address = holder.address();
  holder.close();
  await once(holder, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
