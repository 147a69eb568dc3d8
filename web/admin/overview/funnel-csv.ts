import type { Translate } from "#web/i18n/i18n.tsx";
import { funnelColumns, type FunnelRow } from "./funnel-table.tsx";

type Rows = { total: FunnelRow; positions: FunnelRow[]; sources: FunnelRow[] };

/** The figures as CSV (RFC 4180): the total, the positions and the sources. */
export function funnelCsv({ total, positions, sources }: Rows, t: Translate): Blob {
  const groups = [
    [t("funnel.total"), [total]],
    [t("funnel.position"), positions],
    [t("funnel.source"), sources],
  ] as const;
  const head = [
    t("funnel.group"),
    t("funnel.name"),
    ...funnelColumns.map((column) => t(`funnel.${column}`)),
  ];
  const rows = groups.flatMap(([group, all]) =>
    all.map(({ name, figures }) => [
      group,
      name,
      ...funnelColumns.map((column) => figures[column]),
    ]),
  );
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(","));
  // Spreadsheet programs read UTF-8 by its byte order mark.
  return new Blob([`\ufeff${lines.join("\r\n")}\r\n`], { type: "text/csv;charset=utf-8" });
}

function cellOf(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  // A spreadsheet would run it as a formula.
  const text = /^\s*[=+\-@＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
