import { RoleBadge } from "#web/session/role-badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { ApplicationStatus } from "#contract/applications.ts";
import { PrivacyRequestKind } from "#contract/privacy.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import type { Language } from "#contract/languages.ts";
import type { TimelineEvent } from "#contract/review.ts";
import { formatDate } from "#web/i18n/format.ts";
import { Timestamp, type Translate, useI18n } from "#web/i18n/i18n.tsx";
import { formatInterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { QueryState } from "#web/data/query-state.tsx";
import { foldEvents } from "./fold-events.ts";
import { timelineQuery } from "../applications/queries.ts";

/** The history of an application, the newest event first. */
export function Timeline({ id }: { id: string }) {
  const { t, language } = useI18n();
  const query = useQuery(timelineQuery(id));
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-3 heading-5">
        {t("review.timeline.title")}
      </h2>
      <QueryState
        query={query}
        failed={t("review.timeline.failed")}
        loading={
          <output className="grid gap-3">
            <span className="sr-only">{t("review.timeline.loading")}</span>
            {["w-3/5", "w-4/5", "w-1/2"].map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </output>
        }
      >
        {(events) => (
          <ol className="border-l border-line">
            {foldEvents(events).map(({ event, times }) => {
              const { id, kind, actor, after, email, created_at } = event;
              const sentence = sentenceOf(event, t, language);
              return (
                <li key={id} className="relative pb-4 pl-5 text-[0.9375rem] last:pb-0">
                  <span
                    aria-hidden="true"
                    className="absolute top-2 -left-1 size-2 rounded-full bg-edge"
                  />
                  <p className="wrap-anywhere">
                    {times === 1
                      ? sentence
                      : t("review.timeline.times", { event: sentence, count: times })}
                  </p>
                  <p className="text-sm text-muted">
                    <Timestamp iso={created_at} withTime />
                    {actor !== null && (
                      <span>
                        {` ${t("review.timeline.by", { name: actor.name ?? t("review.timeline.former") })} `}
                      </span>
                    )}
                    {actor !== null && actor.role !== null && <RoleBadge role={actor.role} />}
                  </p>
                  {email !== null && isScheduled(event) && (
                    <p className="text-sm text-muted">
                      {`${t("review.timeline.email.until")} `}
                      <Timestamp iso={email.run_at} withTime />
                    </p>
                  )}
                  {email !== null && email.last_error !== null && (
                    <p className="text-sm wrap-anywhere text-muted">{email.last_error}</p>
                  )}
                  {kind === "applicant_message" && (
                    <p className="mt-1 rounded-md bg-surface p-3 wrap-anywhere whitespace-pre-wrap">
                      {after}
                    </p>
                  )}
                  {(kind === "notes" || kind === "message") && (
                    // Whose notes are on paper is chosen apart.
                    <details className="text-sm print:hidden">
                      <summary className="inline-flex min-h-6 cursor-pointer items-center text-primary underline underline-offset-2 pointer-coarse:min-h-11">
                        {t(`review.timeline.${kind}Read`)}
                      </summary>
                      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
                        {after === null || after === "" ? t("review.timeline.notesEmpty") : after}
                      </p>
                    </details>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </QueryState>
    </section>
  );
}

/** Whether the email is queued for a later time. */
const isScheduled = ({ email, created_at }: Pick<TimelineEvent, "email" | "created_at">) =>
  email?.state === "queued" && email.run_at > created_at;

function sentenceOf(
  { kind, before, after, email, created_at }: TimelineEvent,
  t: Translate,
  language: Language,
) {
  if (kind === "email") {
    if (email === null) return "";
    const emailKind = emailKinds.find((known) => known === email.kind) ?? "other";
    return t(
      `review.timeline.email.${isScheduled({ email, created_at }) ? "waiting" : email.state}`,
      {
        email: t(`review.timeline.email.${emailKind}`),
        to: email.to_email ?? "",
      },
    );
  }
  if (kind === "legal_hold") {
    return t(after === "true" ? "review.timeline.holdOn" : "review.timeline.holdOff");
  }
  if (kind === "talent_pool") {
    if (after === null) return t("review.timeline.talentPoolLeft");
    return t("review.timeline.talent_pool", { day: formatDate(after, language) });
  }
  if (kind === "applicant_message") {
    if (before === null) return t("review.timeline.applicant_message");
    return t("review.timeline.applicantFile", { name: before });
  }
  const valueOf = (text: string | null) => {
    const { data: status } = ApplicationStatus.safeParse(text);
    if (kind.startsWith("interview_")) return formatTimes(text ?? "", language);
    const reason = RejectionReason.safeParse(text).data;
    if (kind === "rejection_reason") return reason === undefined ? "–" : t(`reason.${reason}`);
    const asked = PrivacyRequestKind.safeParse(text).data;
    if (kind === "privacy_request" && asked !== undefined) return t(`requestKind.${asked}`);
    return kind === "status" && status !== undefined ? t(`status.${status}`) : (text ?? "");
  };
  return t(`review.timeline.${kind}`, { before: valueOf(before), after: valueOf(after) });
}

/** The times of an interview; a text of the applicant stays as it is. */
function formatTimes(text: string, language: Language): string {
  const times = text.split(" ");
  const hasTimes = times.every((time) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time));
  return hasTimes ? times.map((time) => formatInterviewTime(time, language)).join("; ") : text;
}

const emailKinds = [
  "receipt",
  "new_application",
  "status",
  "message",
  "status_links",
  "withdrawn",
  "application_withdrawn",
  "erase_link",
  "copy_link",
  "contact_link",
  "contact_notice",
  "talent_pool",
  "apology",
  "applicant_message",
  "application_news",
  "privacy_request",
  "mention",
  "interview",
  "interview_team",
  "interview_guest",
] as const;
