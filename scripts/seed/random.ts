import { createHash } from "node:crypto";

/** A pseudorandom generator (sfc32). The same key gives the same sequence. */
export class Random {
  readonly #state: [number, number, number, number];

  constructor(...key: readonly (string | number)[]) {
    const hash = createHash("sha256").update(key.join("/")).digest();
    const [a, b, c, d] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at));
    this.#state = [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
  }

  /** A number in [0, 1). */
  next(): number {
    return this.#step() / 2 ** 32;
  }

  /** An integer in [0, end). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True with this probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return present(items[this.below(items.length)]);
  }

  /** One of the items, in proportion to their weights. */
  weighted<Item>(weights: readonly (readonly [Item, number])[]): Item {
    let left = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    const [item] = present(weights.find(([, weight]) => (left -= weight) < 0) ?? weights.at(-1));
    return item;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join("");
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }

  #step(): number {
    const state = this.#state;
    const [a, b, c, d] = state;
    const sum = (a + b + d) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    state[3] = (d + 1) | 0;
    return sum >>> 0;
  }
}

function present<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error("Cannot pick from an empty list");
  return item;
}
