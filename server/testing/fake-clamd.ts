import { createServer, type Socket } from "node:net";
import { listen } from "./free-port.ts";

/**
 * A fake clamd with chosen responses, for cases that the real one cannot produce on demand. It stays
 * silent without a response. It does not keep the process alive.
 */
export async function startFakeClamd(
  answer: (content: string) => string | undefined,
): Promise<{ url: string; asked: () => number }> {
  let scans = 0;
  const server = createServer((socket: Socket) => {
    socket.unref().on("error", () => undefined);
    let sent = "";
    socket.on("data", (bytes: Buffer) => {
      sent += bytes.toString("latin1");
      // An empty chunk is the last one.
      if (!sent.endsWith("\0\0\0\0")) return;
      scans += 1;
      const response = answer(sent);
      if (response !== undefined) socket.end(`stream: ${response}\0`);
    });
  });
  return { url: `tcp://127.0.0.1:${await listen(server.unref())}`, asked: () => scans };
}
