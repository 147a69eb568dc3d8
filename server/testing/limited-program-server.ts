import { killLimitedPrograms, limitedProgram } from "#server/sandbox/limited-program.ts";
import type { Input } from "./limited-program.ts";

// A fake server in the tests of `limitedProgram`: runs the program with the received input.
const run = limitedProgram(new URL("./limited-program.ts", import.meta.url), {
  milliseconds: 1_000,
  heapMb: 64,
  memoryMb: 256,
  concurrency: 1,
  queueLength: 0,
  outputBytes: 1_000,
});

process.once("message", (input: Input) => {
  run(() => input).catch(() => process.exit(0));
});
process.once("SIGTERM", killLimitedPrograms);
