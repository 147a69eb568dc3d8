import { positions } from "#content/positions.ts";
import type { Language } from "#contract/languages.ts";
import type { Overview } from "#contract/overview.ts";
import { findPosition } from "#contract/positions.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Chart, Ranking } from "./chart.tsx";

/** The applications of the last twelve weeks, by week and by position. */
export function ApplicationCharts({
  weeks,
  positions,
  otherPositions,
}: Pick<Overview, "weeks" | "positions" | "otherPositions">) {
  const t = useTranslation();
  const { language } = useLanguage();
  const counts = weeks.map(({ applications }) => applications);
  const rows = positions.map(({ job_id, applications }) => ({
    key: job_id,
    name: titleOf(job_id),
    value: applications,
  }));
  if (otherPositions > 0) {
    rows.push({ key: "", name: t("overview.otherPositions"), value: otherPositions });
  }
  const { count, most } = totalsOf(counts, language);
  return (
    <>
      <Chart
        title={t("overview.weeks")}
        text={t("overview.weeksText", { count })}
        summary={t("overview.weeksSummary", { count, most })}
        columns={weeks.map(({ monday, applications }, index) => {
          const day = formatDate(monday, language);
          return {
            key: monday,
            name: day,
            // A phone has room for every third, the newest among them.
            tick: index % 3 === 2 ? formatTick(monday, language) : undefined,
            label: t("overview.weekOf", { day, count: formatNumber(applications, language) }),
            value: applications,
          };
        })}
        heads={[t("overview.week"), t("overview.applications")]}
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

/** The title of a position, or the text of the applicant. */
function titleOf(jobId: string): string {
  const position = findPosition(positions, jobId);
  if (position === undefined) return jobId;
  return "title" in position ? position.title : position.label;
}

/** The page visits of the last thirty days, by day and by page. */
export function VisitCharts({ days, pages, since }: Overview["visits"]) {
  const t = useTranslation();
  const { language } = useLanguage();
  const counts = days.map(({ visits }) => visits);
  const { count, most } = totalsOf(counts, language);
  // Visits before `since` were not counted.
  const isPartial = since !== null && since > (days[0]?.day ?? "");
  return (
    <>
      <Chart
        title={t("overview.visits")}
        text={
          isPartial
            ? t("overview.visitsSince", { count, day: formatDate(since, language) })
            : t("overview.visitsText", { count })
        }
        summary={t("overview.visitsSummary", { count, most })}
        columns={days.map(({ day, visits }, index) => {
          const name = formatDate(day, language);
          return {
            key: day,
            name,
            // A phone has room for every sixth.
            tick: index % 6 === 3 ? formatTick(day, language) : undefined,
            label: t("overview.dayOf", { day: name, count: formatNumber(visits, language) }),
            value: visits,
          };
        })}
        heads={[t("overview.day"), t("overview.visitCount")]}
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

const totalsOf = (counts: readonly number[], language: Language) => ({
  count: formatNumber(
    counts.reduce((sum, one) => sum + one, 0),
    language,
  ),
  most: formatNumber(Math.max(...counts), language),
});

const tickFormats = {
  en: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }),
  vi: new Intl.DateTimeFormat("vi-VN", { day: "2-digit", month: "2-digit", timeZone: "UTC" }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** A `YYYY-MM-DD` day in short form. */
const formatTick = (day: string, language: Language) => tickFormats[language].format(new Date(day));
