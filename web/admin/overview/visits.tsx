import type { Overview } from "#contract/overview.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { BarTable } from "./bar-table.tsx";
import { Chart } from "./chart.tsx";
import { formatTick } from "./format-tick.ts";
import { Panel } from "./panel.tsx";

/** How often the pages of the site were opened in the last thirty days, and which most often. */
export function VisitCharts({ days, pages, since }: Overview["visits"]) {
  const t = useTranslation();
  const { language } = useLanguage();
  const counts = days.map(({ visits }) => visits);
  const count = formatNumber(
    counts.reduce((sum, one) => sum + one, 0),
    language,
  );
  const columns = days.map(({ day, visits }, index) => {
    const name = formatDate(day, language);
    return {
      key: day,
      name,
      // Every sixth, so that they have room on a phone.
      tick: index % 6 === 3 ? formatTick(day, language) : undefined,
      label: t("overview.dayOf", { day: name, count: formatNumber(visits, language) }),
      value: visits,
    };
  });
  // Days before the first that was counted had visits too, only nobody knows how many.
  const isYoung = since !== null && since > (days[0]?.day ?? "");
  return (
    <>
      <Chart
        title={t("overview.visits")}
        text={
          isYoung
            ? t("overview.visitsSince", { count, day: formatDate(since, language) })
            : t("overview.visitsText", { count })
        }
        summary={t("overview.visitsSummary", {
          count,
          most: formatNumber(Math.max(...counts), language),
        })}
        columns={columns}
        heads={[t("overview.day"), t("overview.visitCount")]}
      >
        <p className="mt-3 text-[0.8125rem] text-muted">{t("overview.visitsMeaning")}</p>
      </Chart>
      <Panel title={t("overview.pages")} text={t("overview.pagesText")}>
        {pages.length === 0 ? (
          <p className="py-6 text-muted">{t("overview.noVisits")}</p>
        ) : (
          <BarTable
            label={t("overview.pages")}
            heads={[t("overview.page"), t("overview.visitCount")]}
            rows={pages.map(({ path, visits }) => ({ key: path, name: path, value: visits }))}
          />
        )}
      </Panel>
    </>
  );
}
