import type { Language } from "#contract/languages.ts";
import { useQuery } from "@tanstack/react-query";
import { fetchOverview } from "#web/api/panel.ts";
import { useIsAdmin } from "#web/auth/session.tsx";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { LoadError } from "#web/forms/query-state.tsx";
import { Actions, Activity } from "./activity.tsx";
import { ApplicationCharts, VisitCharts } from "./statistics.tsx";
import type { Overview as OverviewData } from "#contract/overview.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Agenda } from "../interviews/agenda.tsx";
import { Panel } from "./chart.tsx";

/** The Dashboard tab (spec §2). It refreshes itself once a minute. */
export default function Overview() {
  const t = useTranslation();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ["overview"],
    queryFn: ({ signal }) => fetchOverview(signal),
    refetchInterval: 60_000,
  });
  const hasFailed = error !== null && data === undefined;
  return (
    <>
      <h2 className="sr-only">{t("overview.title")}</h2>
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
        {data !== undefined && data.samples > 0 && <SampleWarning count={data.samples} />}
        <Counters counts={data?.counters} isLoading={data === undefined && !hasFailed} />
        <Agenda />
        {hasFailed ? (
          <Actions oldest={undefined} />
        ) : (
          <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Activity entries={data?.activity} now={dataUpdatedAt} />
            <Actions oldest={data?.oldestUnreviewed} />
            {data === undefined ? (
              <ChartSkeletons />
            ) : (
              <>
                <ApplicationCharts {...data} />
                <VisitCharts {...data.visits} />
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Shown while the public site contains samples. */
function SampleWarning({ count }: { count: number }) {
  const t = useTranslation();
  const { language } = useLanguage();
  return (
    <Alert tone="warning" title={t("overview.samples", { count: formatNumber(count, language) })}>
      <p>{t("overview.samplesText")}</p>
    </Alert>
  );
}

/** Each counter and the list it counts. */
const counters = [
  { name: "users", to: "/admin?tab=users", isForStaff: false },
  { name: "activeUsers", to: "/admin?tab=users&active=true", isForStaff: false },
  { name: "applications", to: "/admin?tab=applications", isForStaff: true },
  { name: "pending", to: "/admin?tab=applications&status=pending", isForStaff: true },
] as const;

/** The four counters of spec §2, for recruiters those of applications. An unknown count never shows as 0. */
function Counters({
  counts,
  isLoading,
}: {
  counts: OverviewData["counters"] | undefined;
  isLoading: boolean;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const isAdmin = useIsAdmin();
  return (
    <ul
      aria-label={t("overview.counters")}
      aria-busy={isLoading}
      className={`grid grid-cols-2 gap-3 sm:gap-4 ${isAdmin ? "lg:grid-cols-4" : ""}`}
    >
      {counters
        .filter(({ isForStaff }) => isForStaff || isAdmin)
        .map(({ name, to }) => {
          const counter = counts?.[name];
          const unknown = isLoading ? (
            <Skeleton className="my-2 h-7 w-16" />
          ) : (
            t("overview.unknown")
          );
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
                  {counter !== undefined &&
                    t("overview.trend", { change: formatChange(counter.trend, language) })}
                  {isLoading && <Skeleton className="mt-1.5 h-3 w-28 max-w-full" />}
                </span>
              </Link>
            </li>
          );
        })}
    </ul>
  );
}

/** A change with its sign, also for zero (spec §2: "+0 from last month"). */
const formatChange = (change: number, language: Language) =>
  `${change < 0 ? "−" : "+"}${formatNumber(Math.abs(change), language)}`;

/** The titles of the charts while their data loads. */
function ChartSkeletons() {
  const t = useTranslation();
  return (["weeks", "positions", "visits", "pages"] as const).map((name) => (
    <Panel key={name} title={t(`overview.${name}`)} text={<Skeleton className="mt-1.5 h-3 w-32" />}>
      <Skeleton className="h-48 w-full" />
    </Panel>
  ));
}
