import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

/** The number of responses, their rate, and the p99 of their times in milliseconds. */
export type Load = { responses: number; perSecond: number; p99: number };

/** A response as text headers and a body. */
export type RawResponse = { head: string; body: Buffer; length: number };

const separator = Buffer.from("\r\n\r\n");

/** Sends one request. The response must have a content length. */
export async function requestRaw(port: number, request: string): Promise<RawResponse> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf(separator);
    if (end < 0) continue;
    const head = received.subarray(0, end).toString("latin1");
    const bodyLength = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
    const length = end + separator.length + bodyLength;
    if (received.length < length) continue;
    socket.destroy();
    return { head, body: received.subarray(end + separator.length), length };
  }
  throw new Error("The connection ended before the response was complete");
}

/** Our server closes a connection after 1,000 requests. */
const requestsPerConnection = 900;

/**
 * Repeats a request on several connections for a fixed time. All responses have the same length, so the
 * client only counts bytes and adds little load.
 */
export async function load(
  port: number,
  request: string,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Load> {
  const { length } = await requestRaw(port, request);
  const bytes = Buffer.from(request);
  const taken: number[] = [];
  let isOver = false;
  const open = new Set<Socket>();

  function run(): Socket {
    let missing = length;
    let askedAt = 0;
    let left = requestsPerConnection;
    const ask = () => {
      askedAt = performance.now();
      socket.write(bytes);
    };
    const socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(128 * 1024),
        callback: (count) => {
          missing -= count;
          if (missing > 0) return true;
          if (missing < 0) throw new Error("A response was longer than the first");
          missing = length;
          if (isOver) return true;
          taken.push(performance.now() - askedAt);
          left -= 1;
          if (left > 0) {
            ask();
          } else {
            open.delete(socket);
            socket.destroy();
            run();
          }
          return true;
        },
      },
    });
    open.add(socket);
    socket.once("connect", ask);
    return socket;
  }

  const sockets = Array.from({ length: connections }, run);
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const startedAt = performance.now();
  taken.length = 0;
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  isOver = true;
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const socket of open) socket.destroy();
  taken.sort((a, b) => a - b);
  const p99 = taken[Math.floor(taken.length * 0.99)] ?? Number.NaN;
  return { responses: taken.length, perSecond: taken.length / seconds, p99 };
}
