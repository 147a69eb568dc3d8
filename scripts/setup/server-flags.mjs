// @ts-check

/** The server's flags for Node: a small young generation, collected by one thread, saves memory. */
export const serverFlags = ["--max-semi-space-size=2", "--no-parallel-scavenge"];
