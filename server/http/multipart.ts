import { Busboy } from "@fastify/busboy";
import type { IncomingMessage } from "node:http";
import type { Readable, Writable } from "node:stream";
import { CallFailed, malformed, tooLarge, unsupportedType } from "./failure.ts";

const limits = { fields: 40, files: 2, fieldBytes: 128 * 1024, totalBytes: 32 * 1024 * 1024 };

/** A field that came once is a text, a repeated one a list. */
export type FormFields = Record<string, string | string[]>;

/** What a form is read from. */
type Body = Readable & Pick<IncomingMessage, "headers">;

/**
 * Reads a multipart form to its end, in whatever order its parts come. `takeFile` gets each file as it
 * arrives, with the fields before it; none is held in memory. The body is read on past a limit, up to
 * 32 MB, so that a browser still shows the answer. Throws 400, 413 or 415; the caller discards what
 * `takeFile` has stored by then.
 */
export async function readForm(
  request: Body,
  takeFile: (
    field: string,
    stream: Readable,
    fileName: string,
    before: FormFields,
  ) => Promise<void>,
): Promise<FormFields> {
  const boundary = boundaryOf(request);
  const parser = openParser(boundary);
  const fields = new Map<string, string | string[]>();
  const taking: Promise<void>[] = [];
  const open = new Set<Readable>();
  let passed: CallFailed | undefined;

  parser.on("field", (name, value) => {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  });
  parser.on("file", (name, stream, fileName) => {
    open.add(stream);
    stream.once("close", () => open.delete(stream));
    // The parser reports it as well; without a listener here it would end the process.
    stream.on("error", () => undefined);
    const taken = takeFile(name, stream, unescaped(fileName ?? ""), Object.fromEntries(fields));
    // Awaited below. The rest of a refused file is still read, so that its sender gets the answer.
    taken.catch(() => stream.resume());
    taking.push(taken);
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () => (passed ??= tooLarge("failure.tooManyFields")));
  }
  parser.on("filesLimit", () => (passed ??= malformed("failure.oneFile")));

  try {
    await feed(request, parser, untilLastBoundary(boundary), open);
  } catch (error) {
    for (const stream of open) stream.destroy(new Error("The form broke off"));
    await Promise.allSettled(taking);
    throw error instanceof CallFailed ? error : malformed("failure.malformedUpload", error);
  }
  const taken = await Promise.allSettled(taking);
  const lost = taken.find((one) => one.status === "rejected");
  if (lost !== undefined) throw lost.reason;
  if (passed !== undefined) throw passed;
  return Object.fromEntries(fields);
}

/** Browsers escape a quote in the name of a file this way (HTML, "multipart form data"). */
const unescaped = (fileName: string) => fileName.replaceAll("%22", '"');

/** The boundary of a form. Throws 415 for another type of body and 400 for an invalid boundary. */
function boundaryOf({ headers }: Body): string {
  const type = headers["content-type"] ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) throw unsupportedType();
  const found = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(type);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  // RFC 2046 allows 70 characters; a long boundary makes the search for it slow.
  if (!/^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/.test(boundary)) {
    throw malformed("failure.malformedUpload");
  }
  return boundary;
}

function openParser(boundary: string) {
  return new Busboy({
    // Written anew, so that the parser looks for the same boundary.
    headers: { "content-type": `multipart/form-data; boundary="${boundary}"` },
    preservePath: true,
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    limits: {
      fields: limits.fields,
      files: limits.files,
      parts: limits.fields + limits.files,
      fieldSize: limits.fieldBytes,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  });
}

/** The parser has this long for one piece of the body. */
const stuckMs = 5_000;

/**
 * Feeds the body to the parser piece by piece and waits until it has read it all. Some damaged forms
 * stop the parser for ever, so it is given up after a time, unless a file is waiting to be stored.
 */
async function feed(
  request: Readable,
  parser: Writable,
  untilEnd: (piece: Buffer) => Buffer,
  open: ReadonlySet<Readable>,
): Promise<void> {
  const finished = Promise.withResolvers<void>();
  // Awaited at the end; until then a failure must not count as unhandled.
  finished.promise.catch(() => undefined);
  parser.once("finish", finished.resolve).once("error", finished.reject);
  // The sender may take its time between the pieces: only the parser is held to the clock.
  let giveUp: (error: Error) => void = () => undefined;
  const timer = setTimeout(() => {
    if (Array.from(open).some(({ readableLength }) => readableLength > 0)) timer.refresh();
    else giveUp(new Error("The parser is stuck"));
  }, stuckMs);
  const write = (piece: Buffer) =>
    new Promise<void>((resolve, reject) => {
      giveUp = reject;
      timer.refresh();
      parser.write(piece, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });

  let bytes = 0;
  let failure: unknown;
  try {
    for await (const piece of request) {
      if (!Buffer.isBuffer(piece)) throw new TypeError("A body comes in bytes");
      bytes += piece.length;
      if (bytes > limits.totalBytes) throw tooLarge("failure.tooLarge");
      // After a failure the rest is read without the parser, so that the sender gets the answer.
      if (failure !== undefined) continue;
      await write(untilEnd(piece)).catch((error: unknown) => (failure = error));
    }
    if (failure !== undefined) throw failure;
    giveUp = finished.reject;
    timer.refresh();
    parser.end();
    await finished.promise;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Cuts off what follows the closing delimiter (RFC 2046, "epilogue"), piece by piece: the parser waits
 * for ever if another boundary stands in there.
 */
function untilLastBoundary(boundary: string): (piece: Buffer) => Buffer {
  const closing = Buffer.from(`\r\n--${boundary}--`, "latin1");
  /** The end of the pieces before, where the delimiter may begin; a body may begin with one as well. */
  let tail: Buffer = Buffer.from("\r\n");
  let isOver = false;
  return (piece) => {
    if (isOver) return Buffer.alloc(0);
    const seen = Buffer.concat([tail, piece]);
    const at = seen.indexOf(closing);
    isOver = at !== -1;
    const end = isOver ? at + closing.length : seen.length;
    const before = piece.subarray(0, end - tail.length);
    tail = seen.subarray(Math.max(0, seen.length - closing.length + 1));
    return before;
  };
}
