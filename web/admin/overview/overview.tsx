import type { Language } from "#contract/languages.ts";
import { useOpenedByLink } from "#web/router/router.tsx";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "#web/admin/permissions.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { LoadError } from "#web/data/query-state.tsx";
import { Actions, Activity } from "./activity.tsx";
import type { Overview as OverviewData } from "#contract/overview.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { useHeadingFocus } from "#web/ui/focus.ts";
import { Agenda } from "../interviews/agenda.tsx";
import { Chart, Ranking } from "./chart.tsx";
import { Funnel } from "./funnel.tsx";
import { TitledCard } from "./card.tsx";
import { overviewQuery } from "./queries.ts";

/** The Dashboard tab (spec §2). It refreshes itself once a minute. */
export default function Overview() {
  const { t, language } = useI18n();
  const isAdmin = useMay("user.read");
  const heading = useHeadingFocus(useOpenedByLink());
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(overviewQuery);
  const shownCounters = counters.filter(({ isForStaff }) => isForStaff || isAdmin);
  const hasFailed = error !== null && data === undefined;
  const isLoading = error === null && data === undefined;
  const { since = null, days } = data?.visits ?? {};
  // Visits before `since` were not counted.
  const isPartial = since !== null && since > (days?.[0]?.day ?? "");

  /** The applications of the last twelve weeks by position. */
  function positionsIn({ positions, otherPositions }: OverviewData) {
    const rows = positions.map(({ job_id, title, applications }) => ({
      key: job_id,
      name: title?.[language] ?? job_id,
      value: applications,
    }));
    const others = { key: "", name: t("overview.otherPositions"), value: otherPositions };
    return otherPositions > 0 ? [...rows, others] : rows;
  }

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
          </Alert>
        )}
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
        <Agenda />
        {hasFailed ? (
          <Actions oldest={undefined} />
        ) : (
          <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Activity entries={data?.activity} now={dataUpdatedAt} />
            <Actions oldest={data?.oldestUnreviewed} />
            {data === undefined ? (
              (["weeks", "positions", "visits", "pages"] as const).map((name) => (
                <TitledCard
                  key={name}
                  title={t(`overview.${name}`)}
                  text={<Skeleton className="mt-1.5 h-3 w-32" />}
                >
                  <Skeleton className="h-48 w-full" />
                </TitledCard>
              ))
            ) : (
              <>
                <Chart
                  name="weeks"
                  counts={data.weeks.map(({ monday, applications }) => ({
                    day: monday,
                    value: applications,
                  }))}
                />
                <Ranking name="positions" rows={positionsIn(data)} />
                <Chart
                  name="visits"
                  counts={data.visits.days.map(({ day, visits }) => ({ day, value: visits }))}
                  since={isPartial ? since : null}
                >
                  <p className="mt-3 text-[0.8125rem] text-muted">{t("overview.visitsMeaning")}</p>
                </Chart>
                <Ranking
                  name="pages"
                  rows={data.visits.pages.map(({ path, visits }) => ({
                    key: path,
                    name: path,
                    value: visits,
                  }))}
                />
              </>
            )}
            <div className="min-w-0 lg:col-span-2">
              <Funnel />
            </div>
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
