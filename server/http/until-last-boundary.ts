const nothing = Buffer.alloc(0);

/**
 * Gives of each piece of a multipart body what stands before the end of its closing delimiter, and
 * nothing of what follows (RFC 2046, "epilogue"): the parser waits for ever where another boundary
 * stands in there.
 */
export function untilLastBoundary(boundary: string): (piece: Buffer) => Buffer {
  const closing = Buffer.from(`\r\n--${boundary}--`, "latin1");
  /** The end of what went before, in which the delimiter may begin; a body may begin with one as well. */
  let tail: Buffer = Buffer.from("\r\n");
  let isOver = false;
  return (piece) => {
    if (isOver) return nothing;
    const seen = Buffer.concat([tail, piece]);
    const at = seen.indexOf(closing);
    isOver = at !== -1;
    const end = isOver ? at + closing.length : seen.length;
    const before = piece.subarray(0, end - tail.length);
    tail = seen.subarray(Math.max(0, seen.length - closing.length + 1));
    return before;
  };
}
