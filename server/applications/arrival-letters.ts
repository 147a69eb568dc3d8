import type { ApplicationsTable, Tx } from "#server/db/schema.ts";
import { newApplicationLetter, receiptLetter } from "#server/mail/application-emails.ts";
import { post, receiptAllowed } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { factsOf } from "./facts.ts";
import { postToHr } from "./post-to-hr.ts";

/** Tells the applicant and HR that an application has arrived. */
export async function postArrivalLetters(
  parts: Pick<Parts, "config" | "keys">,
  tx: Tx,
  row: Pick<ApplicationsTable, "id" | "full_name" | "email" | "job_id" | "language" | "created_at">,
  now: Date,
): Promise<void> {
  const about = { applicationId: row.id };
  const facts = factsOf(parts, row);
  if (await receiptAllowed(tx, row.email, now)) {
    const applicant = { email: row.email, name: row.full_name };
    await post(tx, receiptLetter(row.language, facts), applicant, about, now);
  }
  await postToHr(parts, tx, (language) => newApplicationLetter(language, facts), about, now);
}
