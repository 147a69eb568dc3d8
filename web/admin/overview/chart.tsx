import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatDate, formatDay, formatNumber } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { TitledCard } from "./card.tsx";

type Column = {
  day: string;
  /** Below the column, where there is room for it. */
  tick: string | undefined;
  /** Shown on hover. */
  label: string;
  value: number;
};

const kinds = {
  weeks: {
    head: "overview.week",
    counted: "overview.applications",
    empty: "overview.noApplications",
    label: "overview.weekOf",
    // A phone has room for every third week, the newest among them.
    hasTick: (index: number) => index % 3 === 2,
  },
  visits: {
    head: "overview.day",
    counted: "overview.visitCount",
    empty: "overview.noVisits",
    label: "overview.dayOf",
    hasTick: (index: number) => index % 6 === 3,
  },
} as const;

/** Counts by week or by day as a column chart, or as a table on demand. */
export function Chart({
  name,
  counts,
  since = null,
  children,
}: {
  name: keyof typeof kinds;
  /** Each with the first day of its time. */
  counts: readonly { day: string; value: number }[];
  /** The first counted day, where it is later than the first shown. */
  since?: string | null;
  /** Below the chart. */
  children?: ReactNode;
}) {
  const { t, language } = useI18n();
  const [isTable, setTable] = useState(false);
  const { head, counted, empty, label, hasTick } = kinds[name];
  const format = (value: number) => formatNumber(value, language);
  const count = counts.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(...counts.map(({ value }) => value));
  const title = t(`overview.${name}`);
  const text =
    since === null
      ? t(`overview.${name}Text`, { count })
      : t("overview.visitsSince", { count, day: formatDate(since, language) });
  return (
    <TitledCard
      title={title}
      text={text}
      aside={
        count > 0 && (
          <IconButton
            label={t(isTable ? "overview.asChart" : "overview.asTable", { chart: title })}
            Icon={isTable ? ChartColumn : Table2}
            className="-mt-1 -mr-1.5"
            onClick={() => setTable(!isTable)}
          />
        )
      }
    >
      {count === 0 ? (
        <p className="py-6 text-muted">{t(empty)}</p>
      ) : isTable ? (
        <table aria-label={title} className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-[0.8125rem] text-muted">
              <th scope="col" className="py-1 font-semibold">
                {t(head)}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {t(counted)}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ day, value }) => (
              <tr key={day} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1 text-left font-normal">
                  {formatDate(day, language)}
                </th>
                <td className="py-1 text-right">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ColumnChart
          summary={t(`overview.${name}Summary`, { count, most })}
          columns={counts.map(({ day, value }, index) => ({
            day,
            tick: hasTick(index) ? formatDay(day, language, "short") : undefined,
            label: t(label, { day: formatDate(day, language), count: value }),
            value,
          }))}
        />
      )}
      {children}
    </TitledCard>
  );
}

const valueSpace = 20;
const tickSpace = 24;

/** Widths are percentages and heights are pixels, so text keeps its size on every screen. */
function ColumnChart({
  columns,
  summary,
}: {
  columns: readonly Column[];
  /** Describes the chart to a screen reader; the table has the figures. */
  summary: string;
}) {
  const { language } = useI18n();
  const most = Math.max(...columns.map(({ value }) => value));
  const highest = [...columns].reverse().find(({ value }) => value === most)?.day;
  // Twelve weeks have room for a value above each column, thirty days do not.
  const hasAllValues = columns.length <= 12;
  const plotHeight = 212;
  const floor = valueSpace + plotHeight;
  const height = floor + tickSpace;
  const percent = (count: number) => `${((count * 100) / columns.length).toFixed(3)}%`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take the colours of the theme
    <svg role="img" aria-label={summary} height={height} className="block w-full overflow-visible">
      <line x1="0" x2="100%" y1={floor} y2={floor} className="stroke-edge" />
      {columns.map(({ day, tick, label, value }, index) => {
        const barHeight = value === 0 ? 0 : Math.max(2, (value / most) * plotHeight);
        const top = floor - barHeight;
        const text = { x: percent(index + 0.5), textAnchor: "middle" } as const;
        return (
          <g key={day} className="group">
            <rect
              x={percent(index + 0.14)}
              y={top}
              width={percent(0.72)}
              height={barHeight}
              rx="2"
              className="fill-primary group-hover:fill-primary-strong"
            />
            {value > 0 && (hasAllValues || day === highest) && (
              <text {...text} y={top - 6} className="fill-ink text-xs tabular-nums">
                {formatNumber(value, language)}
              </text>
            )}
            {tick !== undefined && (
              <text {...text} y={height - 6} className="fill-muted text-xs">
                {tick}
              </text>
            )}
            <rect x={percent(index)} width={percent(1)} height={floor} className="fill-transparent">
              <title>{label}</title>
            </rect>
          </g>
        );
      })}
    </svg>
  );
}

const rankings = {
  positions: {
    head: "list.position",
    counted: "overview.applications",
    empty: "overview.noApplications",
  },
  pages: { head: "overview.page", counted: "overview.visitCount", empty: "overview.noVisits" },
} as const;

/** The most frequent entries as a table, each with a bar behind its name. */
export function Ranking({
  name,
  rows,
}: {
  name: keyof typeof rankings;
  rows: readonly { key: string; name: string; value: number }[];
}) {
  const { t, language } = useI18n();
  const { head, counted, empty } = rankings[name];
  const title = t(`overview.${name}`);
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <TitledCard title={title} text={t(`overview.${name}Text`)}>
      {rows.length === 0 ? (
        <p className="py-6 text-muted">{t(empty)}</p>
      ) : (
        <table aria-label={title} className="w-full table-fixed text-sm tabular-nums">
          <colgroup>
            <col />
            <col className="w-16" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t(head)}</th>
              <th scope="col">{t(counted)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, value }) => (
              <tr key={key}>
                <th scope="row" className="relative py-1.5 text-left font-normal">
                  <span
                    aria-hidden="true"
                    className="absolute left-0 rounded-sm bg-primary-soft"
                    style={{ insetBlock: 2, width: `${(value / most) * 100}%` }}
                  />
                  <span className="relative block truncate px-2" title={name}>
                    {name}
                  </span>
                </th>
                <td className="text-right font-semibold">{formatNumber(value, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledCard>
  );
}
