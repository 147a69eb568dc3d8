import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import type { Overview } from "#contract/overview.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { BarTable, Chart, formatTick, Panel } from "./chart.tsx";
import type { Language } from "#contract/languages.ts";

/** The applications of the last twelve weeks: how many came each week, and for which positions. */
export function ApplicationCharts({
  weeks,
  positions,
  otherPositions,
}: Pick<Overview, "weeks" | "positions" | "otherPositions">) {
  const t = useTranslation();
  const { language } = useLanguage();
  const counts = weeks.map(({ applications }) => applications);
  const count = formatNumber(
    counts.reduce((sum, one) => sum + one, 0),
    language,
  );
  const columns = weeks.map(({ monday, applications }, index) => {
    const day = formatDate(monday, language);
    return {
      key: monday,
      name: day,
      // Every third, so that they have room on a phone, with the newest among them.
      tick: index % 3 === 2 ? formatTick(monday, language) : undefined,
      label: t("overview.weekOf", { day, count: formatNumber(applications, language) }),
      value: applications,
    };
  });
  const rows = positions.map(({ job_id, applications }) => ({
    key: job_id,
    name: titleOf(job_id),
    value: applications,
  }));
  if (otherPositions > 0) {
    rows.push({ key: "", name: t("overview.otherPositions"), value: otherPositions });
  }
  return (
    <>
      <Chart
        title={t("overview.weeks")}
        text={t("overview.weeksText", { count })}
        summary={t("overview.weeksSummary", {
          count,
          most: formatNumber(Math.max(...counts), language),
        })}
        columns={columns}
        heads={[t("overview.week"), t("overview.applications")]}
        hasValues
      />
      <Panel title={t("overview.positions")} text={t("overview.positionsText")}>
        {rows.length === 0 ? (
          <p className="py-6 text-muted">{t("overview.noApplications")}</p>
        ) : (
          <BarTable
            label={t("overview.positions")}
            heads={[t("overview.position"), t("overview.applications")]}
            rows={rows}
          />
        )}
      </Panel>
    </>
  );
}

/** What a job is called: the title of the position, or the text the applicant gave. */
function titleOf(jobId: string): string {
  const position = findPosition(positions, jobId);
  if (position === undefined) return jobId;
  return "title" in position ? position.title : position.label;
}

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

/** A change with its sign, which zero has as well (spec §2: "+0 from last month"). */
export function formatChange(change: number, language: Language): string {
  return `${change < 0 ? "−" : "+"}${formatNumber(Math.abs(change), language)}`;
}
