import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage } from "#web/i18n/i18n.tsx";

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
