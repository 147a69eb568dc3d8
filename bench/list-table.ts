import type { Kind } from "./list-cases.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";

/** The most that the median of a call may take, in ms. */
const targets: Record<Kind, number> = { edge: 20, rare: 20, other: 150, visitor: 50 };

/** Among more rows than these only PostgreSQL is meant, and every call has as long as a common word. */
const many = 100_000;
const mostAmongMore = 500;

/** What each call took each time, in ms. */
export type Measured = ReadonlyMap<string, { kind: Kind; times: number[] }>;

/** Prints what each call took at each size, and says whether every target holds. */
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
      const most = size > many ? mostAmongMore : targets[found.kind];
      return [{ most, p50: quantile(found.times, 0.5), p99: quantile(found.times, 0.99) }];
    });
    const isMet = rows.every(({ most, p50 }) => p50 <= most);
    holds &&= isMet;
    printRow([
      name,
      ...rows.flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)]),
      isMet ? "holds" : "missed",
    ]);
  }
  return holds;
}
