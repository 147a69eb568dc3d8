import type { Suite } from "./suite.ts";

/** Every suite, by the name that `npm run prove -- NAME` knows it by. A line each, and the one that wants the whole machine last. */
export const suites: Record<string, () => Promise<{ suite: Suite }>> = {
  canaries: () => import("./canaries.ts"),
  accessibility: () => import("./accessibility.ts"),
  clock: () => import("./clock.ts"),
  cluster: () => import("./cluster.ts"),
  database: () => import("./database.ts"),
  export: () => import("./export.ts"),
  firefox: () => import("./firefox.ts"),
  fuzz: () => import("./fuzz.ts"),
  "full-disk": () => import("./full-disk.ts"),
  headers: () => import("./headers.ts"),
  io: () => import("./io.ts"),
  kill: () => import("./kill.ts"),
  mail: () => import("./mail.ts"),
  restore: () => import("./restore.ts"),
  s3: () => import("./s3.ts"),
  slow: () => import("./slow.ts"),
  capacity: () => import("./capacity.ts"),
};

/** Suites without a short form: too long, or in need of a program of hundreds of megabytes. */
export const longAlone: ReadonlySet<string> = new Set([
  "accessibility",
  "export",
  "firefox",
  "s3",
  // One to a line.
]);
