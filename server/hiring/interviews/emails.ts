import type { AppContext } from "#server/context.ts";
import type { HrNotice, HrNoticeKind } from "#server/db/hr-notice.ts";
import type { ToldInterview } from "#server/db/interview-tables.ts";
import type { Tx } from "#server/db/schema.ts";
import { panelLink } from "#server/hiring/applications/emails.ts";
import { findHrEmailData, joinNotices } from "#server/hiring/applications/hr-notices.ts";
import { findTemplate, type Email } from "#server/mail/email.ts";
import {
  applicantInterviewEmail,
  guestInterviewEmail,
  teamInterviewEmail,
  type ApplicantNews,
  type GuestNews,
  type InterviewKind,
  type TeamNews,
} from "#server/hiring/interviews/email-texts.ts";
import type { guestsToTell } from "./people.ts";
import { authorOf } from "#server/mail/author-limits.ts";
import { enqueueEmail, type Recipient } from "#server/mail/outbox.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { waitingStatusLink } from "#server/mail/sealed-links.ts";
import { recordInvitation } from "#server/mail/mailer.ts";
import type { HrRecipient } from "#server/mail/recipients.ts";
import { applicantText, calendarEmail, guestText, teamText, type EventText } from "./calendar.ts";
import { findTeam, nameOfActor } from "./team.ts";
import {
  isWithinDay,
  stageOf,
  timesOf,
  toldBy,
  type Invitations,
  type InterviewRecord,
} from "./records.ts";

/** The emails about a change or a reminder; `before` is null for a new offer. */
type InterviewNotification = {
  kind: InterviewKind;
  before: InterviewRecord | null;
  after: InterviewRecord;
  /** Whether the applicant could see it on the status page before the change. */
  isSeen: boolean;
  invitations: Invitations;
  guests: ReturnType<typeof guestsToTell>;
  tellsApplicant?: boolean;
  /** The member of staff who makes the change; none if the applicant or the server makes it. */
  actorId?: string | null;
  /** What the applicant wrote, or why the company cancels. */
  message?: string | null;
};

/**
 * Enqueues the emails about a change of an interview and returns how many. Each person hears what is new
 * beside the last email that has left to them, and the email updates or ends the event in their calendar.
 * A team gets its event once the time is agreed; the applicant also with an offer of a single time.
 */
export async function enqueueInterviewEmails(
  { config, keys }: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  { kind, after, invitations, guests, actorId, message, ...notification }: InterviewNotification,
  { now, runAt = now }: { now: Date; runAt?: Date },
): Promise<number> {
  const { siteUrl } = config;
  const { id, application_id: applicationId, applicant, state } = after;
  const before = notification.before ?? after;
  const isAgreed = state === "agreed";
  /** The interview as a person was told of it last; undefined before the first email. */
  const knownTo = (email: string) => {
    const invitation = invitations.of(email);
    return invitation && (invitation.told ?? toldBy(before));
  };
  /** The interview with the times that no longer apply. */
  const ended = (known = toldBy(before)) => {
    const { starts_at, slots } = kind === "declined" ? before : known;
    return { ...after, starts_at, slots };
  };
  let enqueued = 0;
  const enqueue = async (
    to: Recipient & { userId?: string },
    email: Email,
    text: EventText,
    {
      isInvited,
      hasLeft = false,
      notice,
    }: { isInvited: boolean; hasLeft?: boolean; notice?: HrNotice | undefined },
  ) => {
    const method = isInvited ? "REQUEST" : "CANCEL";
    const event = isInvited ? after : ended(knownTo(to.email));
    const hasCalendar = isInvited || invitations.of(to.email)?.method === "REQUEST";
    const calendar = { method, text: calendarEmail(method, event, text, { to, siteUrl }) } as const;
    const news = { ...toldBy(after), ...(hasLeft && { state: "cancelled" as const }) };
    const told = kind === "otherTimes" ? {} : { told: news };
    const interview = { id, ...told, ...(hasCalendar && { calendar }) };
    const user = to.userId === undefined ? {} : { userId: to.userId };
    const author = authorOf(config, actorId);
    await enqueueEmail({ tx, now, keys }, email, to, {
      applicationId,
      runAt,
      interview,
      author,
      notices: notice && [notice],
      ...user,
    });
    enqueued += 1;
  };

  /** Joins what HR is told of an answer with other news, unless a time is within a day. */
  const joinHr = async (to: HrRecipient, notice: HrNotice) => {
    const isUrgent = [...timesOf(before), ...timesOf(after)].some((time) => isWithinDay(time, now));
    const application = await findHrEmailData(tx, applicationId, siteUrl);
    if (isUrgent || invitations.of(to.email)?.method === "REQUEST") return false;
    if (!application || !(await joinNotices({ tx, now }, to, application, notice))) return false;
    const told = kind === "otherTimes" ? null : JSON.stringify(toldBy(after));
    const to_hash = hashOf(to.email);
    const invitation = { interview_id: id, to_hash, user_id: null, calendar_method: null, told };
    await recordInvitation(tx, invitation, now.toISOString());
    return true;
  };

  const known = knownTo(applicant.email);
  const seen = known ?? (notification.isSeen ? toldBy(before) : undefined);
  const news = applicantNews(kind, seen, state);
  if (news !== null && notification.tellsApplicant !== false) {
    const { email, full_name: name, language } = applicant;
    const link = waitingStatusLink(siteUrl, applicationId);
    const given = await findTemplate(tx, language, news);
    const times = state === "offered" || isAgreed ? after : ended(known);
    const { starts_at } = isAgreed ? after : ended(known);
    const shown = { ...times, starts_at: news === "interview_offered" ? null : starts_at };
    const reason = kind === "cancelled" ? message : null;
    const facts = { ...shown, statusLink: link, reason, stage: stageOf(after, now) };
    const text = applicantInterviewEmail(language, news, facts, given);
    const isTentative = state === "offered" && after.slots.length === 1;
    await enqueue({ email, name }, text, applicantText(after), {
      isInvited: isAgreed || isTentative,
    });
  }
  if (kind === "offered") return enqueued;
  const link = panelLink(siteUrl, applicationId);
  const by = await nameOfActor(tx, kind, after, actorId);
  for (const person of await findTeam(tx, config, after, { actorId, invitations })) {
    const { language, joins, hasLeft, ...to } = person;
    const known = knownTo(to.email);
    const news = teamNews(kind, hasLeft, known?.state === "agreed");
    if (news === null) continue;
    const shown = isAgreed ? after : ended(known);
    const answer = "userId" in to || actorId !== null ? undefined : answers[news];
    const notice = answer && { kind: answer, at: now.toISOString(), time: timesOf(shown)[0] };
    if (notice !== undefined && (await joinHr({ language, ...to }, notice))) continue;
    const text = teamInterviewEmail(language, news, shown, {
      link,
      message: message ?? "",
      by,
    });
    const event = teamText(language, after, siteUrl);
    await enqueue(to, text, event, { isInvited: joins && isAgreed, hasLeft, notice });
  }
  for (const { joins, ...guest } of guests) {
    const known = knownTo(guest.email);
    const news = guestNews(kind, { joins, isAgreed, knowsTime: known?.state === "agreed" });
    if (news === null) continue;
    const { language } = applicant;
    const shown = isAgreed ? after : ended(known);
    const reason = kind === "cancelled" ? message : null;
    const text = guestInterviewEmail(language, news, shown, reason);
    const event = guestText(language, after);
    await enqueue(guest, text, event, { isInvited: joins && isAgreed, hasLeft: !joins });
  }
  return enqueued;
}

/** What applicants do to an interview. Changes by staff can be undone until their emails leave, so none is joined. */
const answers: Partial<Record<TeamNews, HrNoticeKind>> = {
  agreed: "interview_agreed",
  declined: "interview_declined",
  otherTimes: "interview_otherTimes",
  restored: "interview_restored",
  cancelled: "interview_cancelled",
};

/** The email to the applicant about a change of an interview as they know it; null for none. */
function applicantNews(
  kind: InterviewKind,
  known: ToldInterview | undefined,
  state: InterviewRecord["state"],
): ApplicantNews | null {
  if (kind === "otherTimes" || kind === "guests") return null;
  // Answers of the applicant, and reminders.
  if (kind === "agreed" || kind === "declined" || kind === "reminder") return `interview_${kind}`;
  if (known !== undefined && kind !== "restored") return `interview_${kind}`;
  if (kind === "cancelled") return null;
  return state === "agreed" ? "interview_agreed" : "interview_offered";
}

/** The email to a member of the team; null for one who does not know of an agreed time. */
function teamNews(
  kind: Exclude<InterviewKind, "offered">,
  hasLeft: boolean,
  knowsTime: boolean,
): TeamNews | null {
  if (kind === "guests") return null;
  if (hasLeft && (kind === "changed" || kind === "agreed")) return "left";
  if (kind === "changed") return knowsTime ? "changed" : "agreed";
  if (kind === "moved" || kind === "cancelled") return knowsTime ? kind : null;
  return kind;
}

/** The email to a guest, who chooses nothing: what matters is whether and when the interview takes place. */
function guestNews(
  kind: InterviewKind,
  { joins, isAgreed, knowsTime }: { joins: boolean; isAgreed: boolean; knowsTime: boolean },
): GuestNews | null {
  if (kind === "otherTimes" || (kind === "guests" && joins && knowsTime)) return null;
  if (joins && isAgreed) {
    if (!knowsTime) return "invited";
    return kind === "reminder" ? "reminder" : "changed";
  }
  if (!knowsTime) return null;
  if (!joins) return "left";
  return kind === "moved" ? "moved" : "cancelled";
}
