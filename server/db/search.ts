import { domainToASCII } from "node:url";
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { phoneForms, normalizeText, searchWords } from "#contract/search.ts";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

/** The tables with a `search_text` and an index over it. */
export type SearchableTable = "users" | "applications";

/** PostgreSQL indexes rows of up to 2,700 bytes. */
const maxBytes = 2_000;

/**
 * The text that a search looks through. Each field is a line, so that no match spans two; a phone
 * number appears as 0…, 84… and +84…. The text is cut off at the length that an index can hold.
 */
export function searchText(fields: readonly (string | null)[], phone: string | null): string {
  const lines = [...fields, ...(phone === null || phone === "" ? [] : phoneForms(phone))]
    .filter((field) => field !== null && field !== "")
    .map((field) => normalizeText(field ?? ""));
  return Buffer.from(Array.from(new Set(lines)).join("\n"))
    .subarray(0, maxBytes)
    .toString()
    .replace(/\uFFFD$/, "");
}

/**
 * The conditions for rows of `table` that contain every word of a search; none for an empty search. The
 * trigram index finds words of three letters or more; a shorter word needs a scan.
 */
export function searchConditions(
  db: Db,
  table: SearchableTable,
  q: string | undefined,
): RawBuilder<SqlBool>[] {
  const words = searchWords(q ?? "");
  if (engineOf(db) === "postgres") return words.map(isLike);
  const long = words.filter(isLong);
  const conditions = words.filter((word) => !isLong(word)).map(isGlob);
  if (long.length > 0) {
    const index = sql.table(`${table}_fts`);
    const phrase = long.map((word) => `"${indexedPart(word).replaceAll('"', '""')}"`).join(" AND ");
    // `instr`, since FTS5 would use the trigram index for `glob` too.
    const shortened = long.filter((word) => indexedPart(word) !== word);
    const whole = shortened.map((word) => sql`instr(search_text, ${word}) > 0`);
    const found = sql.join([sql`${index} match ${phrase}`, ...whole], sql` and `);
    conditions.push(sql<SqlBool>`seq in (select rowid from ${index} where ${found})`);
  }
  return conditions;
}

const isLong = (word: string) => Array.from(word).length >= 3;

/** An email address without its domain: half of all rows share a domain, and its lookup is slow. */
function indexedPart(word: string): string {
  const at = word.indexOf("@");
  return at >= 5 ? word.slice(0, at + 1) : word;
}

/** For a short word PostgreSQL would read the whole trigram index before every row; `is true` prevents that. */
function isLike(word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const condition = sql<SqlBool>`search_text like ${pattern} escape '\\'`;
  return isLong(word) ? condition : sql<SqlBool>`(${condition}) is true`;
}

/** `glob`, since SQLite's `like` would also fold case; texts and words are lower case already. */
function isGlob(word: string): RawBuilder<SqlBool> {
  const pattern = `*${word.replaceAll(/[*?[]/g, "[$&]")}*`;
  return sql<SqlBool>`search_text glob ${pattern}`;
}

/** The normal form for comparing email addresses: composed, lower case, trimmed, the domain encoded. */
export function emailKey(email: string): string {
  const key = email.trim().normalize("NFC").toLowerCase();
  const at = key.lastIndexOf("@") + 1;
  return key.slice(0, at) + (domainToASCII(key.slice(at)) || key.slice(at));
}
