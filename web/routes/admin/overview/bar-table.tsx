import { formatNumber } from "#web/format.ts";
import { useLanguage } from "#web/language.tsx";

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
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              <span className="block truncate" title={name}>
                {name}
              </span>
              <svg aria-hidden="true" height="6" className="mt-0.5 block w-full">
                <rect width="100%" height="6" rx="3" className="fill-grey-soft" />
                <rect width={`${(value / most) * 100}%`} height="6" rx="3" className="fill-jade" />
              </svg>
            </th>
            <td className="py-1 text-right align-bottom leading-5 font-semibold">
              {formatNumber(value, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
