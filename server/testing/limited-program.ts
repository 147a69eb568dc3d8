import { writeFileSync } from "node:fs";
import * as z from "zod/mini";
import { answerParent } from "#server/lib/answer-parent.ts";

const Input = z.object({
  echo: z.optional(z.unknown()),
  do: z.optional(
    z.enum(["list variables", "wait", "loop", "fill heap", "fill memory", "throw", "exit"]),
  ),
  /** A file for the id of this process. */
  pidFile: z.optional(z.string()),
});

/** The input of this program, which the tests of `limitedProgram` run. */
export type Input = z.infer<typeof Input>;

answerParent(Input, ({ echo, do: task, pidFile }) => {
  if (pidFile !== undefined) writeFileSync(pidFile, String(process.pid));
  if (task === undefined) return echo;
  if (task === "list variables") return Object.keys(process.env);
  if (task === "wait") return new Promise(() => undefined);
  if (task === "throw") throw new Error("on purpose");
  if (task === "exit") process.exit(0);
  const kept: unknown[] = [];
  for (;;) {
    if (task === "fill heap") kept.push(Array.from({ length: 100_000 }, Math.random));
    if (task === "fill memory") kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
  }
});
