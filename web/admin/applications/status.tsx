import { type Application, ApplicationStatus } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge, statusTones } from "#web/ui/badge.tsx";
import { InterviewNote } from "../interviews/interview-note.tsx";

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
