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

/**
 * What holds for the rows of `table` in which every word of a search occurs; nothing when it has none.
 * A word of three letters or more is looked up in the trigram index, a shorter one is in none.
 */
export function searchConditions(
  db: Db,
  table: Searched,
  q: string | undefined,
): RawBuilder<SqlBool>[] {
  const words = searchWords(q ?? "");
  if (engineOf(db) === "postgres") return words.map(isLike);
  const long = words.filter(isLong);
  const conditions = words.filter((word) => !isLong(word)).map(isGlob);
  if (long.length > 0) {
    const index = sql.table(`${table}_fts`);
    const phrase = long.map((word) => `"${lookedUp(word).replaceAll('"', '""')}"`).join(" AND ");
    // `instr`, because FTS5 would answer `glob` from the trigram index as well.
    const cut = long.filter((word) => lookedUp(word) !== word);
    const whole = cut.map((word) => sql`instr(search_text, ${word}) > 0`);
    const found = sql.join([sql`${index} match ${phrase}`, ...whole], sql` and `);
    conditions.push(sql<SqlBool>`seq in (select rowid from ${index} where ${found})`);
  }
  return conditions;
}

const isLong = (word: string) => Array.from(word).length >= 3;

/** Of an address the part before its domain: half of all rows share the domain, so that looking it up takes long. */
function lookedUp(word: string): string {
  const at = word.indexOf("@");
  return at >= 5 ? word.slice(0, at + 1) : word;
}

/** For a short word PostgreSQL would read the whole trigram index and then every row; `is true` keeps it from that. */
function isLike(word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const condition = sql<SqlBool>`search_text like ${pattern} escape '\\'`;
  return isLong(word) ? condition : sql<SqlBool>`(${condition}) is true`;
}

/** SQLite's `like` would compare letters without their case; texts and words are lower case already. */
function isGlob(word: string): RawBuilder<SqlBool> {
  const pattern = `*${word.replaceAll(/[*?[]/g, "[$&]")}*`;
  return sql<SqlBool>`search_text glob ${pattern}`;
}
