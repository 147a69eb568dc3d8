import type { Overview } from "#contract/overview.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { formatChange } from "./trend.ts";

/** Each counter, and the list it counts. */
const counters = [
  { name: "users", to: "/admin?tab=users" },
  { name: "activeUsers", to: "/admin?tab=users&active=true" },
  { name: "applications", to: "/admin?tab=applications" },
  { name: "pending", to: "/admin?tab=applications&status=pending" },
] as const;

/** The four counters of spec §2. What is not known is never shown as 0. */
export function Counters({
  counted,
  isWaiting,
}: {
  counted: Overview["counters"] | undefined;
  isWaiting: boolean;
}) {
  const t = useTranslation();
  return (
    <ul
      aria-label={t("overview.counters")}
      aria-busy={isWaiting}
      className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      {counters.map(({ name, to }) => (
        <li key={name}>
          <Link
            to={to}
            className="group flex h-full flex-col rounded-md border border-line bg-surface p-4 transition-colors hover:border-primary sm:px-5"
          >
            <span className="text-sm font-semibold text-muted group-hover:text-primary">
              {t(`overview.${name}`)}
            </span>
            <Figures counter={counted?.[name]} isWaiting={isWaiting} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Figures({
  counter,
  isWaiting,
}: {
  counter: Overview["counters"]["users"] | undefined;
  isWaiting: boolean;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const numberLook = "mt-auto pt-1 text-3xl leading-11 font-semibold text-accent tabular-nums";
  if (counter === undefined) {
    return (
      <>
        <span className={numberLook}>
          {isWaiting ? <Skeleton className="my-2 h-7 w-16" /> : t("overview.unknown")}
        </span>
        <span className="flex min-h-6 items-center text-[0.8125rem]">
          {isWaiting && <Skeleton className="h-3 w-28 max-w-full" />}
        </span>
      </>
    );
  }
  return (
    <>
      <span className={numberLook}>{formatNumber(counter.count, language)}</span>
      <span
        title={t("overview.trendMeaning")}
        className="min-h-6 text-[0.8125rem] text-muted tabular-nums"
      >
        {t("overview.trend", { change: formatChange(counter.trend, language) })}
      </span>
    </>
  );
}
