import { type FunnelFigures, funnelSteps } from "#contract/funnel.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";

export type FunnelRow = { key: string; name: string; figures: FunnelFigures };

/** The columns of the table and of the file, in their order. */
export const funnelColumns = [...funnelSteps, "look_days", "decision_days"] as const;

const headClass = "px-2 py-1.5 align-bottom font-semibold";

/** The figures of each position or source, and of all together. */
export function FunnelTable({
  title,
  rows,
  total,
}: {
  title: string;
  rows: readonly FunnelRow[];
  total: FunnelRow;
}) {
  const { t, language } = useI18n();
  return (
    <div className="mt-5">
      <h4 className="text-sm font-semibold">{title}</h4>
      {rows.length === 0 ? (
        <p className="py-3 text-sm text-muted">{t("funnel.empty")}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the keyboard
        <section className="mt-1 overflow-x-auto" aria-label={title} tabIndex={0}>
          <table aria-label={title} className="w-full min-w-2xl text-sm tabular-nums">
            <thead className="text-[0.8125rem] text-muted">
              <tr className="border-b border-line">
                <th scope="col" className={`${headClass} min-w-36 pl-0 text-left`}>
                  {t("funnel.name")}
                </th>
                {funnelColumns.map((column) => (
                  <th key={column} scope="col" className={`${headClass} text-right`}>
                    {t(`funnel.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...rows, total].map(({ key, name, figures }, index) => (
                <tr
                  key={key + String(index)}
                  className={index === rows.length ? "font-semibold" : "border-b border-line"}
                >
                  <th
                    scope="row"
                    className={`max-w-56 py-1.5 pr-2 text-left wrap-break-word ${index === rows.length ? "font-semibold" : "font-normal"}`}
                  >
                    {name}
                  </th>
                  {funnelColumns.map((column) => (
                    <td key={column} className="px-2 py-1.5 text-right">
                      {figures[column] === null ? "–" : formatNumber(figures[column], language)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
