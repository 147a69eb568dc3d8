import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { Readable } from "node:stream";

/** A virus scanner. Rejects with a `ScannerDownError` without a result and after an abort. */
export type Scanner = {
  scan(source: Readable, signal?: AbortSignal): Promise<"clean" | "infected">;
  /** Rejects with a `ScannerDownError` unless a harmless text is found clean. */
  check(): Promise<void>;
  /** Whether the last check has failed. */
  isDown(): boolean;
};

/** The scanner did not respond or could not scan: the file may or may not be infected. */
export class ScannerDownError extends Error {
  override readonly name = "ScannerDownError";
}

/** The scanner responded that it could not scan this file. */
export class ScanFailedError extends ScannerDownError {}

const responseTimeoutMs = 30_000;
const maxResponseLength = 1_000;

/**
 * The clamd at an address such as `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. Its INSTREAM
 * command takes chunks with their length in front, and an empty chunk at the end. `onDown` is called with the error
 * of a file or of a check that got no response.
 */
export function openClamd(
  address: string,
  onDown: (error: unknown) => void = () => undefined,
): Scanner {
  const { protocol, hostname, port, pathname } = new URL(address);
  const target =
    protocol === "unix:" ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
  let isDown = false;
  const scan: Scanner["scan"] = async (source, signal) => {
    // After an abort the file may be missing when it is opened; an unhandled error ends the process.
    source.on("error", () => undefined);
    const socket = connect(signal === undefined ? target : { ...target, signal });
    socket.setTimeout(responseTimeoutMs, () => socket.destroy(new Error("no response in time")));
    try {
      await once(socket, "connect");
      const response = readResponse(socket);
      // For a file that is too large clamd responds and disconnects before everything is written.
      await Promise.race([write(socket, source), response]);
      return parseResponse(await response);
    } catch (error) {
      if (error instanceof ScanFailedError) throw error;
      const down = new ScannerDownError("The virus scanner does not respond", { cause: error });
      if (signal?.aborted !== true) onDown(down);
      throw down;
    } finally {
      source.destroy();
      socket.destroy();
    }
  };
  return {
    scan,
    async check() {
      try {
        await scan(Readable.from([Buffer.from("a harmless text")]));
        isDown = false;
      } catch (error) {
        isDown = true;
        onDown(error);
        throw error;
      }
    },
    isDown: () => isDown,
  };
}

async function write(socket: Socket, source: Readable): Promise<void> {
  await send(socket, Buffer.from("zINSTREAM\0"));
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await send(socket, Buffer.concat([length, chunk]));
  }
  await send(socket, Buffer.alloc(4));
}

async function send(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, "drain");
}

async function readResponse(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString("latin1");
    if (text.includes("\0") || text.length > maxResponseLength) break;
  }
  return text;
}

function parseResponse(response: string): "clean" | "infected" {
  if (response.startsWith("stream: OK\0")) return "clean";
  if (/^stream: .+ FOUND\0/.test(response)) return "infected";
  throw new ScanFailedError("The virus scanner could not scan the file");
}
