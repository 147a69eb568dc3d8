import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import type { Overview } from "#contract/overview.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { BarTable } from "./bar-table.tsx";
import { Chart } from "./chart.tsx";
import { formatTick } from "./format-tick.ts";
import { Panel } from "./panel.tsx";

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
