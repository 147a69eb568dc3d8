import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage } from "#web/i18n/i18n.tsx";

export type Column = {
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
export function ColumnChart({
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
