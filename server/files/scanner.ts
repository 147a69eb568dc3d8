import { connect, type Socket } from "node:net";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Looks for viruses. Rejects with a `ScannerDownError` when it cannot say, or is told to end. */
export type Scanner = {
  scan(source: Readable, signal?: AbortSignal): Promise<"clean" | "infected">;
};

/** The scanner did not answer, or said that it could not look. Nothing is known about the file. */
export class ScannerDownError extends Error {
  override readonly name = "ScannerDownError";
}

/** It answered, and could not look at this file. */
export class UnscannableError extends ScannerDownError {}

const answerWithinMs = 30_000;
const longestAnswer = 1_000;

/**
 * The clamd at an address such as `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`, spoken
 * to by its INSTREAM command: pieces with their length before them, and an empty one at the end.
 */
export function openClamd(address: string): Scanner {
  const { protocol, hostname, port, pathname } = new URL(address);
  const place =
    protocol === "unix:" ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
  return {
    async scan(source, signal) {
      // Given up before it was opened, it may be gone by then; unheard, that would end the process.
      source.on("error", () => undefined);
      const socket = connect(signal === undefined ? place : { ...place, signal });
      socket.setTimeout(answerWithinMs, () => socket.destroy(new Error("no answer in time")));
      try {
        await once(socket, "connect");
        const answer = readAnswer(socket);
        // The answer may end the connection before everything is written, when the file is too large.
        await Promise.race([write(socket, source), answer]);
        return judge(await answer);
      } catch (error) {
        if (error instanceof ScannerDownError) throw error;
        throw new ScannerDownError("The virus scanner does not answer", { cause: error });
      } finally {
        source.destroy();
        socket.destroy();
      }
    },
  };
}

async function write(socket: Socket, source: Readable): Promise<void> {
  await send(socket, Buffer.from("zINSTREAM\0"));
  for await (const piece of source as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await send(socket, Buffer.concat([length, piece]));
  }
  await send(socket, Buffer.alloc(4));
}

async function send(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, "drain");
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = "";
  for await (const piece of socket as AsyncIterable<Buffer>) {
    text += piece.toString("latin1");
    if (text.includes("\0") || text.length > longestAnswer) break;
  }
  return text;
}

function judge(answer: string): "clean" | "infected" {
  if (answer.startsWith("stream: OK\0")) return "clean";
  if (/^stream: .+ FOUND\0/.test(answer)) return "infected";
  throw new UnscannableError("The virus scanner could not look at the file");
}
