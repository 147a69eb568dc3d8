import { Random } from "../../scripts/seed/random.ts";
import type { Sample } from "./corpus.ts";
import { mutate } from "./mutate.ts";
import { KeepAliveConnection, sendRawBytes, type Outcome } from "./wire.ts";

const concurrency = 24;

/** An input without a valid response, with everything needed to send it again. */
export type Failure = { input: number; problem: string; bytes: string };

export type FuzzReport = { responses: Record<string, number>; failures: Failure[] };

/**
 * Sends mutated requests. Each depends only on the seed and its number, so it can be repeated. Most are
 * valid HTTP on shared connections, so that the mutation reaches the parsers of bodies and URLs. The
 * others are mutated anywhere.
 */
export async function hammer(
  url: string,
  samples: readonly [Sample, ...Sample[]],
  { seed, inputs }: { seed: number; inputs: number },
): Promise<FuzzReport> {
  const responses: Record<string, number> = {};
  const failures: Failure[] = [];
  const bodies = samples.map(({ body }) => body);
  let next = 0;

  const work = async () => {
    const kept = new KeepAliveConnection(url);
    for (let input = next++; input < inputs; input = next++) {
      const random = new Random(seed, input);
      const { bytes, isFramed } = mutateRequest(random.pick(samples), random, bodies);
      const outcome = await (isFramed ? kept.send(bytes) : sendRawBytes(url, bytes));
      for (const status of outcome.statuses) responses[status] = (responses[status] ?? 0) + 1;
      const problem = findProblem(outcome, isFramed);
      if (problem !== undefined) failures.push({ input, problem, bytes: bytes.toString("latin1") });
    }
    kept.close();
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { responses, failures };
}

function findProblem({ statuses, isTimeout }: Outcome, isFramed: boolean): string | undefined {
  if (isTimeout) return "timeout";
  const fault = statuses.find((status) => status >= 500 && status !== 503);
  if (fault !== undefined) return `status ${fault}`;
  return isFramed && statuses.length === 0 ? "closed without a response" : undefined;
}

/** A mutated request, and whether its framing is still valid. */
function mutateRequest(
  sample: Sample,
  random: Random,
  bodies: readonly Buffer[],
): { bytes: Buffer; isFramed: boolean } {
  if (sample.body.length === 0) {
    if (random.below(4) > 0)
      return { bytes: withMutatedUrl(sample, random, bodies), isFramed: true };
  } else if (random.below(4) > 0) {
    return {
      bytes: serialize({ ...sample, body: mutate(sample.body, random, bodies) }),
      isFramed: true,
    };
  }
  return { bytes: mutate(serialize(sample), random, bodies), isFramed: false };
}

function serialize({ start, headers, body }: Sample): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const length = body.length === 0 ? [] : [`content-length: ${body.length}`];
  return Buffer.concat([Buffer.from([start, ...lines, ...length, "", ""].join("\r\n")), body]);
}

/** A request with a mutated path or query, escaped as a URL. */
function withMutatedUrl(sample: Sample, random: Random, bodies: readonly Buffer[]): Buffer {
  const [method = "", url = "", version = ""] = sample.start.split(" ");
  const mutant = mutate(Buffer.from(decodeURIComponent(url)), random, bodies).subarray(0, 8_000);
  const written = random.below(2) === 0 ? escaped(mutant) : `/${escaped(mutant)}`;
  return serialize({ ...sample, start: `${method} ${written || "/"} ${version}` });
}

const isPlain = /[\w\-.~/?&=%]/;

function escaped(bytes: Buffer): string {
  return Array.from(bytes, (byte) => {
    const character = String.fromCharCode(byte);
    return isPlain.test(character) ? character : `%${byte.toString(16).padStart(2, "0")}`;
  }).join("");
}
