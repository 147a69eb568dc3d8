import { createServer, type Socket } from "node:net";
import { listen } from "./free-port.ts";

/**
 * A server that is spoken to as clamd is and answers as told, to do what no real one does when it is
 * asked to. Without an answer it stays silent. Nothing waits for its end.
 */
export async function startClamdStandIn(
  answer: (content: string) => string | undefined,
): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((socket: Socket) => {
    socket.unref().on("error", () => undefined);
    let sent = "";
    socket.on("data", (bytes: Buffer) => {
      sent += bytes.toString("latin1");
      // A piece without bytes is the last one.
      if (!sent.endsWith("\0\0\0\0")) return;
      asked += 1;
      const said = answer(sent);
      if (said !== undefined) socket.end(`stream: ${said}\0`);
    });
  });
  return { url: `tcp://127.0.0.1:${await listen(server.unref())}`, asked: () => asked };
}
