import { defaultLanguage, type Language } from "#contract/languages.ts";
import type { AppContext } from "#server/context.ts";
import type { HrNotice } from "#server/db/hr-notice.ts";
import { newId } from "#server/db/id.ts";
import type { Moment, OutboxTable, Tx } from "#server/db/schema.ts";
import { hourMs, timeZone } from "#server/db/vietnam-time.ts";
import { dayOf, translatorTo, type Email } from "#server/mail/email.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { enqueueEmail } from "#server/mail/outbox.ts";
import { readHrRecipients, type HrRecipient } from "#server/mail/recipients.ts";
import {
  applicantMessageEmail,
  applicationNewsEmail,
  applicationWithdrawnEmail,
  emailData,
  newApplicationEmail,
  type HrEmailData,
} from "./emails.ts";

// HR gets one email about an application at once. What happens within an hour after it is joined into one that leaves
// at the end of the hour, so that an applicant who writes ten times fills no mailbox.

/** The emails that tell of one thing, by its kind. Others are told in the form of joined ones. */
const single: Partial<Record<string, (language: Language, application: HrEmailData) => Email>> = {
  new_application: newApplicationEmail,
  application_withdrawn: applicationWithdrawnEmail,
  applicant_message: applicantMessageEmail,
};

/** The email about everything that HR is told of an application. */
export function noticesEmail(
  language: Language,
  application: HrEmailData,
  notices: readonly HrNotice[],
): Email {
  const [first, ...more] = notices;
  const alone = more.length === 0 ? single[first?.kind ?? ""] : undefined;
  if (alone !== undefined) return alone(language, application);
  const t = translatorTo(language);
  const lines = notices.map(({ kind, at, time = at }): [string, string] => [
    timeIn(language, at),
    t(`notice.${kind}`, { time: timeIn(language, time) }),
  ]);
  return applicationNewsEmail(language, application, lines);
}

function timeIn(language: Language, instant: string): string {
  const style = { hour: "2-digit", minute: "2-digit", timeZone } as const;
  return `${new Date(instant).toLocaleTimeString("en-GB", style)}, ${dayOf(language, instant)}`;
}

/** Tells each HR recipient in their language, at once or within the hour; without recipients the email is held. */
export async function enqueueToHr(
  { config }: Pick<AppContext, "config">,
  moment: Moment,
  applicationId: string,
  kind: HrNotice["kind"],
): Promise<void> {
  const application = await findHrEmailData(moment.tx, applicationId, config.siteUrl);
  if (application === undefined) return;
  const notice = { kind, at: moment.now.toISOString() };
  const recipients = await readHrRecipients(moment.tx, config);
  for (const to of recipients.length === 0 ? [null] : recipients) {
    if (await joinNotices(moment, to, application, notice)) continue;
    await enqueueNotices(moment, to, application, { notices: [notice] });
  }
}

export async function findHrEmailData(
  tx: Tx,
  id: string,
  siteUrl: string,
): Promise<HrEmailData | undefined> {
  const row = await tx
    .selectFrom("applications")
    .select(["id", "full_name", "job_id", "job_title", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && emailData(row, siteUrl);
}

/**
 * Adds a notice to the email that waits for this recipient, or begins one that waits. Returns false where the last
 * email about the application left more than an hour ago: the notice is due now. The caller has locked the
 * application, so that two servers begin one email.
 */
export async function joinNotices(
  { tx, now }: Moment,
  to: HrRecipient | null,
  application: HrEmailData,
  notice: HrNotice,
): Promise<boolean> {
  const at = now.toISOString();
  // Also where the clock has been set back meanwhile.
  const latest = new Date(now.getTime() + hourMs).toISOString();
  const rows = await tx
    .selectFrom("outbox")
    .select(["id", "state", "attempts", "run_at", "created_at", "notices"])
    .where("application_id", "=", application.id)
    .where("to_hash", to === null ? "is" : "=", to === null ? null : hashOf(to.email))
    .where("notices", "is not", null)
    .orderBy("id", "desc")
    .execute();
  const waiting = rows.find(
    ({ state, attempts, run_at }) =>
      state === "held" || (state === "queued" && attempts === 0 && run_at > at),
  );
  if (waiting !== undefined) {
    const notices: HrNotice[] = [...JSON.parse(waiting.notices ?? "[]"), notice];
    const email = noticesEmail(to?.language ?? defaultLanguage, application, notices);
    const joined = await tx
      .updateTable("outbox")
      .set({ ...email, notices: JSON.stringify(notices), run_at: earlier(waiting.run_at, latest) })
      .where("id", "=", waiting.id)
      .where("attempts", "=", 0)
      .returning("id")
      .execute();
    if (joined.length > 0) return true;
  }
  const times = rows.map((row) => Date.parse(row.attempts === 0 ? row.run_at : row.created_at));
  const end = Math.max(...times) + hourMs;
  if (end <= now.getTime()) return false;
  const runAt = new Date(earlier(new Date(end).toISOString(), latest));
  await enqueueNotices({ tx, now }, to, application, { notices: [notice], runAt });
  return true;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

const enqueueNotices = (
  moment: Moment,
  to: HrRecipient | null,
  application: HrEmailData,
  about: { notices: HrNotice[]; runAt?: Date },
): Promise<string | undefined> =>
  enqueueEmail(
    moment,
    noticesEmail(to?.language ?? defaultLanguage, application, about.notices),
    to === null ? null : { email: to.email, name: "" },
    { applicationId: application.id, ...about },
  );

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
  { kind, application_id: id, notices }: OutboxTable,
  language: Language,
  siteUrl: string,
): Promise<Email | undefined> {
  if (language === defaultLanguage || id === null) return undefined;
  const application = await findHrEmailData(tx, id, siteUrl);
  if (application === undefined) return undefined;
  // Version 1.0.0 has stored no notices.
  if (notices === null) return single[kind]?.(language, application);
  return noticesEmail(language, application, JSON.parse(notices));
}
