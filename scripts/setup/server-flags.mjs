// @ts-check

/** The server's flags for Node. A small young generation, collected by one thread, and compact code save memory. */
export const serverFlags = [
  "--max-semi-space-size=2",
  "--no-parallel-scavenge",
  "--optimize-for-size",
];
