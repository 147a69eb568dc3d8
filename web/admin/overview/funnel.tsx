import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { guardFormulas } from "#contract/formulas.ts";
import {
  type Funnel as FunnelData,
  funnelDays,
  type FunnelFigures,
  type FunnelQuery,
  funnelSteps,
} from "#contract/funnel.ts";
import { ApplicationSource } from "#contract/sources.ts";
import { QueryState } from "#web/data/query-state.tsx";
import { formatDate, formatNumber, formatShare, vietnamToday } from "#web/i18n/format.ts";
import { type Translate, useI18n } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { DayField, FilterSelect } from "../list/filters.tsx";
import { Reasons } from "./reasons.tsx";
import { TitledCard } from "./card.tsx";
import { daysOf, months, ownPeriod, type Period, quarters } from "./period.ts";
import { funnelQuery } from "./queries.ts";

/** How many people come from where and how far they get, as a chart, two tables and a file. */
export function Funnel() {
  const { t, language } = useI18n();
  const [period, setPeriod] = useState<Period>("30");
  const [own, setOwn] = useState<Pick<FunnelQuery, "from" | "to">>({});
  const days = daysOf(period, own);
  const { thisMonth, lastMonth } = months(vietnamToday());
  const [position, setPosition] = useState<string>();
  const [source, setSource] = useState<ApplicationSource>();
  const query = useQuery(funnelQuery({ ...days, position, source }));
  // The choices are those that have numbers, whatever is chosen now.
  const { data: all } = useQuery(funnelQuery(days));

  const nameOf = ({ slug, title }: FunnelData["positions"][number]) =>
    slug === "" ? t("funnel.noPosition") : (title?.[language] ?? slug);

  function rowsOf({ total, positions, sources }: FunnelData): FunnelRows {
    return {
      total: { key: "", name: t("list.total"), figures: total },
      positions: positions.map((one) => ({ key: one.slug, name: nameOf(one), figures: one })),
      sources: sources.map((one) => ({
        key: one.source,
        name: t(`source.${one.source}`),
        figures: one,
      })),
    };
  }

  const dayText = (day: string | undefined) =>
    day === undefined ? "…" : formatDate(day, language);
  const textOfDays =
    days.from === undefined && days.to === undefined
      ? t("funnel.text", { days: Number(days.days) })
      : `${dayText(days.from)} – ${dayText(days.to)}`;
  const fileName =
    days.from === undefined && days.to === undefined
      ? t("funnel.file", { days: days.days })
      : t("funnel.filePeriod", { from: days.from ?? "", to: days.to ?? "" });
  const textOf = ({ since }: FunnelData) =>
    since === null ? textOfDays : t("funnel.since", { day: formatDate(since, language) });

  const { data } = query;
  return (
    <TitledCard
      title={t("funnel.title")}
      text={data === undefined ? <Skeleton className="mt-1.5 h-3 w-32" /> : textOf(data)}
      aside={
        <div className="mt-2 flex w-full flex-wrap gap-2 lg:mt-0 lg:w-auto lg:flex-nowrap">
          <FilterSelect
            label={t("funnel.period")}
            value={period}
            options={[
              ...funnelDays.map((count) => [count, t("funnel.days", { count })] as const),
              [thisMonth, t("funnel.thisMonth")],
              [lastMonth, t("funnel.lastMonth")],
              ...quarters(vietnamToday()).map(
                ({ year, quarter }) =>
                  [
                    `${year}-${quarter}`,
                    t("funnel.quarter", { year: String(year), quarter }),
                  ] as const,
              ),
              [ownPeriod, t("funnel.own")],
            ]}
            onChange={(chosen) => chosen && setPeriod(chosen)}
          />
          {period === ownPeriod &&
            (["from", "to"] as const).map((name) => (
              <DayField
                key={name}
                aria-label={t(`funnel.${name}`)}
                day={own[name] ?? ""}
                min={name === "to" ? own.from : undefined}
                max={name === "from" ? own.to : undefined}
                onDay={(day) => setOwn({ ...own, [name]: day || undefined })}
              />
            ))}
          <FilterSelect
            label={t("list.position")}
            value={position}
            all={t("list.allPositions")}
            options={(all?.positions ?? [])
              .filter(({ slug }) => slug !== "")
              .map((one) => [one.slug, nameOf(one)])}
            onChange={setPosition}
          />
          <FilterSelect
            label={t("applications.source")}
            value={source}
            all={t("funnel.allSources")}
            options={ApplicationSource.options.map((one) => [one, t(`source.${one}`)])}
            onChange={setSource}
          />
          <SmallButton
            Icon={Download}
            disabled={data === undefined}
            className="grow basis-34 whitespace-nowrap lg:grow-0"
            onClick={() => data && saveFile(funnelCsv(rowsOf(data), t), `${fileName}.csv`)}
          >
            {t("funnel.csv")}
          </SmallButton>
        </div>
      }
    >
      <QueryState
        query={query}
        failed={t("funnel.failed")}
        loading={<Skeleton className="h-64 w-full" />}
      >
        {(data) => {
          const { total, positions, sources } = rowsOf(data);
          return (
            <div aria-busy={query.isPlaceholderData}>
              <FunnelBars figures={data.total} />
              <p className="mt-4 max-w-3xl text-[0.8125rem] text-muted">{t("funnel.meaning")}</p>
              <FunnelTable title={t("funnel.byPosition")} rows={positions} total={total} />
              <FunnelTable title={t("funnel.bySource")} rows={sources} total={total} />
              <Reasons reasons={data.reasons} />
            </div>
          );
        }}
      </QueryState>
    </TitledCard>
  );
}

/** The steps that count for the day of sending, and so are a share of the sent applications. */
const shares: readonly string[] = ["looked_at", "interview"];

/** The steps as bars. */
function FunnelBars({ figures }: { figures: FunnelFigures }) {
  const { t, language } = useI18n();
  const most = Math.max(1, ...funnelSteps.map((step) => figures[step]));
  return (
    <ol aria-label={t("funnel.chart")} className="grid gap-y-2.5 sm:gap-y-2">
      {funnelSteps.map((step) => {
        const count = figures[step];
        const isShare = shares.includes(step) && figures.sent > 0;
        return (
          <li
            key={step}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm tabular-nums sm:grid-cols-[9.5rem_minmax(0,1fr)_9rem]"
          >
            <span>{t(`funnel.${step}`)}</span>
            <span
              aria-hidden="true"
              className="order-last col-span-2 mt-1 h-3 rounded-sm bg-neutral-soft sm:order-none sm:col-span-1 sm:mt-0 sm:h-6"
            >
              <span
                className="block h-full rounded-sm bg-primary"
                style={{ width: `${(count / most) * 100}%`, minWidth: count > 0 ? 2 : 0 }}
              />
            </span>
            <span className="whitespace-nowrap">
              <span className="font-semibold">{formatNumber(count, language)}</span>
              {isShare && (
                <span className="pl-2 text-[0.8125rem] text-muted">
                  {t("funnel.share", { share: formatShare(count / figures.sent, language) })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type Row = { key: string; name: string; figures: FunnelFigures };
export type FunnelRows = { total: Row; positions: readonly Row[]; sources: readonly Row[] };

/** The columns of the table and of the file, in their order. */
const columns = [...funnelSteps, "look_days", "decision_days"] as const;

/** The figures of each position or source, and of all together. */
function FunnelTable({ title, rows, total }: { title: string; rows: readonly Row[]; total: Row }) {
  const { t, language } = useI18n();
  const cells = ({ name, figures }: Row) => (
    <>
      <th scope="row" className="py-1.5 pr-2 text-left [font-weight:inherit] wrap-anywhere">
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
          <table aria-label={title} className="w-full min-w-2xl text-sm tabular-nums">
            <thead className="align-bottom text-[0.8125rem] text-muted">
              <tr className="border-b border-line">
                {/* The same width in both tables, so that their columns align. */}
                <th scope="col" className="w-36 py-1.5 text-left font-semibold lg:w-56">
                  {t("funnel.name")}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-2 py-1.5 text-right font-semibold">
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
function funnelCsv({ total, positions, sources }: FunnelRows, t: Translate): Blob {
  const groups = [
    [t("list.total"), [total]],
    [t("list.position"), positions],
    [t("applications.source"), sources],
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
