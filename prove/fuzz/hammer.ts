import { Dice } from "./dice.ts";
import type { Sample } from "./corpus.ts";
import { mutate } from "./mutate.ts";
import { KeptConnection, sendLoose, type Outcome } from "./wire.ts";

const atOnce = 24;

/** An input that was not answered as it must be, with all that it takes to send it again. */
export type Offence = { input: number; what: string; bytes: string };

export type Hammered = { answers: Record<string, number>; offences: Offence[] };

/**
 * Sends so many damaged requests. Each is made from the seed and its number alone, so any of them
 * can be made again. Most keep to the rules of HTTP and share connections, so that the damage
 * reaches what reads bodies and addresses; the others are damaged anywhere.
 */
export async function hammer(
  url: string,
  samples: readonly [Sample, ...Sample[]],
  { seed, inputs }: { seed: number; inputs: number },
): Promise<Hammered> {
  const answers: Record<string, number> = {};
  const offences: Offence[] = [];
  const bodies = samples.map(({ body }) => body);
  let next = 0;

  const work = async () => {
    const kept = new KeptConnection(url);
    for (let input = next++; input < inputs; input = next++) {
      const dice = new Dice(seed * 1_000_003 + input);
      const { bytes, isFramed } = damaged(dice.pick(samples), dice, bodies);
      const outcome = await (isFramed ? kept.send(bytes) : sendLoose(url, bytes));
      for (const status of outcome.statuses) answers[status] = (answers[status] ?? 0) + 1;
      const what = offenceOf(outcome, isFramed);
      if (what !== undefined) offences.push({ input, what, bytes: bytes.toString("latin1") });
    }
    kept.close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { answers, offences };
}

function offenceOf({ statuses, isHeld }: Outcome, isFramed: boolean): string | undefined {
  if (isHeld) return "no answer and no end";
  const fault = statuses.find((status) => status >= 500 && status !== 503);
  if (fault !== undefined) return `answered ${fault}`;
  return isFramed && statuses.length === 0 ? "closed without an answer" : undefined;
}

/** A damaged request, and whether it still says truly where it ends. */
function damaged(
  sample: Sample,
  dice: Dice,
  bodies: readonly Buffer[],
): { bytes: Buffer; isFramed: boolean } {
  if (sample.body.length === 0) {
    if (dice.below(4) > 0) return { bytes: withOddAddress(sample, dice, bodies), isFramed: true };
  } else if (dice.below(4) > 0) {
    return { bytes: whole({ ...sample, body: mutate(sample.body, dice, bodies) }), isFramed: true };
  }
  return { bytes: mutate(whole(sample), dice, bodies), isFramed: false };
}

function whole({ start, headers, body }: Sample): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const length = body.length === 0 ? [] : [`content-length: ${body.length}`];
  return Buffer.concat([Buffer.from([start, ...lines, ...length, "", ""].join("\r\n")), body]);
}

/** A request whose path or query is damaged, in bytes that an address may have. */
function withOddAddress(sample: Sample, dice: Dice, bodies: readonly Buffer[]): Buffer {
  const [method = "", address = "", version = ""] = sample.start.split(" ");
  const mutant = mutate(Buffer.from(decodeURIComponent(address)), dice, bodies).subarray(0, 8_000);
  const written = dice.below(2) === 0 ? escaped(mutant) : `/${escaped(mutant)}`;
  return whole({ ...sample, start: `${method} ${written || "/"} ${version}` });
}

const isPlain = /[\w\-.~/?&=%]/;

function escaped(bytes: Buffer): string {
  return Array.from(bytes, (byte) => {
    const letter = String.fromCharCode(byte);
    return isPlain.test(letter) ? letter : `%${byte.toString(16).padStart(2, "0")}`;
  }).join("");
}
