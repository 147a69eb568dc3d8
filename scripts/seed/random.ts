import { createHash } from "node:crypto";

/** Choices that only look random: the same key always makes the same ones. */
export class Random {
  readonly #state: [number, number, number, number];

  constructor(...key: readonly (string | number)[]) {
    const hash = createHash("sha256").update(key.join("/")).digest();
    const [a, b, c, d] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at));
    this.#state = [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    return this.#step() / 2 ** 32;
  }

  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** True in a share of all cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return present(items[this.below(items.length)]);
  }

  /** One of the items, as often as its weight says. */
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

  /** 32 bits by sfc32, a small generator of good repute. */
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
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}
