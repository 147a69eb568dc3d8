import type { Sort } from "#contract/lists.ts";

export type Row = {
  id: string;
  created_at: string;
  /** Whether a search finds it in its resume or cover letter only: these rows come last. */
  isInText: boolean;
};

/**
 * The applications under review, in the order of the list. The list changes during the review:
 * decisions take applications out of the filter, and new ones arrive. Rows of the queue keep their positions.
 */
export type Queue = {
  rows: readonly Row[];
  /** How many rows of the list came before the first one. */
  skipped: number;
  total: number;
  /** Whether the queue reaches the end of the list. */
  isComplete: boolean;
};

/** Reads rows of the list as it is now. */
export type ReadRows = (
  skip: number,
  limit: number,
) => Promise<{ rows: readonly Row[]; total: number }>;

const step = 10;
const window = 2 * step;

export async function startQueue(read: ReadRows, skip: number): Promise<Queue> {
  const { rows, total } = await read(skip, step);
  return { rows, skipped: skip, total, isComplete: skip + rows.length >= total };
}

/** Adds the rows that follow the last one. */
export async function readNext(queue: Queue, read: ReadRows, sort: Sort): Promise<Queue> {
  const last = queue.rows.at(-1);
  const follows = (row: Row) => last === undefined || isAfter(row, last, sort);
  let skip = Math.max(0, queue.skipped + queue.rows.length - step);
  let { rows } = await read(skip, window);
  // Rows that follow have moved up where decisions shrink the list.
  while (skip > 0 && rows.every(follows)) {
    skip = Math.max(0, skip - window);
    ({ rows } = await read(skip, window));
  }
  while (!rows.some(follows)) {
    if (rows.length < window) return { ...queue, isComplete: true };
    skip += window;
    ({ rows } = await read(skip, window));
  }
  return { ...queue, rows: [...queue.rows, ...rows.filter(follows)] };
}

function isAfter(row: Row, other: Row, sort: Sort): boolean {
  if (row.isInText !== other.isInText) return row.isInText;
  const [earlier, later] = sort === "newest" ? [row, other] : [other, row];
  return earlier.created_at === later.created_at
    ? earlier.id < later.id
    : earlier.created_at < later.created_at;
}

/** Adds the rows before the first one. */
export async function readPrevious(queue: Queue, read: ReadRows): Promise<Queue> {
  const skipped = Math.max(0, queue.skipped - step);
  const { rows } = await read(skipped, queue.skipped - skipped);
  const known = new Set(queue.rows.map(({ id }) => id));
  const earlier = rows.filter(({ id }) => !known.has(id));
  return { ...queue, rows: [...earlier, ...queue.rows], skipped };
}

/** The position of an application and its neighbours. An id outside the queue counts as before the first row. */
export function neighboursOf({ rows, skipped }: Queue, id: string) {
  const index = rows.findIndex((row) => row.id === id);
  return {
    index,
    position: index === -1 ? undefined : skipped + index + 1,
    previous: rows[index - 1]?.id,
    next: rows[index + 1]?.id,
  };
}
