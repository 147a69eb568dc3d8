import { connect } from "node:net";
import type { Ending } from "./trickle.ts";

/** So long what lies ready may take to arrive, once somebody listens. */
const restMs = 60_000;

/**
 * Asks for much and lets all of it lie for so many seconds. A server that has let go by then has left
 * less than `wholeBytes`; undefined when it still bears with the connection.
 */
export function askDeaf(
  url: string,
  { opening, wholeBytes }: { opening: string; wholeBytes: number },
  seconds: number,
): Promise<Ending | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let bytes = 0;
    let rest: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => socket.write(opening));
    const finish = (ending: Ending | undefined) => {
      clearTimeout(deaf);
      clearTimeout(rest);
      socket.destroy();
      resolve(ending);
    };
    const deaf = setTimeout(() => {
      socket.on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes >= wholeBytes) finish(undefined);
      });
      rest = setTimeout(() => {
        finish(undefined);
      }, restMs);
    }, seconds * 1_000);
    // Nothing is read until somebody listens for data.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      finish({ seconds, status: undefined });
    });
  });
}
