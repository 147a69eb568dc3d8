import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod/mini";

/** How often the attackers heard what: the kind of request and the status. */
const Answers = z.record(z.string(), z.number());
type Answers = z.infer<typeof Answers>;

/** How many of each attack at once. */
export type Strength = { signIns: number; uploads: number; slow: number };

/** An attack that goes on in a process of its own, so that it does not slow whoever measures. */
export async function startStorm(url: string, { signIns, uploads, slow }: Strength) {
  const counts = [signIns, uploads, slow].map(String);
  const storm = fork(join(import.meta.dirname, "storm.ts"), [url, ...counts]);
  await once(storm, "message");
  return {
    words: `${signIns} signing in and ${uploads} uploading without pause, ${slow} slow connections`,
    async answers(): Promise<Answers> {
      storm.send("answers");
      const [answers]: unknown[] = await once(storm, "message");
      return Answers.parse(answers);
    },
    stop: () => storm.kill(),
  };
}
