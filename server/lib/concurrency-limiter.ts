import PQueue from "p-queue";

/** Too much work is queued. The error handler responds with 503 with Retry-After. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
}

/** Queues work and runs it. Throws an OverloadError when the queue is full. */
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
      throw new OverloadError(`${queue.size} are queued`);
    }
    return queue.add(work);
  };
}
