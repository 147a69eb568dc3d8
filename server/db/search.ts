import { sql, type RawBuilder, type SqlBool } from "kysely";
import { phoneForms, plain, searchWords } from "#contract/search.ts";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

/** The tables that have a `search_text` and an index over it. */
export type Searched = "users" | "applications";

/** An index of PostgreSQL takes rows of 2,700 bytes at most. */
const longestText = 2_000;

/**
 * What a row is found by. Fields stand on lines of their own, so that no match spans two; a phone
 * number is kept in its forms 0…, 84… and +84…. What no index would take is cut off at the end.
 */
export function searchText(fields: readonly (string | null)[], phone: string | null): string {
  const lines = [...fields, ...(phone === null || phone === "" ? [] : phoneForms(phone))]
    .filter((field) => field !== null && field !== "")
    .map((field) => plain(field ?? ""));
  return Buffer.from(Array.from(new Set(lines)).join("\n"))
    .subarray(0, longestText)
    .toString()
    .replace(/\uFFFD$/, "");
}

/** What holds for the rows of `table` in which every word of a search occurs; nothing when it has none. */
export function searchConditions(
  db: Db,
  table: Searched,
  q: string | undefined,
): RawBuilder<SqlBool>[] {
  const words = searchWords(q ?? "");
  const indexed = engineOf(db) === "sqlite" ? words.filter(isLong) : [];
  const others = words.filter((word) => !indexed.includes(word));
  const conditions = others.map((word) => occurs(db, word));
  if (indexed.length > 0) {
    conditions.push(sql<SqlBool>`seq in (${matchingRows(table, indexed)})`);
  }
  return conditions;
}

/**
 * Holds where a word occurs. A word of one or two letters leads to no trigram index: PostgreSQL would
 * go through the whole of it, and then through all rows.
 */
export function occurs(db: Db, word: string): RawBuilder<SqlBool> {
  if (!isLong(word)) return contains(db, word);
  const part = telling(word);
  return part === word ? has(word) : sql<SqlBool>`(${has(part)} and ${contains(db, word)})`;
}

/** So many letters before an @ are rarely those of many. */
const fewShare = 5;

/**
 * What of a word a trigram index is asked for: of an address what stands before its domain, which
 * half of all rows share, so that looking it up takes longer than all the rest.
 */
export function telling(word: string): string {
  const at = word.indexOf("@");
  return at >= fewShare ? word.slice(0, at + 1) : word;
}

/** In words that a trigram index of PostgreSQL can answer; `% _ \` mean themselves. */
function has(word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`search_text like ${pattern} escape '\\'`;
}

/**
 * Holds where a word occurs, in words that lead to no trigram index: each text is read. Where the
 * engine has two ways, the one that leaps to the next letter that could begin the word.
 */
export function contains(db: Db, word: string): RawBuilder<SqlBool> {
  if (engineOf(db) === "sqlite") {
    const pattern = `*${word.replaceAll(/[*?[]/g, "[$&]")}*`;
    return sql<SqlBool>`search_text glob ${pattern}`;
  }
  return isLong(word)
    ? sql<SqlBool>`strpos(search_text, ${word}) > 0`
    : sql<SqlBool>`(${has(word)}) is true`;
}

/** A trigram index knows no word of one or two letters. */
export const isLong = (word: string) => Array.from(word).length >= 3;

/** SQLite's trigram index asked for the rows in which all of these words occur; each must be long. */
export function matchingRows(table: Searched, words: readonly string[]): RawBuilder<unknown> {
  const index = sql.table(`${table}_fts`);
  const phrase = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
  return sql`select rowid as seq from ${index} where ${index} match ${phrase}`;
}
