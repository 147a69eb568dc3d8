import { defaultLanguage, type Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { Tx } from "#server/db/schema.ts";
import { translatorTo } from "#server/mail/email.ts";
import { erasedInterviewEmail } from "#server/mail/interview-emails.ts";
import { enqueueEmail } from "#server/mail/outbox.ts";
import { hasEvent } from "./announce.ts";
import { calendarEmail } from "./calendar.ts";
import { isOpen, readInterviews, type InterviewRecord } from "./records.ts";

/** A person whose calendar still has an interview of an application that is being deleted. */
type Ending = {
  interview: InterviewRecord;
  startsAt: string;
  to: { email: string; name: string; language: Language };
};

/** Finds the calendars to correct. Call it before the deletion, which removes the interviews. */
export async function findEndings(tx: Tx, applicationId: string, now: Date): Promise<Ending[]> {
  const interviews = await readInterviews(tx, { applicationId });
  const open = interviews.filter((one) => isOpen(one, now));
  if (open.length === 0) return [];
  const applicant = await tx
    .selectFrom("applications")
    .select(["email", "language"])
    .where("id", "=", applicationId)
    .executeTakeFirstOrThrow();
  const endings: Ending[] = [];
  for (const interview of open) {
    const startsAt = interview.starts_at ?? interview.slots[0] ?? interview.created_at;
    const people = interview.people.filter(({ active }) => active);
    for (const { email, language } of [applicant, ...people]) {
      if (!(await hasEvent(tx, interview.id, email))) continue;
      const to = { email, name: "", language: language ?? defaultLanguage };
      endings.push({ interview, startsAt, to });
    }
  }
  return endings;
}

/** Enqueues the ends of the events, without personal data and tied to no application. */
export async function enqueueEndings(
  tx: Tx,
  endings: readonly Ending[],
  siteUrl: string,
  now: Date,
): Promise<void> {
  for (const { interview, startsAt, to } of endings) {
    const receipt = receiptNumber(interview.application_id);
    const event = {
      id: interview.id,
      sequence: interview.sequence + 1,
      startsAt,
      minutes: interview.minutes,
      summary: translatorTo(to.language)("interview.event.erased"),
      place: "",
      videoLink: "",
      description: "",
      status: "cancelled",
      changedAt: now.toISOString(),
    } as const;
    const text = calendarEmail(event, to, "CANCEL", siteUrl);
    const calendar = { method: "CANCEL", text } as const;
    const email = erasedInterviewEmail(to.language, { receipt, startsAt });
    const about = { interview: { id: interview.id, calendar } };
    await enqueueEmail(tx, email, to, about, now);
  }
}
