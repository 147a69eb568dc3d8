import type { Language } from "#contract/languages.ts";
import { useOpenedByLink } from "#web/router/router.tsx";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "#web/admin/permissions.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { LoadError } from "#web/data/query-state.tsx";
import { Actions, Activity } from "./activity.tsx";
import { formatNumber } from "#web/i18n/format.ts";
import { Link } from "#web/router/link.tsx";
import { ForOperator } from "../for-operator.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { useHeadingFocus } from "#web/ui/focus.ts";
import { overviewQuery } from "./queries.ts";
import { Today } from "./today.tsx";

/** The Dashboard tab (spec §2). It refreshes itself every thirty seconds. */
export default function Overview() {
  const { t, language } = useI18n();
  const isAdmin = useMay("user.read");
  const heading = useHeadingFocus(useOpenedByLink());
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(overviewQuery);
  const shownCounters = counters.filter(({ isForStaff }) => isForStaff || isAdmin);
  const hasFailed = error !== null && data === undefined;
  const isLoading = error === null && data === undefined;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t("admin.tab.dashboard")}
      </h2>
      {error !== null && (
        <div className="mb-4">
          <LoadError
            title={t(hasFailed ? "overview.failed" : "overview.notRefreshed")}
            error={error}
            retry={t("overview.retry")}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      <div className="grid gap-3 sm:gap-4">
        {data !== undefined && data.samples > 0 && (
          <Alert tone="warning" title={t("overview.samples", { count: data.samples })}>
            <p>{t("overview.samplesText")}</p>
            <ForOperator>{t("overview.samplesOperator")}</ForOperator>
          </Alert>
        )}
        <Today today={data?.today} />
        {/* An unknown count never shows as 0. */}
        <ul
          aria-label={t("overview.counters")}
          aria-busy={isLoading}
          className={`grid grid-cols-2 gap-3 sm:gap-4 ${isAdmin ? "lg:grid-cols-4" : ""}`}
        >
          {shownCounters.map(({ name, to }) => {
            const counter = data?.counters[name];
            const unknown = isLoading ? <Skeleton className="my-2 h-7 w-16" /> : "–";
            return (
              <li key={name}>
                <Link
                  to={to}
                  className="group flex h-full flex-col rounded-md border border-line bg-surface p-4 transition-colors hover:border-primary sm:px-5"
                >
                  <span className="text-sm font-semibold text-muted group-hover:text-primary">
                    {t(`overview.${name}`)}
                  </span>
                  <span className="mt-auto pt-1 text-3xl leading-11 font-semibold text-accent tabular-nums">
                    {counter === undefined ? unknown : formatNumber(counter.count, language)}
                  </span>
                  <span
                    title={counter && t("overview.trendMeaning")}
                    className="min-h-6 text-[0.8125rem] text-muted tabular-nums"
                  >
                    {counter !== undefined && (
                      <span>
                        {t("overview.trend", { change: formatChange(counter.trend, language) })}
                      </span>
                    )}
                    {isLoading && <Skeleton className="mt-1.5 h-3 w-28 max-w-full" />}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
        {hasFailed ? (
          <Actions oldest={undefined} />
        ) : (
          <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Activity entries={data?.activity} now={dataUpdatedAt} />
            <Actions oldest={data?.oldestUnreviewed} />
          </div>
        )}
      </div>
    </>
  );
}

/** The four counters of spec §2, each with the list it counts. Recruiters see those of applications. */
const counters = [
  { name: "users", to: "/admin?tab=users", isForStaff: false },
  { name: "activeUsers", to: "/admin?tab=users&active=true", isForStaff: false },
  { name: "applications", to: "/admin?tab=applications", isForStaff: true },
  { name: "pending", to: "/admin?tab=applications&status=pending", isForStaff: true },
] as const;

/** A change with its sign, also for zero (spec §2: "+0 from last month"). */
const formatChange = (change: number, language: Language) =>
  `${change < 0 ? "−" : "+"}${formatNumber(Math.abs(change), language)}`;
