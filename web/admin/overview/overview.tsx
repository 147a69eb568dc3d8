import { useQuery } from "@tanstack/react-query";
import { fetchOverview } from "#web/api/overview.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";
import { Actions } from "./actions.tsx";
import { Activity } from "./activity.tsx";
import { ApplicationCharts } from "./applications.tsx";
import { ChartsWaiting } from "./charts-waiting.tsx";
import { Counters } from "./counters.tsx";
import { VisitCharts } from "./visits.tsx";

/** Read anew so often while somebody looks at it. */
const refreshMs = 60_000;

/** The Dashboard tab (spec §2): what there is, what happened, and what to do next. */
export default function Overview() {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ["overview"],
    queryFn: ({ signal }) => fetchOverview(signal),
    refetchInterval: refreshMs,
  });
  const hasFailed = error !== null && data === undefined;
  return (
    <>
      <h2 className="sr-only">{t("overview.title")}</h2>
      {error !== null && (
        <div className="mb-4">
          <Alert tone="error" title={t(hasFailed ? "overview.failed" : "overview.notRefreshed")}>
            <p>{wordsFor(error)}</p>
            <Button
              variant="secondary"
              size="small"
              className="mt-3"
              isBusy={isFetching}
              onClick={() => void refetch()}
            >
              {t("overview.retry")}
            </Button>
          </Alert>
        </div>
      )}
      <div className="grid gap-3 sm:gap-4">
        <Counters counted={data?.counters} isWaiting={data === undefined && !hasFailed} />
        {hasFailed ? (
          <Actions oldest={undefined} />
        ) : (
          <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Activity entries={data?.activity} now={dataUpdatedAt} />
            <Actions oldest={data?.oldestUnreviewed} />
            {data === undefined ? (
              <ChartsWaiting />
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
