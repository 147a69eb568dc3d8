import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Sort } from "#contract/lists.ts";
import { searchWords } from "#contract/search.ts";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";
import { contains, isLong, matchingRows, occurs, telling, type Searched } from "./search.ts";
import { counting, type Counting } from "./totals.ts";
import { where } from "./where.ts";

/** The part of a list that is asked for. */
export type Window = {
  skip: number;
  limit: number;
  q?: string | undefined;
  sort?: Sort | undefined;
  /** The index to walk on SQLite while nothing is searched, where it would not choose the best itself. */
  index?: string | undefined;
  /**
   * Where the list holds nearly all rows of its table: what holds for the few that it leaves out. What
   * is searched is then counted by the trigram index of SQLite, which knows nothing of filters.
   */
  leftOut?: RawBuilder<SqlBool> | undefined;
};

export type Page = { ids: string[]; total: number };

type Conditions = readonly RawBuilder<SqlBool>[];
type Found = { id: string; created_at: string };

/** So many matches at most are fetched and put in order; among more, the index of the list is walked. */
const few = 4_000;

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
  if (words.length === 0) {
    const from = rowsOf(indexed(db, table, window.index), conditions);
    // Where the index of the texts is walked, a narrower one is counted in.
    const narrow = window.index === `${table}_listed` ? undefined : window.index;
    const total = counting(db, countIn(rowsOf(indexed(db, table, narrow), conditions)));
    return walk({ db, from, total }, window);
  }
  const texts = indexed(db, table, `${table}_listed`);
  const occurring = words.map((word) => contains(db, word));
  const from = rowsOf(texts, [...conditions, ...occurring]);
  const isIndexed = engineOf(db) === "sqlite" && words.every(isLong);
  const total =
    isIndexed && window.leftOut !== undefined
      ? countAllBut(rowsOf(texts, [window.leftOut, ...occurring]), matchingRows(table, words))
      : countIn(from);
  const all: Listing = { db, from, total: counting(db, total) };
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

const rowsOf = (source: RawBuilder<unknown>, conditions: Conditions) =>
  sql`from ${source} ${where(conditions)}`;

const countIn = (rows: RawBuilder<unknown>) =>
  sql<{ total: number }>`select count(*) as total ${rows}`;

const countAllBut = (rows: RawBuilder<unknown>, matching: RawBuilder<unknown>) =>
  sql<{ total: number }>`
    select (select count(*) from (${matching})) - (select count(*) ${rows}) as total`;

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

/** Everything a search finds, in no order; undefined when it is more than a few. */
async function findFew(
  db: Db,
  table: Searched,
  conditions: Conditions,
  words: readonly string[],
): Promise<Found[] | undefined> {
  const long = engineOf(db) === "sqlite" ? words.filter(isLong) : [];
  if (long.length === 0) {
    const texts = indexed(db, table, `${table}_listed`);
    const read = words.map((word) => occurs(db, word));
    return atMostFew(await select(db, texts, [...conditions, ...read]));
  }
  const parts = long.map(telling);
  const isCut = parts.some((part) => !long.includes(part));
  const matching =
    (await findMatching(db, table, parts)) ??
    (isCut ? await findMatching(db, table, long) : undefined);
  if (matching === undefined) return undefined;
  const seqs = JSON.stringify(matching);
  // In this order: SQLite would rather walk the list and look each row up among those that match.
  const hits = sql`(select value as hit from json_each(${seqs}))
    cross join ${indexed(db, table, `${table}_found`)} on seq = hit`;
  const read = words.filter((word) => !parts.includes(word)).map((word) => contains(db, word));
  return select(db, hits, [...conditions, ...read]);
}

/** The numbers of the rows that SQLite's trigram index has for these words, where they are few. */
async function findMatching(
  db: Db,
  table: Searched,
  words: readonly string[],
): Promise<number[] | undefined> {
  const found = await sql<{ rowid: number }>`
    ${matchingRows(table, words)} limit ${few + 1}`.execute(db);
  return atMostFew(found.rows)?.map(({ rowid }) => rowid);
}

async function select(db: Db, source: RawBuilder<unknown>, conditions: Conditions) {
  const found = await sql<Found>`
    select id, created_at from ${source} ${where(conditions)} limit ${few + 1}`.execute(db);
  return found.rows;
}

const atMostFew = <Row>(rows: Row[]) => (rows.length > few ? undefined : rows);

/** A table by way of one of its indexes. PostgreSQL always chooses itself. */
function indexed(db: Db, table: Searched, index: string | undefined): RawBuilder<unknown> {
  if (index === undefined || engineOf(db) === "postgres") return sql.table(table);
  return sql`${sql.table(table)} indexed by ${sql.id(index)}`;
}

function cut(found: readonly Found[], { skip, limit, sort = "newest" }: Window): Page {
  const key = ({ created_at, id }: Found) => `${created_at} ${id}`;
  const ascending = found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const ordered = sort === "oldest" ? ascending : ascending.toReversed();
  return { ids: ordered.slice(skip, skip + limit).map(({ id }) => id), total: found.length };
}
