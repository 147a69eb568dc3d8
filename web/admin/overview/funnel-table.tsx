import { type FunnelFigures, funnelSteps } from "#contract/funnel.ts";
import { guardFormulas } from "#contract/formulas.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { type Translate, useI18n } from "#web/i18n/i18n.tsx";

type Row = { key: string; name: string; figures: FunnelFigures };
export type FunnelRows = { total: Row; positions: readonly Row[]; sources: readonly Row[] };

/** The columns of the table and of the file, in their order. */
const columns = [...funnelSteps, "look_days", "decision_days"] as const;

/** The figures of each position or source, and of all together. */
export function FunnelTable({
  title,
  rows,
  total,
}: {
  title: string;
  rows: readonly Row[];
  total: Row;
}) {
  const { t, language } = useI18n();
  const cells = ({ name, figures }: Row) => (
    <>
      <th scope="row" className="py-1.5 pr-2 text-left [font-weight:inherit] wrap-break-word">
        {name}
      </th>
      {columns.map((column) => (
        <td key={column} className="px-2 py-1.5 text-right">
          {figures[column] === null ? "–" : formatNumber(figures[column], language)}
        </td>
      ))}
    </>
  );
  return (
    <div className="mt-5">
      <h4 className="text-sm font-semibold">{title}</h4>
      {rows.length === 0 ? (
        <p className="py-3 text-sm text-muted">{t("funnel.empty")}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard
        <section className="mt-1 overflow-x-auto" aria-label={title} tabIndex={0}>
          <table aria-label={title} className="w-full min-w-2xl table-fixed text-sm tabular-nums">
            <thead className="align-bottom text-[0.8125rem] text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="w-36 py-1.5 text-left font-semibold lg:w-56">
                  {t("funnel.name")}
                </th>
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={`px-2 py-1.5 text-right font-semibold ${column.endsWith("_days") ? "w-22 lg:w-32" : ""}`}
                  >
                    {t(`funnel.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key} className="border-b border-line">
                  {cells(row)}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-semibold">{cells(total)}</tr>
            </tfoot>
          </table>
        </section>
      )}
    </div>
  );
}

/** The figures as CSV (RFC 4180): the total, the positions and the sources. */
export function funnelCsv({ total, positions, sources }: FunnelRows, t: Translate): Blob {
  const groups = [
    [t("funnel.total"), [total]],
    [t("funnel.position"), positions],
    [t("funnel.source"), sources],
  ] as const;
  const head = ["group", "name", ...columns] as const;
  const rows = groups.flatMap(([group, all]) =>
    all.map(({ name, figures }) => [group, name, ...columns.map((column) => figures[column])]),
  );
  const lines = [head.map((name) => t(`funnel.${name}`)), ...rows];
  const text = lines.map((cells) => `${cells.map(fieldOf).join(",")}\r\n`).join("");
  // Spreadsheet programs read UTF-8 by its byte order mark.
  return new Blob([`\ufeff${text}`], { type: "text/csv;charset=utf-8" });
}

function fieldOf(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  const text = guardFormulas(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
