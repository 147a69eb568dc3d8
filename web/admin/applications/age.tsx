import { Hourglass } from "lucide-react";
import { type Application, promisedBusinessDays } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

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
