import { Busboy } from "@fastify/busboy";
import type { IncomingMessage } from "node:http";
import type { Readable, Writable } from "node:stream";
import { HttpError, malformed, tooLarge, unavailable, unsupportedType } from "./http-error.ts";

const limits = { fields: 40, files: 2, fieldBytes: 128 * 1024, totalBytes: 32 * 1024 * 1024 };

/** A field is a text, or a list if it is repeated. */
export type FormFields = Record<string, string | string[]>;

type RequestBody = Readable & Pick<IncomingMessage, "headers">;

/**
 * Reads a multipart form with its parts in any order. `takeFile` gets each file as a stream, with the
 * fields before it; memory holds no file. After a refusal the body is still read, up to 32 MB, so that
 * a browser shows the response. Throws 400, 413 or 415; the caller discards the files that `takeFile`
 * has stored by then.
 */
export async function readForm(
  request: RequestBody,
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
  let limitError: HttpError | undefined;

  parser.on("field", (name, value) => {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  });
  parser.on("file", (name, stream, fileName) => {
    open.add(stream);
    stream.once("close", () => open.delete(stream));
    // The parser reports errors too; an error without a listener here would end the process.
    stream.on("error", () => undefined);
    const taken = takeFile(name, stream, unescaped(fileName ?? ""), Object.fromEntries(fields));
    // Awaited below. The rest of a refused file is still read, so that the client gets the response.
    taken.catch(() => stream.resume());
    taking.push(taken);
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () => (limitError ??= tooLarge("failure.tooManyFields")));
  }
  parser.on("filesLimit", () => (limitError ??= malformed("failure.oneFile")));

  try {
    await feed(request, parser, epilogueRemover(boundary), open);
  } catch (error) {
    for (const stream of open) stream.destroy(new Error("The form ended early"));
    await Promise.allSettled(taking);
    throw error instanceof HttpError ? error : malformed("failure.malformedUpload", error);
  }
  const taken = await Promise.allSettled(taking);
  const rejected = taken.find((one) => one.status === "rejected");
  if (rejected !== undefined) throw rejected.reason;
  if (limitError !== undefined) throw limitError;
  return Object.fromEntries(fields);
}

/**
 * Returns a function that counts an upload until the function that it returns is called. It throws 503
 * beyond so many at the same time, in all or of one client.
 */
export function limitUploads({ total, perClient }: { total: number; perClient: number }) {
  const clients: string[] = [];
  return (client: string): (() => void) => {
    const own = clients.filter((one) => one === client);
    if (clients.length >= total || own.length >= perClient) throw unavailable();
    clients.push(client);
    return () => {
      clients.splice(clients.indexOf(client), 1);
    };
  };
}

/** Browsers encode a quote in a file name this way (HTML standard, "multipart form data"). */
const unescaped = (fileName: string) => fileName.replaceAll("%22", '"');

/** The boundary of a form. Throws 415 for another type of body and 400 for an invalid boundary. */
function boundaryOf({ headers }: RequestBody): string {
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
    // Rebuilt, so that the parser uses the boundary that was checked.
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

/** The time limit of the parser for one chunk of the body. */
const parserTimeoutMs = 5_000;

/**
 * Feeds the body to the parser and waits until it has read everything. Some damaged forms stop the
 * parser for ever, so it has a time limit, except while a file waits to be stored.
 */
async function feed(
  request: Readable,
  parser: Writable,
  removeEpilogue: (chunk: Buffer) => Buffer,
  open: ReadonlySet<Readable>,
): Promise<void> {
  const finished = Promise.withResolvers<void>();
  // Awaited at the end; until then a failure must not be an unhandled rejection.
  finished.promise.catch(() => undefined);
  parser.once("finish", finished.resolve).once("error", finished.reject);
  // The client may pause between chunks: only the parser has a time limit.
  let giveUp: (error: Error) => void = () => undefined;
  const timer = setTimeout(() => {
    if (Array.from(open).some(({ readableLength }) => readableLength > 0)) timer.refresh();
    else giveUp(new Error("The parser is stuck"));
  }, parserTimeoutMs);
  const write = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => {
      giveUp = reject;
      timer.refresh();
      parser.write(chunk, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });

  let bytes = 0;
  let failure: unknown;
  try {
    // A form that is too large keeps its connection, so that the client gets the response.
    const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limits.totalBytes) throw tooLarge("failure.tooLarge");
      // After a failure the rest is read without the parser, so that the client gets the response.
      if (failure !== undefined) continue;
      await write(removeEpilogue(chunk)).catch((error: unknown) => (failure = error));
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
 * Returns a function that removes the epilogue (RFC 2046), chunk by chunk: the parser waits for ever if
 * it contains a boundary.
 */
function epilogueRemover(boundary: string): (chunk: Buffer) => Buffer {
  const closing = Buffer.from(`\r\n--${boundary}--`, "latin1");
  /** The end of the previous chunks, where the delimiter can start. An empty body starts with it. */
  let tail: Buffer = Buffer.from("\r\n");
  let isOver = false;
  return (chunk) => {
    if (isOver) return Buffer.alloc(0);
    const seen = Buffer.concat([tail, chunk]);
    const at = seen.indexOf(closing);
    isOver = at !== -1;
    const end = isOver ? at + closing.length : seen.length;
    const before = chunk.subarray(0, end - tail.length);
    tail = seen.subarray(Math.max(0, seen.length - closing.length + 1));
    return before;
  };
}
