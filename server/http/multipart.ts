import { Busboy } from "@fastify/busboy";
import type { IncomingMessage } from "node:http";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { CallFailed, malformed, tooLarge, unsupportedType } from "./failure.ts";
import { watchParser } from "./parser-watch.ts";
import { untilLastBoundary } from "./until-last-boundary.ts";

const limits = { fields: 40, files: 2, fieldBytes: 128 * 1024, totalBytes: 32 * 1024 * 1024 };

/** A field that came once is a text, one that was repeated a list. */
export type FormFields = Record<string, string | string[]>;

/** What of a request a form is read from. */
type Body = Readable & Pick<IncomingMessage, "headers">;

/**
 * Reads a multipart form to its end, in whatever order its parts come. Each file is handed to
 * `takeFile` as it arrives, with the fields that came before it, and never held in memory. The body is read on after a limit is passed, up
 * to 32 MB, so that a browser still waits for the answer. Throws 400, 413 or 415; what `takeFile`
 * has stored by then is the caller's to discard.
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
    // Told by the parser as well. Whoever takes the file may not listen, and an error that nobody
    // hears ends the process.
    stream.on("error", () => undefined);
    const taken = takeFile(name, stream, unescaped(fileName ?? ""), Object.fromEntries(fields));
    // Awaited below. The rest of a refused file is read all the same, so that its sender hears why.
    taken.catch(() => stream.resume());
    taking.push(taken);
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () => (passed ??= tooLarge("failure.tooManyFields")));
  }
  parser.on("filesLimit", () => (passed ??= malformed("failure.oneFile")));

  const watch = watchParser(open);
  try {
    await feed(request, parser, untilLastBoundary(boundary), watch);
  } catch (error) {
    for (const stream of open) stream.destroy(new Error("The form broke off"));
    await Promise.allSettled(taking);
    throw error instanceof CallFailed ? error : malformed("failure.malformedUpload", error);
  } finally {
    watch.stop();
  }
  const taken = await Promise.allSettled(taking);
  const lost = taken.find((one) => one.status === "rejected");
  if (lost !== undefined) throw lost.reason;
  if (passed !== undefined) throw passed;
  return Object.fromEntries(fields);
}

/** Browsers write a quote in the name of a file in this way (HTML, "multipart form data"). */
const unescaped = (fileName: string) => fileName.replaceAll("%22", '"');

/** What parts the form. Throws 415 where it is none, and 400 for what cannot be a boundary. */
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
    // In words of our own, so that the parser looks for the very same.
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

/** Hands the parser the body, piece by piece, and waits until it has read it all. */
async function feed(
  request: Readable,
  parser: Writable,
  relevant: (piece: Buffer) => Buffer,
  watch: ReturnType<typeof watchParser>,
): Promise<void> {
  const ended = finished(parser);
  // Awaited at the end; until then a failure must not count as unheard.
  ended.catch(() => undefined);
  let bytes = 0;
  let failure: unknown;
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) throw new TypeError("A body comes in bytes");
    bytes += piece.length;
    if (bytes > limits.totalBytes) throw tooLarge("failure.tooLarge");
    // Read on without the parser, so that the sender hears why.
    if (failure !== undefined) continue;
    await watch.ask(write(parser, relevant(piece))).catch((error: unknown) => (failure = error));
  }
  if (failure !== undefined) throw failure;
  parser.end();
  await watch.ask(ended);
}

const write = (parser: Writable, piece: Buffer) =>
  new Promise<void>((resolve, reject) => {
    parser.write(piece, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
