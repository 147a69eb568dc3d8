import { emailKey } from "#server/db/email-key.ts";
import { transact } from "#server/db/transact.ts";
import { statusLinksLetter } from "#server/mail/application-emails.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { factsOf } from "./facts.ts";

const linksInALetter = 20;

/** Sends the links of all applications under an address to that address, if there are any. */
export async function sendStatusLinks(parts: Parts, email: string): Promise<void> {
  const { db, mailer, clock } = parts;
  const now = clock();
  await transact(db, async (tx) => {
    const rows = await tx
      .selectFrom("applications")
      .select(["id", "full_name", "email", "job_id", "language", "created_at"])
      .where("email_key", "=", emailKey(email))
      .where("spam", "=", false)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(linksInALetter)
      .execute();
    const newest = rows[0];
    if (newest === undefined) return;
    const letter = statusLinksLetter(
      newest.language,
      rows.map((row) => factsOf(parts, row)),
    );
    // Without an application's id: deleting one of them must not take the letter about the others.
    await post(tx, letter, { email: newest.email, name: "" }, {}, now);
  });
  mailer.kick();
}
