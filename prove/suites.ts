import type { Suite } from "./suite.ts";

/** All suites: each is a file of this folder. `capacity` is last, because it needs the whole machine. */
export const suites = [
  "canaries",
  "accessibility",
  "calendar",
  "clock",
  "cluster",
  "database",
  "documents",
  "export",
  "firefox",
  "full-disk",
  "fuzz",
  "headers",
  "io",
  "kill",
  "life",
  "mail",
  "restore",
  "s3",
  "slow",
  "upgrade",
  "capacity",
] as const;

/** Suites without a short form, because they take too long or need a large program. */
export const longOnly: ReadonlySet<string> = new Set([
  "accessibility",
  "documents",
  "export",
  "firefox",
  "life",
  "s3",
]);

export async function loadSuite(name: string): Promise<Suite> {
  const { suite }: { suite: Suite } = await import(`./${name}.ts`);
  return suite;
}
