import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { DuplicateList, DuplicateQuery } from "#contract/manual-applications.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { phoneForms } from "#contract/search.ts";
import { emailKey, searchConditions } from "#server/db/search.ts";
import type { Db } from "#server/db/schema.ts";

const shown = 5;
/** Other numbers that contain the same digits are among them, and dropped afterwards. */
const read = 50;
/** A shorter number would match too many. */
const minDigits = 8;

/** Finds applications with the same email address or phone number, newest first. */
export async function findDuplicates(
  db: Db,
  { email = "", phone = "" }: DuplicateQuery,
): Promise<DuplicateList> {
  const number = nationalForm(phone);
  const byEmail =
    email.trim() === "" ? [] : await select(db, [sql`email_key = ${emailKey(email)}`]);
  const byPhone =
    number.length < minDigits ? [] : await select(db, searchConditions(db, "applications", number));
  const rows = [...byEmail, ...byPhone.filter((row) => nationalForm(row.phone ?? "") === number)];
  const distinct = Array.from(new Map(rows.map((row) => [row.id, row])).values());
  distinct.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
  return {
    applications: distinct.slice(0, shown).map((row) => ({
      ...row,
      receipt_number: receiptNumber(row.id),
      job_title: row.job_title ?? row.job_id,
    })),
  };
}

/** A phone number with a leading 0, in digits alone. */
const nationalForm = (phone: string) => (/\d/.test(phone) ? (phoneForms(phone)[1] ?? "") : "");

async function select(db: Db, conditions: readonly RawBuilder<SqlBool>[]) {
  const columns = ["full_name", "email", "phone", "job_id", "job_title", "status"] as const;
  return db
    .selectFrom("applications")
    .select(["id", ...columns, "withdrawn_at", "created_at"])
    .where((eb) => eb.and([...conditions]))
    .orderBy("created_at", "desc")
    .limit(read)
    .execute();
}
