import module from "node:module";
import { serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import type { ProgramInput } from "./limited-program.ts";

/**
 * Runs in a program of `limitedProgram`: parses the input of the parent process, does the work on it and
 * sends back the result. An error, or a result larger than the limit, ends the process without a result.
 */
export function answerParent<Input>(
  parse: (input: unknown) => Input,
  work: (input: Input) => unknown,
): void {
  // A normal exit would wait for threads of libraries.
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.once("message", ({ input, wallMs, outputBytes }: ProgramInput) => {
    endAfter(wallMs + 1_000);
    void Promise.resolve(work(parse(input))).then((result) => {
      if (serialize(result).length > outputBytes) throw new RangeError("The result is too large");
      // The parent kills this process, which would lose the cache of an exit.
      module.flushCompileCache();
      process.send?.(result);
    });
  });
  process.send?.("ready");
}

/** For a program whose input is a file. */
export function bytesIn(input: unknown): Buffer {
  if (input instanceof Uint8Array) return Buffer.from(input.buffer, input.byteOffset, input.length);
  throw new TypeError("The input is no file");
}

/** Ends the process when the parent was killed and cannot do it. */
function endAfter(milliseconds: number): void {
  const program = `setTimeout(() => process.kill(process.pid, "SIGKILL"), ${milliseconds})`;
  new Worker(program, { eval: true }).unref();
}
