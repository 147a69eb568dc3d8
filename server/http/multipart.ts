import { Busboy } from "@fastify/busboy";
import type { IncomingMessage } from "node:http";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CallFailed, malformed, tooLarge, unsupportedType } from "./failure.ts";
import { untilLastBoundary } from "./until-last-boundary.ts";

const limits = { fields: 40, files: 2, fieldBytes: 128 * 1024, totalBytes: 32 * 1024 * 1024 };

/** A field that came once is a text, one that was repeated a list. */
export type FormFields = Record<string, string | string[]>;

/**
 * Reads a multipart form to its end, in whatever order its parts come. Each file is handed to
 * `takeFile` as it arrives and never held in memory. The body is read on after a limit is passed, up
 * to 32 MB, so that a browser still waits for the answer. Throws 400, 413 or 415; what `takeFile`
 * has stored by then is the caller's to discard.
 */
export async function readForm(
  request: IncomingMessage,
  takeFile: (field: string, stream: Readable, fileName: string) => Promise<void>,
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
    const taken = takeFile(name, stream, fileName ?? "");
    // Awaited below; until then a failure must not count as unheard.
    taken.catch(() => undefined);
    taking.push(taken);
  });
  for (const event of ["fieldsLimit", "partsLimit"] as const) {
    parser.on(event, () => (passed ??= tooLarge("failure.tooManyFields")));
  }
  parser.on("filesLimit", () => (passed ??= malformed("failure.oneFile")));

  try {
    await pipeline(request, stopAfter(limits.totalBytes), untilLastBoundary(boundary), parser);
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

/** What parts the form. Throws 415 where it is none, and 400 for what cannot be a boundary. */
function boundaryOf(request: IncomingMessage): string {
  const type = request.headers["content-type"] ?? "";
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

function stopAfter(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge("failure.tooLarge"));
      else done(null, chunk);
    },
  });
}
