import { Transform } from "node:stream";

const nothing = Buffer.alloc(0);

/**
 * Lets a multipart body through as far as its closing delimiter, and drops what follows (RFC 2046,
 * "epilogue"): the parser waits for ever where another boundary stands in there.
 */
export function untilLastBoundary(boundary: string): Transform {
  const closing = Buffer.from(`\r\n--${boundary}--`, "latin1");
  /** The end of what went through, in which the delimiter may begin; a body may begin with one as well. */
  let tail: Buffer = Buffer.from("\r\n");
  let isOver = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isOver) {
        done();
        return;
      }
      const seen = Buffer.concat([tail, chunk]);
      const at = seen.indexOf(closing);
      isOver = at !== -1;
      const end = isOver ? at + closing.length : seen.length;
      const passed = chunk.subarray(0, end - tail.length);
      tail = isOver ? nothing : seen.subarray(Math.max(0, seen.length - closing.length + 1));
      done(null, passed);
    },
  });
}
