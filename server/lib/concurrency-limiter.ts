import PQueue from "p-queue";

/** More work waits than the server takes on. The error handler answers 503 with Retry-After. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

/** Runs work when its turn has come. Throws an OverloadError when too much waits before it. */
type ConcurrencyLimiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function limitConcurrency({
  concurrency,
  queueLength,
}: {
  concurrency: number;
  queueLength: number;
}): ConcurrencyLimiter {
  const queue = new PQueue({ concurrency });
  return async (work) => {
    if (queue.pending >= concurrency && queue.size >= queueLength) {
      throw new OverloadError(`${queue.size} wait already`);
    }
    return queue.add(work);
  };
}
