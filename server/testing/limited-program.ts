import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { answerParent } from "#server/sandbox/answer-parent.ts";

const Input = z.object({
  echo: z.optional(z.unknown()),
  do: z.optional(
    z.enum([
      "list variables",
      "pause",
      "wait",
      "loop",
      "fill heap",
      "fill memory",
      "throw",
      "exit",
    ]),
  ),
  /** A file for the id of this process. */
  pidFile: z.optional(z.string()),
});

/** The input of this program, which the tests of `limitedProgram` run. */
export type Input = z.infer<typeof Input>;

answerParent(
  (input) => Input.parse(input),
  ({ echo, do: task, pidFile }) => {
    if (pidFile !== undefined) writeFileSync(pidFile, String(process.pid));
    if (task === undefined) return echo;
    if (task === "list variables") return Object.keys(process.env);
    // Longer than the processor time that the test allows.
    if (task === "pause") return pause(1_000, echo);
    if (task === "wait") return new Promise(() => undefined);
    if (task === "throw") throw new Error("on purpose");
    if (task === "exit") process.exit(0);
    const kept: unknown[] = [];
    for (;;) {
      if (task === "fill heap") kept.push(Array.from({ length: 100_000 }, Math.random));
      if (task === "fill memory") kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
    }
  },
);
