import { sql, type RawBuilder } from "kysely";
import { engineOf } from "./engine.ts";
import { indexed, rowsOf, type Conditions } from "./rows.ts";
import type { Db } from "./schema.ts";
import { contains, isLong, matchingRows, occurs, telling, type Searched } from "./search.ts";

/** So many matches at most are fetched and put in order; among more, the index of the list is walked. */
const few = 4_000;

/** With so many hits in such a share of the rows there are some 12,000: the thousands of a few rarely have them. */
const sampled = { percent: 0.1, hits: 12 };

export type Found = { id: string; created_at: string };

/** Everything a search finds, in no order; undefined when it is more than a few. */
export async function findFew(
  db: Db,
  table: Searched,
  conditions: Conditions,
  words: readonly string[],
): Promise<Found[] | undefined> {
  if (engineOf(db) === "postgres") {
    if (words.length > 1 && (await areCommon(db, table, conditions, words))) return undefined;
    const read = words.map((word) => occurs(db, word));
    const from = rowsOf(sql.table(table), [...conditions, ...read]);
    const found = await sql<Found>`select id, created_at ${from} limit ${few + 1}`.execute(db);
    return atMostFew(found.rows);
  }
  const texts = indexed(db, table, `${table}_texts`);
  const long = words.filter(isLong);
  const parts = long.map(telling);
  const read = words.filter((word) => !parts.includes(word)).map((word) => contains(db, word));
  const matching =
    long.length === 0
      ? await numbersOf(db, sql`select seq ${rowsOf(texts, [...conditions, ...read])}`)
      : ((await numbersOf(db, matchingRows(table, parts))) ??
        (long.every((word) => parts.includes(word))
          ? undefined
          : await numbersOf(db, matchingRows(table, long))));
  if (matching === undefined) return undefined;
  const seqs = JSON.stringify(matching);
  // In this order: SQLite would rather walk the list and look each row up among those that match.
  const hits = sql`(select value as hit from json_each(${seqs})) cross join ${texts} on seq = hit`;
  const from = rowsOf(hits, [...conditions, ...read]);
  return (await sql<Found>`select id, created_at ${from}`.execute(db)).rows;
}

/**
 * Whether several words surely occur together in more than a few rows, by a sample of the pages. PostgreSQL
 * takes no account of how long common words are looked up in its trigram index before they are read.
 */
async function areCommon(
  db: Db,
  table: Searched,
  conditions: Conditions,
  words: readonly string[],
): Promise<boolean> {
  const sample = sql`${sql.table(table)} tablesample system (${sql.lit(sampled.percent)})`;
  const read = words.map((word) => contains(db, word));
  const { rows } = await sql<{ hits: number }>`
    select count(*) as hits ${rowsOf(sample, [...conditions, ...read])}`.execute(db);
  return (rows[0]?.hits ?? 0) >= sampled.hits;
}

/** The numbers of rows of SQLite, where they are few. */
async function numbersOf(db: Db, statement: RawBuilder<unknown>): Promise<number[] | undefined> {
  const found = await sql<{ seq: number }>`${statement} limit ${few + 1}`.execute(db);
  return atMostFew(found.rows)?.map(({ seq }) => seq);
}

const atMostFew = <Row>(rows: Row[]) => (rows.length > few ? undefined : rows);
