import { defaultLanguage, type Language } from "#contract/languages.ts";
import { newId } from "#server/db/id.ts";
import type { Tx } from "#server/db/schema.ts";
import {
  applicationWithdrawnLetter,
  newApplicationLetter,
  ownTitle,
  type HrFacts,
} from "./application-emails.ts";
import type { Letter } from "./email.ts";
import { hashOf } from "./outbox.ts";

export type HrRecipient = { email: string; language: Language };

/** The e-mails to HR by their kind. */
const hrEmails: Partial<Record<string, (language: Language, application: HrFacts) => Letter>> = {
  new_application: newApplicationLetter,
  application_withdrawn: applicationWithdrawnLetter,
};

/** Sends the held e-mails to these recipients, each in their language. Without recipients it changes nothing. */
export async function releaseHeldEmails(
  tx: Tx,
  recipients: readonly HrRecipient[],
  siteUrl: string,
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  const held = await tx.deleteFrom("outbox").where("state", "=", "held").returningAll().execute();
  const at = now.toISOString();
  for (const stored of held.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    for (const { email, language } of recipients) {
      await tx
        .insertInto("outbox")
        .values({
          ...stored,
          ...(await translate(tx, stored, language, siteUrl)),
          id: newId(now),
          to_email: email,
          to_hash: hashOf(email),
          state: "queued",
          // Due from here: the days without a recipient are no delay of the mail.
          run_at: at,
          created_at: at,
        })
        .execute();
    }
  }
}

/** A held e-mail is stored in the default language; this composes it again in another one. */
async function translate(
  tx: Tx,
  { kind, application_id: id }: { kind: string; application_id: string | null },
  language: Language,
  siteUrl: string,
): Promise<Letter | undefined> {
  if (language === defaultLanguage || id === null) return undefined;
  const row = await tx
    .selectFrom("applications")
    .select(["full_name", "job_id", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return hrEmails[kind]?.(language, {
    id,
    fullName: row.full_name,
    jobTitle: ownTitle(row.job_id) ?? row.job_id,
    createdAt: row.created_at,
    siteUrl,
  });
}
