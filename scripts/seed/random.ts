import { createHash } from "node:crypto";

/** A pseudorandom generator (sfc32). The same key gives the same sequence. */
export class Random {
  readonly #state: Int32Array;

  constructor(...key: readonly (string | number)[]) {
    const hash = createHash("sha256").update(key.join("/")).digest();
    this.#state = Int32Array.from([0, 4, 8, 12], (at) => hash.readInt32LE(at));
  }

  /** A number in [0, 1). */
  next(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#state;
    const sum = a + b + d;
    this.#state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + sum, d + 1]);
    return (sum >>> 0) / 2 ** 32;
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
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("Cannot pick from an empty list");
    return item;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join("");
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }

  /** A date within the two years before `until`. Recent dates are more likely. */
  dateBefore(until: Date): Date {
    return new Date(until.getTime() - Math.floor(2 * 365 * dayMs * this.next() ** 1.4));
  }

  /** A date up to `maxDays` after `date`, and at most `until`. */
  dateAfter(date: Date, maxDays: number, until?: Date): Date {
    const later = date.getTime() + Math.floor(this.next() * maxDays * dayMs);
    return new Date(Math.min(later, until?.getTime() ?? later));
  }
}

const dayMs = 86_400_000;
