import { connect } from "node:net";
import type { Ending } from "./trickle.ts";

/** The wait for buffered data once reading starts. */
const readMs = 60_000;

/**
 * Requests large files and reads nothing for this time. A server that closed the connection has sent less
 * than `totalBytes`; undefined when the connection is still open.
 */
export function requestWithoutReading(
  url: string,
  { opening, totalBytes }: { opening: string; totalBytes: number },
  seconds: number,
): Promise<Ending | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let bytes = 0;
    let readTimer: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => socket.write(opening));
    const finish = (ending: Ending | undefined) => {
      clearTimeout(pauseTimer);
      clearTimeout(readTimer);
      socket.destroy();
      resolve(ending);
    };
    const pauseTimer = setTimeout(() => {
      socket.on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes >= totalBytes) finish(undefined);
      });
      readTimer = setTimeout(() => {
        finish(undefined);
      }, readMs);
    }, seconds * 1_000);
    // The socket reads nothing until it has a "data" listener.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      finish({ seconds, status: undefined });
    });
  });
}
