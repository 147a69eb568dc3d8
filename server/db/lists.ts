import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Sort } from "#contract/lists.ts";
import { searchWords } from "#contract/search.ts";
import { engineOf } from "./engine.ts";
import { findFew, type Found } from "./found.ts";
import { indexed, rowsOf, type Conditions } from "./rows.ts";
import type { Db } from "./schema.ts";
import { contains, isLong, matchingRows, type Searched } from "./search.ts";
import { counting, type Counting } from "./totals.ts";

/** The indexes for a filter on SQLite, where it would not choose the best itself. */
export type Indexes = {
  /** The one to walk while nothing is searched. */
  walked?: string;
  /** The one to count in while nothing is searched. */
  counted?: string;
  /** One that leads to so few rows that whatever is searched is looked for in each. */
  searched?: string;
};

/** The part of a list that is asked for. */
export type Window = {
  skip: number;
  limit: number;
  q?: string | undefined;
  sort?: Sort | undefined;
  indexes?: Indexes | undefined;
  /**
   * Where the list holds nearly all rows of its table: what holds for the few that it leaves out. The
   * others are then counted by SQLite as the pages of an index, or, of what is searched, by the trigram
   * index: neither knows of filters.
   */
  leftOut?: RawBuilder<SqlBool> | undefined;
};

export type Page = { ids: string[]; total: number };

/**
 * One page of a list, newest first unless asked otherwise: the ids in order and the exact total. Only
 * indexes are read; the rows are fetched by their ids. A page beyond the middle is reached from the
 * other end, so the last page costs as little as the first.
 *
 * How a search is best done hangs on how much it finds, which no planner knows. So it begins with a
 * look: a rare word is found by the trigram index, and what it finds is put in order; a common one is
 * everywhere, so the list is walked in its own order and each text is read.
 */
export async function listPage(
  db: Db,
  table: Searched,
  conditions: Conditions,
  window: Window,
): Promise<Page> {
  const words = searchWords(window.q ?? "");
  const { indexes = {}, leftOut } = window;
  const { walked, counted, searched } = indexes;
  const rowsIn = (index: string | undefined, also: Conditions = []) =>
    rowsOf(indexed(db, table, index), [...conditions, ...also]);
  if (words.length === 0) {
    const total =
      leftOut === undefined
        ? countIn(rowsIn(counted))
        : countBut(rowsOf(sql.table(table), []), rowsOf(sql.table(table), [leftOut]));
    return walk({ db, from: rowsIn(walked), total: counting(db, total) }, window);
  }
  const occurring = words.map((word) => contains(db, word));
  if (searched !== undefined) {
    const from = rowsIn(searched, occurring);
    return walk({ db, from, total: counting(db, countIn(from)) }, window);
  }
  const listed = `${table}_listed`;
  const isIndexed = engineOf(db) === "sqlite" && words.every(isLong);
  const total =
    isIndexed && leftOut !== undefined
      ? countBut(
          sql`from (${matchingRows(table, words)})`,
          rowsOf(indexed(db, table, listed), [leftOut, ...occurring]),
        )
      : countIn(rowsIn(`${table}_texts`, occurring));
  const all: Listing = { db, from: rowsIn(listed, occurring), total: counting(db, total) };
  // Only what is common is counted, so that a total that is known says so.
  if (all.total.known() === undefined) {
    const found = await findFew(db, table, conditions, words);
    if (found !== undefined) return cut(found, window);
  }
  return walk(all, window);
}

/** Puts rows into the order of their ids; a row that has gone meanwhile is left out. */
export function inOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows that are listed: where they are, which of them, and how many. */
type Listing = { db: Db; from: RawBuilder<unknown>; total: Counting };

const countIn = (rows: RawBuilder<unknown>) =>
  sql<{ total: number }>`select count(*) as total ${rows}`;

const countBut = (rows: RawBuilder<unknown>, leftOut: RawBuilder<unknown>) =>
  sql<{ total: number }>`
    select (select count(*) ${rows}) - (select count(*) ${leftOut}) as total`;

/** Counts, then reads the page in the order of the index, from whichever end is nearer. */
async function walk(
  { db, from, total: all }: Listing,
  { skip, limit, sort = "newest" }: Window,
): Promise<Page> {
  const total = await all.count();
  const size = Math.min(limit, total - skip);
  if (size <= 0) return { ids: [], total };

  const fromEnd = skip > total / 2;
  const isAscending = (sort === "oldest") !== fromEnd;
  const order = isAscending ? sql`created_at, id` : sql`created_at desc, id desc`;
  const offset = fromEnd ? total - skip - size : skip;
  const found = await sql<{ id: string }>`
    select id ${from} order by ${order} limit ${size} offset ${offset}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  return { ids: fromEnd ? ids.toReversed() : ids, total };
}

function cut(found: readonly Found[], { skip, limit, sort = "newest" }: Window): Page {
  const key = ({ created_at, id }: Found) => `${created_at} ${id}`;
  const ascending = found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const ordered = sort === "oldest" ? ascending : ascending.toReversed();
  return { ids: ordered.slice(skip, skip + limit).map(({ id }) => id), total: found.length };
}
