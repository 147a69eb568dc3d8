import type { Kind } from "./list-cases.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";

/** What one call took each time, in ms: with its total counted anew, and with the total known. */
export type Times = { counted: number[]; page: number[] };

/** Medians at a million rows, in ms: of the page, and of what counting its total takes besides. For fewer rows see `many`. */
const targets: Record<Kind, { page: number; total: number }> = {
  edge: { page: 5, total: 60 },
  middle: { page: 50, total: 60 },
  rare: { page: 30, total: 30 },
  common: { page: 10, total: 250 },
  // Half of what matches is passed by, so this grows with the list.
  "common, middle": { page: Infinity, total: 250 },
  // All texts are read to find nothing: the whole call is what counting is elsewhere.
  none: { page: 250, total: 250 },
  visitor: { page: 50, total: Infinity },
  other: { page: Infinity, total: Infinity },
};

/** Up to so many rows no call may take more than `mostMs`, its total counted. */
const many = 100_000;
const mostMs = 100;

export type Measured = ReadonlyMap<string, { kind: Kind; times: Times }>;

/** Prints what each call took at each size, and whether every target holds. */
export function printLists(engine: string, bySize: ReadonlyMap<number, Measured>): boolean {
  const sizes = Array.from(bySize.keys());
  console.log(`\n**${engine}**, ms\n`);
  printHeadings([
    "call",
    ...sizes.flatMap((size) => [
      `${size.toLocaleString("en")}: page, p50`,
      "p99",
      "total, p50",
      "together, p99",
    ]),
    "page grows by",
    "target",
  ]);
  let holds = true;
  for (const name of bySize.values().next().value?.keys() ?? []) {
    const rows = sizes.flatMap((size) => {
      const found = bySize.get(size)?.get(name);
      return found === undefined ? [] : [{ size, kind: found.kind, ...figuresOf(found.times) }];
    });
    const isMet = rows.every(
      ({ size, kind, page, pageAtWorst, total, together }) =>
        (size > many
          ? page <= targets[kind].page && total <= targets[kind].total
          : kind === "other" || together <= mostMs) &&
        (kind !== "visitor" || pageAtWorst <= targets.visitor.page),
    );
    holds &&= isMet;
    const growth = (rows.at(-1)?.page ?? Number.NaN) / (rows[0]?.page ?? Number.NaN);
    printRow([
      name,
      ...rows.flatMap(({ page, pageAtWorst, total, together }) =>
        [page, pageAtWorst, total, together].map((time) => time.toFixed(1)),
      ),
      growth.toFixed(1),
      isMet ? "holds" : "missed",
    ]);
  }
  return holds;
}

function figuresOf({ counted, page }: Times) {
  const counting = counted.map((time, round) => Math.max(0, time - (page[round] ?? time)));
  return {
    page: quantile(page, 0.5),
    pageAtWorst: quantile(page, 0.99),
    total: quantile(counting, 0.5),
    together: quantile(counted, 0.99),
  };
}
