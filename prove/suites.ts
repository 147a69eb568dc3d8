import type { Suite } from "./suite.ts";

/** All suites by name. `capacity` is last, because it needs the whole machine. */
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

/** Suites without a short form, because they take too long or need a large program. */
export const longOnly: ReadonlySet<string> = new Set(["accessibility", "export", "firefox", "s3"]);
