import { Hourglass } from "lucide-react";
import type { Application } from "#contract/applications.ts";
import { useText } from "#web/language.tsx";

/** How many business days an application has waited; nothing where it waits no more. */
export function Age({
  application: { age_business_days: days, overdue },
}: {
  application: Pick<Application, "age_business_days" | "overdue">;
}) {
  const t = useText();
  if (days === null) return null;
  const words =
    days === 0 ? t("age.today") : t(days === 1 ? "age.day" : "age.days", { count: days });
  if (!overdue) return <span className="block text-[0.8125rem] text-muted">{words}</span>;
  return (
    <span
      title={t("age.promise")}
      className="flex items-center gap-1 text-[0.8125rem] font-semibold whitespace-nowrap text-lacquer"
    >
      <Hourglass aria-hidden="true" className="size-3.5 shrink-0" />
      {words}
      <span className="sr-only">{t("age.overdue")}</span>
    </span>
  );
}
