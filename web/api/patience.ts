import { ApiError, type ErrorKey } from "./api-error.ts";

/** Receives the share of a file sent so far, from 0 to 1. */
export type OnProgress = (progress: number) => void;

const patienceMs = 15_000;
/** Of a call with a file, from one byte to the next. */
const transferPatienceMs = 30_000;

/**
 * The outcome of a call, or an error after 15 seconds without an answer: the screen is free again. A call with a
 * file reports its progress, and fails after 30 seconds without any. `late` gets an answer that arrives after that.
 */
export function withPatience<Result>(
  start: (onProgress: OnProgress) => Promise<Result>,
  late: (result: Result) => unknown = () => {},
  fallbackKey: ErrorKey = "call.slow",
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const giveUp = () => {
      isOver = true;
      reject(new ApiError({ status: 0, fallbackKey }));
    };
    let timer = setTimeout(giveUp, patienceMs);
    const extend = () => {
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, transferPatienceMs);
    };
    void start(extend)
      .finally(() => clearTimeout(timer))
      .then((result) => (isOver ? late(result) : resolve(result)), reject);
  });
}
