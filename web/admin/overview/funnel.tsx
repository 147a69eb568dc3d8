import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { funnelDays, type Funnel as FunnelData, type FunnelQuery } from "#contract/funnel.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { fetchFunnel } from "#web/api/panel.ts";
import { QueryState } from "#web/forms/query-state.tsx";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { FilterSelect } from "../list/filters.tsx";
import { Panel } from "./chart.tsx";
import { FunnelBars } from "./funnel-bars.tsx";
import { funnelCsv, type FunnelRows, FunnelTable } from "./funnel-table.tsx";

const useFunnel = (query: FunnelQuery) =>
  useQuery({
    queryKey: ["overview", "funnel", query.days, query.position ?? "", query.source ?? ""],
    queryFn: ({ signal }) => fetchFunnel(query, signal),
    placeholderData: keepPreviousData,
  });

/** How many people come from where and how far they get, as a chart, two tables and a file. */
export function Funnel() {
  const { t, language } = useI18n();
  const [days, setDays] = useState<FunnelQuery["days"]>("30");
  const [position, setPosition] = useState<string>();
  const [source, setSource] = useState<ApplicationSource>();
  const query = useFunnel({ days, position, source });
  // The choices are those that have numbers, whatever is chosen now.
  const { data: all } = useFunnel({ days });

  const nameOf = ({ slug, title }: FunnelData["positions"][number]) =>
    slug === "" ? t("funnel.noPosition") : (title?.[language] ?? slug);

  function rowsOf({ total, positions, sources }: FunnelData): FunnelRows {
    return {
      total: { key: "", name: t("funnel.total"), figures: total },
      positions: positions.map((one) => ({ key: one.slug, name: nameOf(one), figures: one })),
      sources: sources.map((one) => ({
        key: one.source,
        name: t(`source.${one.source}`),
        figures: one,
      })),
    };
  }

  const textOf = ({ since }: FunnelData) =>
    since === null
      ? t("funnel.text", { days: formatNumber(Number(days), language) })
      : t("funnel.since", { day: formatDate(since, language) });

  const { data } = query;
  return (
    <Panel
      title={t("funnel.title")}
      text={data === undefined ? <Skeleton className="mt-1.5 h-3 w-32" /> : textOf(data)}
      aside={
        <div className="mt-2 flex w-full flex-wrap gap-2 lg:mt-0 lg:w-auto lg:flex-nowrap">
          <FilterSelect
            label={t("funnel.period")}
            value={days}
            options={funnelDays.map((count) => [count, t("funnel.days", { count })])}
            onChange={(chosen) => chosen && setDays(chosen)}
          />
          <FilterSelect
            label={t("funnel.position")}
            value={position}
            all={t("funnel.allPositions")}
            options={(all?.positions ?? [])
              .filter(({ slug }) => slug !== "")
              .map((one) => [one.slug, nameOf(one)])}
            onChange={setPosition}
          />
          <FilterSelect
            label={t("funnel.source")}
            value={source}
            all={t("funnel.allSources")}
            options={ApplicationSource.options.map((one) => [one, t(`source.${one}`)])}
            onChange={setSource}
          />
          <SmallButton
            Icon={Download}
            disabled={data === undefined}
            className="grow basis-34 whitespace-nowrap lg:grow-0"
            onClick={() =>
              data && saveFile(funnelCsv(rowsOf(data), t), `${t("funnel.file", { days })}.csv`)
            }
          >
            {t("funnel.csv")}
          </SmallButton>
        </div>
      }
    >
      <QueryState
        query={query}
        failed={t("funnel.failed")}
        loading={<Skeleton className="h-64 w-full" />}
      >
        {(data) => {
          const { total, positions, sources } = rowsOf(data);
          return (
            <div aria-busy={query.isPlaceholderData}>
              <FunnelBars figures={data.total} />
              <p className="mt-4 max-w-3xl text-[0.8125rem] text-muted">{t("funnel.meaning")}</p>
              <FunnelTable title={t("funnel.byPosition")} rows={positions} total={total} />
              <FunnelTable title={t("funnel.bySource")} rows={sources} total={total} />
            </div>
          );
        }}
      </QueryState>
    </Panel>
  );
}
