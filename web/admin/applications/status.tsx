import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";

export const statusTexts = {
  submitted: "status.submitted",
  reviewing: "status.reviewing",
  accepted: "status.accepted",
  rejected: "status.rejected",
} as const satisfies Record<ApplicationStatus, string>;

const tones = {
  submitted: "blue",
  reviewing: "amber",
  accepted: "primary",
  rejected: "grey",
} as const satisfies Record<ApplicationStatus, string>;

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useTranslation();
  return (
    <Badge tone={tones[status]} dot={status === "rejected"}>
      {t(statusTexts[status])}
    </Badge>
  );
}

/** The status, and beside it that the applicant has withdrawn. */
export function StatusCell({
  application: { status, withdrawn_at },
}: {
  application: Pick<Application, "status" | "withdrawn_at">;
}) {
  const t = useTranslation();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={status} />
      {withdrawn_at !== null && <Badge tone="outline">{t("details.withdrawn")}</Badge>}
    </span>
  );
}
