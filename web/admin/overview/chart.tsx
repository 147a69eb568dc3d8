import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import type { Language } from "#contract/languages.ts";

/** Figures as columns, or as a table for whoever asks for one. */
export function Chart({
  title,
  text,
  summary,
  columns,
  heads,
  hasValues = false,
  className = "",
  children,
}: {
  title: string;
  text: ReactNode;
  summary: string;
  columns: readonly (Column & { name: string })[];
  /** The heads of the table: what a row is, and what is counted. */
  heads: readonly [string, string];
  hasValues?: boolean;
  className?: string;
  /** Stands below. */
  children?: ReactNode;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const [isTable, setTable] = useState(false);
  const label = t(isTable ? "overview.asChart" : "overview.asTable", { chart: title });
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <Panel
      title={title}
      text={text}
      className={className}
      aside={
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => setTable(!isTable)}
          className="-mt-1 -mr-1.5 inline-flex size-9 items-center justify-center rounded-sm text-muted hover:bg-grey-soft hover:text-ink pointer-coarse:size-11"
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      }
    >
      {isTable ? (
        <table aria-label={title} className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-[0.8125rem] text-muted">
              <th scope="col" className="py-1 font-semibold">
                {heads[0]}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, name, value }) => (
              <tr key={key} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1 text-left font-normal">
                  {name}
                </th>
                <td className="py-1 text-right">{formatNumber(value, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ColumnChart columns={columns} summary={summary} hasValues={hasValues} />
      )}
      {children}
    </Panel>
  );
}

type Column = {
  key: string;
  /** Shown below the column. Only some have one where there are many. */
  tick: string | undefined;
  /** What the column says on hover. */
  label: string;
  value: number;
};

const fullPlotHeight = 212;
/** Where there is nothing to see yet. */
const emptyPlotHeight = 48;
const valueSpace = 20;
const tickSpace = 24;

/**
 * Columns over a line. Widths are shares of the whole, heights are pixels, so letters keep their size
 * on every screen. What it shows is told by `summary`; a table beside it has the figures.
 */
function ColumnChart({
  columns,
  summary,
  hasValues,
}: {
  columns: readonly Column[];
  summary: string;
  /** Whether each figure stands above its column; otherwise the highest alone. */
  hasValues: boolean;
}) {
  const { language } = useLanguage();
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const highest = columns.findLast(({ value }) => value === most)?.key;
  const isEmpty = columns.every(({ value }) => value === 0);
  const plotHeight = isEmpty ? emptyPlotHeight : fullPlotHeight;
  const floor = valueSpace + plotHeight;
  const height = floor + tickSpace;
  const share = 100 / columns.length;
  const percent = (columnsOn: number) => `${(columnsOn * share).toFixed(3)}%`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take the colours of the theme
    <svg role="img" aria-label={summary} height={height} className="block w-full overflow-visible">
      <line x1="0" x2="100%" y1={floor} y2={floor} className="stroke-edge" />
      {columns.map(({ key, tick, label, value }, index) => {
        const barHeight = value === 0 ? 0 : Math.max(2, (value / most) * plotHeight);
        const top = floor - barHeight;
        const middle = percent(index + 0.5);
        return (
          <g key={key} className="group">
            <rect
              x={percent(index + 0.14)}
              y={top}
              width={percent(0.72)}
              height={barHeight}
              rx="2"
              className="fill-primary group-hover:fill-primary-strong"
            />
            {value > 0 && (hasValues || key === highest) && (
              <text
                x={middle}
                y={top - 6}
                textAnchor="middle"
                className="fill-ink text-xs tabular-nums"
              >
                {formatNumber(value, language)}
              </text>
            )}
            {tick !== undefined && (
              <text x={middle} y={height - 6} textAnchor="middle" className="fill-muted text-xs">
                {tick}
              </text>
            )}
            <rect
              x={percent(index)}
              y="0"
              width={percent(1)}
              height={floor}
              className="fill-transparent"
            >
              <title>{label}</title>
            </rect>
          </g>
        );
      })}
    </svg>
  );
}

/** A table whose figures are bars as well. */
export function BarTable({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly [string, string];
  rows: readonly { key: string; name: string; value: number }[];
}) {
  const { language } = useLanguage();
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table aria-label={label} className="w-full table-fixed text-sm tabular-nums">
      <colgroup>
        <col />
        <col className="w-16" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
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
  );
}

const formats = {
  en: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }),
  vi: new Intl.DateTimeFormat("vi-VN", { day: "2-digit", month: "2-digit", timeZone: "UTC" }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** A day in as few letters as possible, below a chart. Takes `YYYY-MM-DD`. */
export function formatTick(day: string, language: Language): string {
  return formats[language].format(new Date(day));
}

/** A part of the dashboard with a title of its own. */
export function Panel({
  title,
  text,
  aside,
  className = "",
  children,
}: {
  title: string;
  text?: ReactNode;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-md border border-line bg-surface p-4 sm:p-5 ${className}`}
    >
      <header className="mb-3 flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          {text !== undefined && <p className="text-[0.8125rem] text-muted">{text}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
