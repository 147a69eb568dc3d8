import { once } from "node:events";
import { Worker } from "node:worker_threads";
import * as z from "zod/mini";
import { openLane } from "#server/http/lane.ts";

/** A resume that cannot be shown: no document after all, or more than can be shown in reasonable time. */
export class UnshowableResumeError extends Error {
  override readonly name = "UnshowableResumeError";
}

const program = new URL("./resume-page-worker.ts", import.meta.url);
const longestMs = 15_000;

/** What a worker may use. Beyond it the worker ends, and nothing else does. */
const resourceLimits = {
  maxOldGenerationSizeMb: 192,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
};

// A hostile document costs a core for some seconds at most, and only one of them.
const lane = openLane({ atOnce: 1, queueLength: 20 });

/**
 * A docx as a page of HTML without anything that runs, loads or leads elsewhere. It is read in a
 * thread of its own. Throws `UnshowableResumeError`.
 */
export function docxAsPage(content: Buffer): Promise<string> {
  return lane(() => convert(content));
}

async function convert(content: Buffer): Promise<string> {
  const worker = new Worker(program, {
    workerData: new Uint8Array(content),
    resourceLimits,
    // What is read is a stranger's: it gets no secret of ours, and its noise goes nowhere.
    env: {},
    stdout: true,
    stderr: true,
  });
  try {
    const [page] = await once(worker, "message", { signal: AbortSignal.timeout(longestMs) });
    return z.string().parse(page);
  } catch (error) {
    throw new UnshowableResumeError("The document cannot be shown", { cause: error });
  } finally {
    await worker.terminate();
  }
}
