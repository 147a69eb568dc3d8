import type { Readable } from "node:stream";

const turnMs = 1_000;
const patience = 5;

/** The parser took something in and will never say what came of it. */
class StuckParserError extends Error {
  override readonly name = "StuckParserError";
}

/**
 * Watches over a parser, which damaged forms can bring to stand still for ever. One that is held up
 * by who takes its files is not stuck. It is given turns of the event loop and not time alone, so
 * that a busy machine is no reason to give it up.
 */
export function watchParser(files: ReadonlySet<Readable>) {
  // Set while something is asked. Not a promise to race with: each race would be kept with it, and a
  // body may come in millions of pieces.
  let giveUp: (() => void) | undefined;
  let idleTurns = 0;
  const timer = setInterval(() => {
    const isHeldUp = Array.from(files).some(({ readableLength }) => readableLength > 0);
    idleTurns = giveUp === undefined || isHeldUp ? 0 : idleTurns + 1;
    if (idleTurns === patience) giveUp?.();
  }, turnMs);
  return {
    /** What comes of something the parser was asked to do. Throws when it is stuck with it. */
    async ask<Result>(work: Promise<Result>): Promise<Result> {
      idleTurns = 0;
      try {
        return await new Promise<Result>((resolve, reject) => {
          giveUp = () => {
            reject(new StuckParserError());
          };
          work.then(resolve, reject);
        });
      } finally {
        giveUp = undefined;
      }
    },
    stop: () => {
      clearInterval(timer);
    },
  };
}
