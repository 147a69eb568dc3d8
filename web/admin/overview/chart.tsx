import { ChartColumn, Table2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { ColumnChart, type Column } from "./column-chart.tsx";
import { Panel } from "./panel.tsx";

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
