import type { Overview } from "#contract/overview.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Chart, Ranking } from "./chart.tsx";

/** The applications of the last twelve weeks, by week and by position. */
export function ApplicationCharts({
  weeks,
  positions,
  otherPositions,
}: Pick<Overview, "weeks" | "positions" | "otherPositions">) {
  const { t, language } = useI18n();
  const rows = positions.map(({ job_id, title, applications }) => ({
    key: job_id,
    name: title?.[language] ?? job_id,
    value: applications,
  }));
  if (otherPositions > 0) {
    rows.push({ key: "", name: t("overview.otherPositions"), value: otherPositions });
  }
  return (
    <>
      <Chart
        name="weeks"
        counts={weeks.map(({ monday, applications }) => ({ day: monday, value: applications }))}
      />
      <Ranking
        title={t("overview.positions")}
        text={t("overview.positionsText")}
        heads={[t("overview.position"), t("overview.applications")]}
        rows={rows}
        empty={t("overview.noApplications")}
      />
    </>
  );
}

/** The page visits of the last thirty days, by day and by page. */
export function VisitCharts({ days, pages, since }: Overview["visits"]) {
  const t = useTranslation();
  // Visits before `since` were not counted.
  const isPartial = since !== null && since > (days[0]?.day ?? "");
  return (
    <>
      <Chart
        name="visits"
        counts={days.map(({ day, visits }) => ({ day, value: visits }))}
        since={isPartial ? since : null}
      >
        <p className="mt-3 text-[0.8125rem] text-muted">{t("overview.visitsMeaning")}</p>
      </Chart>
      <Ranking
        title={t("overview.pages")}
        text={t("overview.pagesText")}
        heads={[t("overview.page"), t("overview.visitCount")]}
        rows={pages.map(({ path, visits }) => ({ key: path, name: path, value: visits }))}
        empty={t("overview.noVisits")}
      />
    </>
  );
}
