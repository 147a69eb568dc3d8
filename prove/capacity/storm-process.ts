import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod/mini";

/** Counts of responses by request kind and status. */
const Responses = z.record(z.string(), z.number());
type Responses = z.infer<typeof Responses>;

/** Concurrent attackers of each kind. */
export type Strength = { signIns: number; uploads: number; slow: number };

/** Runs the attack in its own process, so that it does not slow down the measurement. */
export async function startStorm(url: string, { signIns, uploads, slow }: Strength) {
  const counts = [signIns, uploads, slow].map(String);
  const storm = fork(join(import.meta.dirname, "storm.ts"), [url, ...counts]);
  await once(storm, "message");
  return {
    description: `${signIns} continuous sign-ins, ${uploads} continuous uploads, ${slow} slow connections`,
    async responses(): Promise<Responses> {
      storm.send("responses");
      const [responses]: unknown[] = await once(storm, "message");
      return Responses.parse(responses);
    },
    stop: () => storm.kill(),
  };
}
