import { Hourglass } from "lucide-react";
import { promisedBusinessDays, type Application } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

/**
 * How many business days an application has waited or, once it is overdue, how many of them lie
 * beyond the promise; nothing where it waits no more.
 */
export function Age({
  application: { age_business_days: days, overdue },
}: {
  application: Pick<Application, "age_business_days" | "overdue">;
}) {
  const t = useTranslation();
  if (days === null) return null;
  if (!overdue) {
    const words = days === 0 ? t("age.today") : t("age.days", { count: days });
    return <span className="block text-[0.8125rem] text-muted">{words}</span>;
  }
  const beyond = days - promisedBusinessDays;
  return (
    <span
      title={t("age.promise")}
      className="flex items-baseline gap-1 text-[0.8125rem] leading-snug font-semibold text-danger"
    >
      <Hourglass aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      {t("age.overdueDays", { count: beyond })}
    </span>
  );
}
