import type { FastifyRequest } from "fastify";

/** Looked at so often that even a sender on the same machine is not far beyond by then. */
const checkMilliseconds = 25;
const drain = { bytes: 32 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Lets a sender who was answered early finish its body, within bounds: a browser shows the answer
 * only once it has sent everything, and a flood must not be read for ever.
 */
export async function boundDraining(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  if (raw.complete || raw.destroyed) return;
  const { socket } = raw;
  const before = socket.bytesRead;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const isOver =
      socket.bytesRead - before > drain.bytes || performance.now() - startedAt > drain.milliseconds;
    if (raw.complete || socket.destroyed) clearInterval(timer);
    else if (isOver) socket.destroy();
  }, checkMilliseconds);
  timer.unref();
}
