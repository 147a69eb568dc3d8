import PQueue from "p-queue";

/** Too much work is queued. The error handler responds with 503 with Retry-After. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

/**
 * Returns a function that queues work and runs it. It throws an OverloadError when the queue is full, and
 * the reason of the signal if that aborts while the work waits.
 */
export function limitConcurrency({
  concurrency,
  queueLength,
}: {
  concurrency: number;
  queueLength: number;
}) {
  const queue = new PQueue({ concurrency });
  return async <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (queue.pending >= concurrency && queue.size >= queueLength) {
      throw new OverloadError(`${queue.size} are queued`);
    }
    return queue.add(work, signal === undefined ? {} : { signal });
  };
}
