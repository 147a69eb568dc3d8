import { connect } from "node:net";

/** A connection that sends as slowly as possible. */
export type Trickle = {
  /** Sent at once. */
  opening: string;
  /** Sent afterwards, one byte per second. */
  rest: string;
};

/** The duration of a connection, and the status of its response. */
export type Ending = { seconds: number; status: number | undefined };

const everyMs = 1_000;

/** Opens one and returns how it ended; undefined when it is still open after `maxSeconds`. */
export function trickle(
  url: string,
  { opening, rest }: Trickle,
  maxSeconds: number,
): Promise<Ending | undefined> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
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
      clearTimeout(timeout);
      socket.destroy();
      resolve(ending);
    };
    const timeout = setTimeout(() => {
      finish(undefined);
    }, maxSeconds * 1_000);
    socket.once("data", (chunk) => {
      status = Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString("latin1"))?.[1]);
    });
    // "close" follows a reset.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      finish({ seconds: (performance.now() - startedAt) / 1_000, status });
    });
  });
}
