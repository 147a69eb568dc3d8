import { defaultLanguage, type Language } from "#contract/languages.ts";
import { newId } from "#server/db/id.ts";
import type { OutboxTable, Tx } from "#server/db/schema.ts";
import {
  applicationWithdrawnEmail,
  emailData,
  newApplicationEmail,
  type HrEmailData,
} from "./emails.ts";
import {
  composeEmail,
  greeting,
  plainName,
  staffEnding,
  translatorTo,
  type Email,
} from "#server/mail/email.ts";
import { subjectOf } from "#server/mail/subject.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import type { HrRecipient } from "#server/mail/recipients.ts";

const hrEmails: Partial<Record<string, (language: Language, application: HrEmailData) => Email>> = {
  new_application: newApplicationEmail,
  application_withdrawn: applicationWithdrawnEmail,
};

/** Enqueues the held emails for these recipients, each in their language. Without recipients it changes nothing. */
export async function releaseHeldEmails(
  tx: Tx,
  recipients: readonly HrRecipient[],
  siteUrl: string,
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  const heldEmails = await tx
    .deleteFrom("outbox")
    .where("state", "=", "held")
    .returningAll()
    .execute();
  const at = now.toISOString();
  for (const stored of heldEmails.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    for (const { email, language } of recipients) {
      await tx
        .insertInto("outbox")
        .values({
          ...stored,
          ...(await composeAgain(tx, stored, language, siteUrl)),
          id: newId(now),
          to_email: email,
          to_hash: hashOf(email),
          state: "queued",
          // Due from now on: the time without a recipient does not count as a delay.
          run_at: at,
          created_at: at,
        })
        .execute();
    }
  }
}

/** A held email is stored in the default language; this composes it in another one. */
async function composeAgain(
  tx: Tx,
  { kind, application_id: id }: Pick<OutboxTable, "kind" | "application_id">,
  language: Language,
  siteUrl: string,
): Promise<Email | undefined> {
  if (language === defaultLanguage || id === null) return undefined;
  const row = await tx
    .selectFrom("applications")
    .select(["id", "full_name", "job_id", "job_title", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return hrEmails[kind]?.(language, emailData(row, siteUrl));
}

/**
 * Tells a colleague about a note that mentions them. The note and what the applicant wrote stay in the
 * panel, where an erasure reaches them.
 */
export function mentionEmail(
  language: Language,
  name: string,
  {
    author,
    position,
    receipt,
    link,
  }: { author: string; position: string | null; receipt: string; link: string },
): Email {
  const t = translatorTo(language);
  const values = {
    author: plainName(author) ?? t("mention.colleague"),
    position: position ?? "",
    receipt,
  };
  const details: [string, string][] = [[t("email.receipt"), receipt]];
  if (position !== null) details.unshift([t("email.position"), position]);
  return composeEmail("mention", language, subjectOf(t("mention.subject"), values), [
    greeting(t, name),
    { paragraph: t("mention.news", values) },
    { details },
    ...staffEnding(t, "new.open", link),
  ]);
}
