import { Worker } from "node:worker_threads";
import type * as z from "zod/mini";

/**
 * Runs in a program of `limitedProgram`: does the work on the input of the parent process and sends back
 * the result. An error ends the process without a result.
 */
export function answerParent<Schema extends z.ZodMiniType>(
  schema: Schema,
  work: (input: z.infer<Schema>) => unknown,
): void {
  // A normal exit would wait for threads of libraries.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.once("message", ([input, milliseconds]: [unknown, number]) => {
    endAfter(2 * milliseconds);
    void Promise.resolve(work(schema.parse(input))).then((result) => process.send?.(result));
  });
  process.send?.("ready");
}

/** Ends the process when the parent was killed and cannot do it. */
function endAfter(milliseconds: number): void {
  const program = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${milliseconds})`;
  new Worker(program, { eval: true }).unref();
}
