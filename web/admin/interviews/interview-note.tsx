import { CalendarClock } from "lucide-react";
import type { Application } from "#contract/applications.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { formatInterviewTime, formatShortTime } from "#web/i18n/vietnam-time.tsx";

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

/** The warning of a dialog that would cancel the open interview; null where there is none. */
export function EndsInterview({
  interview,
  by,
}: Pick<Application, "interview"> & { by: keyof typeof endTexts }) {
  const { t, language } = useI18n();
  if (interview === null) return null;
  const { starts_at } = interview;
  const time =
    starts_at === null ? t("interview.state.offered") : formatInterviewTime(starts_at, language);
  return (
    <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">{t(endTexts[by], { time })}</p>
  );
}

const endTexts = {
  rejection: "interviews.endsWithRejection",
  rejectionAtOnce: "interviews.endsAtOnce",
  deletion: "interviews.endsWithDeletion",
} as const;
