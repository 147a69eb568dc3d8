import { sql, type RawBuilder, type SqlBool } from "kysely";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

/** The tables that have a `search_text` and an index over it. */
export type Searched = "users" | "applications";

/** Text as it is searched: lower case, without diacritics, đ as d; composed and decomposed are equal. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/[đĐ]/g, "d")
    .toLowerCase()
    .normalize("NFC");
}

/**
 * What a row is found by. Fields stand on lines of their own, so that no match spans two; a phone
 * number is kept in its forms 0…, 84… and +84….
 */
export function searchText(fields: readonly (string | null)[], phone: string | null): string {
  return [...fields, ...phoneForms(phone)]
    .filter((field) => field !== null && field !== "")
    .map((field) => plain(field ?? ""))
    .join("\n");
}

function phoneForms(phone: string | null): string[] {
  if (phone === null || phone === "") return [];
  const digits = phone.replaceAll(/\D/g, "");
  const national = /^(?:\+|00)?84/.test(phone.replaceAll(/[^\d+]/g, ""))
    ? digits.replace(/^(?:00)?84/, "").replace(/^0/, "")
    : digits.replace(/^0/, "");
  return [phone, `0${national}`, `+84${national}`];
}

/** The words of a search; every one must be found. A phone number written with spaces is one word. */
export function searchWords(query: string): string[] {
  // A database knows no NUL in a text, and no other control character is ever searched for.
  const text = plain(query)
    .replaceAll(/\p{Cc}/gu, " ")
    .trim();
  if (text === "") return [];
  if (/^\+?[\d\s().-]+$/.test(text) && /\d/.test(text)) {
    const compact = text.replaceAll(/[\s().-]/g, "");
    if (compact !== "") return [compact];
  }
  return text.split(/\s+/);
}

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A condition that holds for the rows of `table` in which every word occurs; `% _ \` mean themselves. */
export function hasWords(db: Db, table: Searched, words: readonly string[]): RawBuilder<SqlBool> {
  const like = (word: string) =>
    sql<SqlBool>`${sql.ref(`${table}.search_text`)} like ${`%${escaped(word)}%`} escape '\\'`;
  // A trigram index knows no word of one or two letters.
  const indexed =
    engineOf(db) === "sqlite" ? words.filter((word) => Array.from(word).length >= 3) : [];
  const rest = words.filter((word) => !indexed.includes(word));
  const conditions = rest.map(like);
  if (indexed.length > 0) {
    const index = sql.table(`${table}_fts`);
    const phrase = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
    conditions.push(
      sql<SqlBool>`${sql.ref(`${table}.seq`)} in (select rowid from ${index} where ${index} match ${phrase})`,
    );
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
