import type { Readable } from "node:stream";

const turnMs = 1_000;
const patience = 5;

/** The parser took something in and will never say what came of it. */
export class StuckParserError extends Error {
  override readonly name = "StuckParserError";
}

/**
 * Watches over a parser, which damaged forms can bring to stand still for ever. One that is held up
 * by who takes its files is not stuck. It is given turns of the event loop and not time alone, so
 * that a busy machine is no reason to give it up.
 */
export function watchParser(files: ReadonlySet<Readable>) {
  const { promise: stuck, reject } = Promise.withResolvers<never>();
  stuck.catch(() => undefined);
  let isAsked = false;
  let idleTurns = 0;
  const timer = setInterval(() => {
    const isHeldUp = Array.from(files).some(({ readableLength }) => readableLength > 0);
    idleTurns = isAsked && !isHeldUp ? idleTurns + 1 : 0;
    if (idleTurns === patience) reject(new StuckParserError());
  }, turnMs);
  return {
    /** What comes of something the parser was asked to do. Throws when it is stuck with it. */
    async ask<Result>(work: Promise<Result>): Promise<Result> {
      isAsked = true;
      idleTurns = 0;
      try {
        return await Promise.race([work, stuck]);
      } finally {
        isAsked = false;
      }
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
