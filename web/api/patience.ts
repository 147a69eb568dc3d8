import { ApiError, type ErrorKey } from "./api-error.ts";

const patienceMs = 15_000;
/** Of a call with a file, from one byte to the next. */
const transferPatienceMs = 30_000;

/** Called for every part of a file that is sent or received. */
const watchers = new Set<() => void>();

/** Reports that part of a file was sent or received, or that it begins. */
export function reportTransfer(): void {
  for (const watcher of watchers) watcher();
}

/**
 * The outcome of a call, or an error after 15 seconds without an answer, with a file after 30 seconds without a
 * byte: the screen is free again. `late` gets an answer that arrives after that.
 */
export function withPatience<Result>(
  start: () => Promise<Result>,
  late: (result: Result) => unknown = () => {},
  fallbackKey: ErrorKey = "call.slow",
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const giveUp = () => {
      isOver = true;
      watchers.delete(extend);
      reject(new ApiError({ status: 0, fallbackKey }));
    };
    let timer = setTimeout(giveUp, patienceMs);
    const extend = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, transferPatienceMs);
    };
    watchers.add(extend);
    void start()
      .finally(() => {
        clearTimeout(timer);
        watchers.delete(extend);
      })
      .then((result) => (isOver ? late(result) : resolve(result)), reject);
  });
}
