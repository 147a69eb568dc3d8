import { useQuery } from "@tanstack/react-query";
import type { Overview } from "#contract/overview.ts";
import { LoadError } from "#web/data/query-state.tsx";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { ScreenTitle } from "../screen-title.tsx";
import { TitledCard } from "./card.tsx";
import { Chart, Ranking } from "./chart.tsx";
import { Funnel } from "./funnel.tsx";
import { overviewQuery } from "./queries.ts";

/** Applications and visits by time, and the funnel of recruiting. */
export default function Reports() {
  const { t, language } = useI18n();
  const { data, error, isFetching, refetch } = useQuery(overviewQuery);
  const { since = null, days } = data?.visits ?? {};
  // Visits before `since` were not counted.
  const isPartial = since !== null && since > (days?.[0]?.day ?? "");

  /** The applications of the last twelve weeks by position. */
  function positionsIn({ positions, otherPositions }: Overview) {
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
      <ScreenTitle title={t("overview.reports")} />
      {error !== null && data === undefined ? (
        <LoadError
          title={t("overview.failed")}
          error={error}
          retry={t("overview.retry")}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
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
    </>
  );
}
