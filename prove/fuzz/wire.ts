import { connect, type Socket } from "node:net";
import { longWait } from "../suite.ts";

/** The server closes silent connections after 10 s. */
const { timeoutMs } = longWait;

/** The wait for a response before ending a possibly incomplete request. */
const silenceMs = 250;

/** The statuses of the responses, and whether the server failed to close the connection in time. */
export type Outcome = { statuses: number[]; isTimeout: boolean };

/** Parses responses from a stream of bytes. */
class ResponseReader {
  #bytes = Buffer.alloc(0);

  /** The statuses of the responses that this chunk completes. */
  read(chunk: Buffer): number[] {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const statuses: number[] = [];
    for (;;) {
      const response = firstResponse(this.#bytes);
      if (response === undefined) return statuses;
      this.#bytes = this.#bytes.subarray(response.end);
      if (response.status >= 200) statuses.push(response.status);
    }
  }
}

function firstResponse(bytes: Buffer): { status: number; end: number } | undefined {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd === -1) return undefined;
  const head = bytes.toString("latin1", 0, headEnd);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const start = headEnd + 4;
  if (/^transfer-encoding: chunked$/im.test(head)) {
    const last = bytes.indexOf("0\r\n\r\n", start);
    return last === -1 ? undefined : { status, end: last + 5 };
  }
  const hasBody = status >= 200 && status !== 204 && status !== 304;
  const length = hasBody ? Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0) : 0;
  return bytes.length < start + length ? undefined : { status, end: start + length };
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ port: Number(port), host: hostname, noDelay: true }).on(
    "error",
    // "close" follows and reports it.
    () => undefined,
  );
}

/** A keep-alive connection that reconnects when the server closes it. */
export class KeepAliveConnection {
  readonly #url: string;
  #socket: Socket | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends a complete request and waits for its response. */
  async send(request: Buffer): Promise<Outcome> {
    const isReused = this.#socket?.writable === true;
    const outcome = await this.#sendOnce(request);
    // The server may have closed the idle connection at this moment.
    const isLost = isReused && !outcome.isTimeout && outcome.statuses.length === 0;
    return isLost ? this.#sendOnce(request) : outcome;
  }

  close(): void {
    this.#socket?.destroy();
  }

  #sendOnce(request: Buffer): Promise<Outcome> {
    const socket = this.#socket?.writable === true ? this.#socket : open(this.#url);
    this.#socket = socket;
    const reader = new ResponseReader();
    return new Promise((resolve) => {
      const finish = (outcome: Outcome) => {
        clearTimeout(timer);
        socket.off("data", onData).off("close", onClose);
        resolve(outcome);
      };
      const onData = (chunk: Buffer) => {
        const statuses = reader.read(chunk);
        if (statuses.length > 0) finish({ statuses, isTimeout: false });
      };
      const onClose = () => {
        finish({ statuses: [], isTimeout: false });
      };
      const timer = setTimeout(() => {
        finish({ statuses: [], isTimeout: true });
        socket.destroy();
      }, timeoutMs);
      socket.on("data", onData).on("close", onClose).write(request);
    });
  }
}

/** Sends arbitrary bytes and waits until the server closes the connection. */
export function sendRawBytes(url: string, bytes: Buffer): Promise<Outcome> {
  const socket = open(url);
  const reader = new ResponseReader();
  const statuses: number[] = [];
  return new Promise((resolve) => {
    let silence: NodeJS.Timeout | undefined;
    const waitForMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.end(), silenceMs);
    };
    const timeout = setTimeout(() => {
      socket.destroy();
      resolve({ statuses, isTimeout: true });
    }, timeoutMs);
    socket.on("data", (chunk) => {
      const more = reader.read(chunk);
      statuses.push(...more);
      if (more.length > 0) socket.end();
      else waitForMore();
    });
    socket.on("close", () => {
      clearTimeout(silence);
      clearTimeout(timeout);
      resolve({ statuses, isTimeout: false });
    });
    socket.write(bytes, waitForMore);
  });
}
