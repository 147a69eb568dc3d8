import { CalendarClock, Hourglass } from "lucide-react";
import { useState } from "react";
import {
  type Application,
  ApplicationStatus,
  promisedBusinessDays,
} from "#contract/applications.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { formatInterviewTime, formatShortTime } from "#web/i18n/interview-time.tsx";
import { Badge, statusTones } from "#web/ui/badge.tsx";

export function useStatusOptions() {
  const t = useTranslation();
  return ApplicationStatus.options.map((status) => [status, t(`status.${status}`)] as const);
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useTranslation();
  return (
    <Badge tone={statusTones[status]} dot={status === "rejected"}>
      {t(`status.${status}`)}
    </Badge>
  );
}

/** The status, whether the applicant has withdrawn, and the open interview. */
export function StatusCell({ status, withdrawn_at, interview }: Application) {
  const t = useTranslation();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={status} />
      {withdrawn_at !== null && <Badge tone="outline">{t("details.withdrawn")}</Badge>}
      <InterviewNote interview={interview} />
    </span>
  );
}

/** The business days that an undecided application has waited; if overdue, those beyond the promise. */
export function Age({
  application: { age_business_days: days, overdue },
}: {
  application: Pick<Application, "age_business_days" | "overdue">;
}) {
  const t = useTranslation();
  if (days === null) return null;
  if (!overdue) {
    const text = days === 0 ? t("age.today") : t("age.days", { count: days });
    return <span className="block text-[0.8125rem] text-muted">{text}</span>;
  }
  const beyond = days - promisedBusinessDays;
  return (
    <span
      title={t("age.promise")}
      className="flex items-baseline gap-1 text-[0.8125rem] leading-snug font-semibold text-danger"
    >
      <Hourglass className="size-3.5 shrink-0 self-center" />
      {t("age.overdueDays", { count: beyond })}
    </span>
  );
}

/** The open interview of an application, beside its status: its time, or that an answer is awaited. */
export function InterviewNote({ interview }: Pick<Application, "interview">) {
  const { t, language } = useI18n();
  if (interview === null) return null;
  const { starts_at } = interview;
  return (
    <span className="flex items-center gap-1 text-[0.8125rem] leading-snug text-muted">
      <CalendarClock aria-hidden="true" className="size-3.5 shrink-0" />
      {starts_at === null
        ? t("interviews.waiting")
        : t("interviews.on", { time: formatShortTime(starts_at, language) })}
    </span>
  );
}

/** The warning of a dialog that would cancel the open interview; null where there is none to come. */
export function EndsInterview({
  interview,
  by,
}: Pick<Application, "interview"> & { by: "rejection" | "deletion" }) {
  const { t, language } = useI18n();
  const [now] = useState(Date.now);
  if (interview === null) return null;
  const { starts_at } = interview;
  if (starts_at !== null && Date.parse(starts_at) < now) return null;
  const time =
    starts_at === null ? t("interview.state.offered") : formatInterviewTime(starts_at, language);
  const text = by === "rejection" ? "interviews.endsWithRejection" : "interviews.endsWithDeletion";
  return <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">{t(text, { time })}</p>;
}
