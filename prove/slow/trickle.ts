import { connect } from "node:net";

/** A connection that is kept busy with as little as possible. */
export type Trickle = {
  /** Sent at once. */
  opening: string;
  /** Sent byte by byte after it, one each second. */
  rest: string;
};

/** How a connection came to its end: after how long, and with what first line of an answer. */
export type Ending = { seconds: number; status: number | undefined };

const everyMs = 1_000;

/** Opens one and tells how it ended; undefined when the server still bears it after so many seconds. */
export function trickle(
  url: string,
  { opening, rest }: Trickle,
  mostSeconds: number,
): Promise<Ending | undefined> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  return new Promise((resolve) => {
    let status: number | undefined;
    let sent = 0;
    const socket = connect(Number(port), hostname, () => socket.write(opening));
    const timer = setInterval(() => {
      if (!socket.writable) return;
      socket.write(rest[sent % rest.length] ?? "");
      sent += 1;
    }, everyMs);
    const finish = (ending: Ending | undefined) => {
      clearInterval(timer);
      clearTimeout(patience);
      socket.destroy();
      resolve(ending);
    };
    const patience = setTimeout(() => {
      finish(undefined);
    }, mostSeconds * 1_000);
    socket.once("data", (chunk) => {
      status = Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString("latin1"))?.[1]);
    });
    // A reset is an end as well, and "close" follows it.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      finish({ seconds: (performance.now() - begun) / 1_000, status });
    });
  });
}
