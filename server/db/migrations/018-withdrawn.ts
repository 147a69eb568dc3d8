import { sql, type Kysely } from "kysely";

/** The few withdrawn applications are listed by themselves. */
export async function withdrawn(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index applications_withdrawn on applications (created_at, id, status, job_id, spam)
    where withdrawn_at is not null`.execute(db);
}
