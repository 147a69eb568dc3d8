import { connect, type Socket } from "node:net";
import { patience } from "../suite.ts";

/** The server hangs up on silence after 10 s. */
const { timeoutMs: patienceMs } = patience;

/** So long one waits for an answer to what may be half a request, before saying that no more comes. */
const silenceMs = 250;

/** What came of some bytes: the statuses of the answers, and whether the server let go in time. */
export type Outcome = { statuses: number[]; isHeld: boolean };

/** Takes the answers out of a stream of bytes, one after the other. */
class AnswerReader {
  #bytes = Buffer.alloc(0);

  /** The statuses of the answers that are whole now. */
  take(chunk: Buffer): number[] {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const statuses: number[] = [];
    for (;;) {
      const answer = firstAnswer(this.#bytes);
      if (answer === undefined) return statuses;
      this.#bytes = this.#bytes.subarray(answer.end);
      if (answer.status >= 200) statuses.push(answer.status);
    }
  }
}

function firstAnswer(bytes: Buffer): { status: number; end: number } | undefined {
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
    // A server that hangs up on what it has refused is told by "close".
    () => undefined,
  );
}

/** One connection that stays open over many requests, and is opened anew when the server closes it. */
export class KeptConnection {
  readonly #url: string;
  #socket: Socket | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends one whole request and waits for its answer. */
  async send(request: Buffer): Promise<Outcome> {
    const isReused = this.#socket?.writable === true;
    const outcome = await this.#sendOnce(request);
    // The server may have closed an idle connection while the request was on its way.
    const isLost = isReused && !outcome.isHeld && outcome.statuses.length === 0;
    return isLost ? this.#sendOnce(request) : outcome;
  }

  close(): void {
    this.#socket?.destroy();
  }

  #sendOnce(request: Buffer): Promise<Outcome> {
    const socket = this.#socket?.writable === true ? this.#socket : open(this.#url);
    this.#socket = socket;
    const reader = new AnswerReader();
    return new Promise((resolve) => {
      const finish = (outcome: Outcome) => {
        clearTimeout(timer);
        socket.off("data", hear).off("close", closed);
        resolve(outcome);
      };
      const hear = (chunk: Buffer) => {
        const statuses = reader.take(chunk);
        if (statuses.length > 0) finish({ statuses, isHeld: false });
      };
      const closed = () => {
        finish({ statuses: [], isHeld: false });
      };
      const timer = setTimeout(() => {
        finish({ statuses: [], isHeld: true });
        socket.destroy();
      }, patienceMs);
      socket.on("data", hear).on("close", closed).write(request);
    });
  }
}

/** Sends bytes that may be no request, half of one or several, and waits until the server has let go. */
export function sendLoose(url: string, bytes: Buffer): Promise<Outcome> {
  const socket = open(url);
  const reader = new AnswerReader();
  const statuses: number[] = [];
  return new Promise((resolve) => {
    let silence: NodeJS.Timeout | undefined;
    const waitForMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.end(), silenceMs);
    };
    const patience = setTimeout(() => {
      socket.destroy();
      resolve({ statuses, isHeld: true });
    }, patienceMs);
    socket.on("data", (chunk) => {
      const more = reader.take(chunk);
      statuses.push(...more);
      if (more.length > 0) socket.end();
      else waitForMore();
    });
    socket.on("close", () => {
      clearTimeout(silence);
      clearTimeout(patience);
      resolve({ statuses, isHeld: false });
    });
    socket.write(bytes, waitForMore);
  });
}
