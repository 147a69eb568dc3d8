import type { Kind } from "./list-cases.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";

/** The limit for the median of a call, in ms. */
const targets: Record<Kind, number> = { edge: 20, rare: 20, other: 150, visitor: 50 };

/** Above this size, which is for PostgreSQL only, every call has the same limit. */
const largeStore = 100_000;
const largeStoreTarget = 500;

/** The times of each call, in ms. */
export type Measured = ReadonlyMap<string, { kind: Kind; times: number[] }>;

/** Prints the times of each call at each size, and returns whether every target holds. */
export function printLists(engine: string, bySize: ReadonlyMap<number, Measured>): boolean {
  const sizes = Array.from(bySize.keys());
  console.log(`\n**${engine}**, ms\n`);
  printHeadings([
    "call",
    ...sizes.flatMap((size) => [`${size.toLocaleString("en")} rows: p50`, "p99"]),
    "target",
  ]);
  let holds = true;
  for (const name of bySize.values().next().value?.keys() ?? []) {
    const rows = sizes.flatMap((size) => {
      const found = bySize.get(size)?.get(name);
      if (found === undefined) return [];
      const limit = size > largeStore ? largeStoreTarget : targets[found.kind];
      return [{ limit, p50: quantile(found.times, 0.5), p99: quantile(found.times, 0.99) }];
    });
    const isMet = rows.every(({ limit, p50 }) => p50 <= limit);
    holds &&= isMet;
    printRow([
      name,
      ...rows.flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)]),
      isMet ? "holds" : "missed",
    ]);
  }
  return holds;
}
