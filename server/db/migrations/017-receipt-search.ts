import { sql, type QueryExecutorProvider } from "kysely";

/** Applications are found by their receipt number, with its hyphen and without. */
export async function receiptSearch(db: QueryExecutorProvider): Promise<void> {
  const id = sql`cast(id as text)`;
  await sql`
    update applications set search_text =
      substr(${id}, 29, 4) || '-' || substr(${id}, 33) || ${sql.lit("\n")}
      || substr(${id}, 29) || ${sql.lit("\n")} || search_text`.execute(db);
}
