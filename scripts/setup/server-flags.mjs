// @ts-check

/**
 * What Node is told when it runs the server: a small space for young objects, cleared by one thread.
 * Larger ones hold memory at rest that nobody uses.
 */
export const serverFlags = ["--max-semi-space-size=2", "--no-parallel-scavenge"];
