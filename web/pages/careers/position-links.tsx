import type { PositionCard } from "#contract/positions.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import type { ButtonVariant } from "#web/ui/button-class.ts";
import { applyPath, salaryText } from "#web/positions/positions.ts";
import { formatDay } from "#web/i18n/format.ts";

/** Opens the application form with the position chosen. */
export function ApplyLink({
  title,
  ...rest
}: ButtonVariant & { title: string; className?: string }) {
  const t = useTranslation();
  const label = t("position.applyFor", { position: title });
  return (
    <LinkButton to={applyPath(title)} aria-label={label} {...rest}>
      {t("position.apply")}
    </LinkButton>
  );
}

/** The salary and the last day of a position, where HR gave them. */
export function PositionTerms({ position: { salary, closes_on } }: { position: PositionCard }) {
  const { t, language } = useI18n();
  if (salary === null && closes_on === null) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] font-semibold">
      {salary !== null && (
        <li>{`${salaryText(salary, language)} ${t(`position.per.${salary.period}`)}`}</li>
      )}
      {closes_on !== null && (
        <li>{`${t("position.detail.closes")}: ${formatDay(closes_on, language, "long")}`}</li>
      )}
    </ul>
  );
}

/** The requirements of a position as tags. */
export function Skills({ skills, className }: { skills: readonly string[]; className: string }) {
  const t = useTranslation();
  const distinct = Array.from(new Set(skills));
  if (distinct.length === 0) return <div className={className} />;
  return (
    <ul aria-label={t("position.skills")} className={`flex flex-wrap gap-2 ${className}`}>
      {distinct.map((skill) => (
        <li
          key={skill}
          className="rounded-sm border border-line bg-raised px-2.5 py-0.5 text-sm wrap-anywhere text-muted"
        >
          {skill}
        </li>
      ))}
    </ul>
  );
}
