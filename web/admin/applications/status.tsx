import { Minus, ThumbsDown, ThumbsUp } from "lucide-react";
import {
  type Application,
  ApplicationStatus,
  type ListedApplication,
} from "#contract/applications.ts";
import { RejectionReason } from "#contract/rejection-reason.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { formatShortTime } from "#web/i18n/vietnam-time.tsx";
import { Badge, statusTones } from "#web/ui/badge.tsx";
import { InterviewNote } from "../interviews/interview-note.tsx";

export function useStatusOptions() {
  const t = useTranslation();
  return ApplicationStatus.options.map((status) => [status, t(`status.${status}`)] as const);
}

export function useReasonOptions() {
  const t = useTranslation();
  return RejectionReason.options.map((reason) => [reason, t(`reason.${reason}`)] as const);
}

/** The word of the specification, and beside an acceptance what it means. */
export function StatusName({ status }: { status: ApplicationStatus }) {
  const t = useTranslation();
  return status === "accepted" ? (
    <span>
      <span>{t("status.accepted")}</span>
      {`: ${t("status.hired")}`}
    </span>
  ) : (
    t(`status.${status}`)
  );
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <Badge tone={statusTones[status]} dot={status === "rejected"}>
      <StatusName status={status} />
    </Badge>
  );
}

const verdictIcons = { yes: ThumbsUp, unsure: Minus, no: ThumbsDown } as const;

type Listed = Application & Partial<Pick<ListedApplication, "verdicts">>;

/** The status with its notes. */
export const StatusCell = (application: Listed) => (
  <span className="inline-flex flex-wrap items-center gap-1">
    <StatusBadge status={application.status} />
    <StatusNotes {...application} />
  </span>
);

/** What colleagues think, whether the applicant has withdrawn, and what comes next. */
export function StatusNotes({
  withdrawn_at,
  disowned_at,
  interview,
  status_email_at: leavesAt,
  verdicts = [],
}: Listed) {
  const { t, language } = useI18n();
  return (
    <>
      {verdicts.map((verdict, index) => {
        const Icon = verdictIcons[verdict];
        const text = t("applications.verdict", { verdict: t(`verdict.${verdict}`) });
        return (
          <span key={index} title={text} className="inline-flex size-5 items-center justify-center">
            <Icon className="size-4 text-muted" />
            <span className="sr-only">{text}</span>
          </span>
        );
      })}
      {withdrawn_at !== null && <Badge tone="outline">{t("details.withdrawn")}</Badge>}
      {disowned_at !== null && <Badge tone="outline">{t("disowned.badge")}</Badge>}
      <InterviewNote interview={interview} />
      {leavesAt !== null && (
        <Badge tone="outline">
          {t("applications.emailLeaves", { time: formatShortTime(leavesAt, language) })}
        </Badge>
      )}
    </>
  );
}
