import { DndContext } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Copy, ExternalLink, GripVertical, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { isOnSite, isPublished } from "#contract/page-positions.ts";
import type { StaffPosition } from "#contract/positions.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { vietnamToday } from "#web/i18n/format.ts";
import { positionPath } from "#web/positions/positions.ts";
import { Link } from "#web/router/link.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { iconButtonClass } from "#web/ui/button-class.ts";
import { Cell, HeadCell, Row, Table } from "#web/ui/table.tsx";
import { useIsNarrow } from "../list/list.tsx";
import { newAddress, positionAddress, StateBadge, useTitle } from "./position.tsx";
import { useReorder } from "./reorder.ts";

/** Positions in their order, with their figures. A handle moves each. */
export function PositionTable({
  positions,
  total,
  onShare,
}: {
  positions: readonly StaffPosition[];
  /** The number of positions without filters. */
  total: number;
  /** Opens the link and the QR code of an open position. */
  onShare: (slug: string) => void;
}) {
  const t = useTranslation();
  const isNarrow = useIsNarrow();
  const { context, isSaving } = useReorder(positions, total);
  return (
    <DndContext {...context}>
      <Table label={t("adminPositions.title")} aria-busy={isSaving} className="table-fixed">
        {isNarrow && (
          <colgroup>
            <col className="w-14" />
            <col />
          </colgroup>
        )}
        <thead className={isNarrow ? "sr-only" : ""}>
          <tr>
            <HeadCell className="w-14">
              <span className="sr-only">{t("adminPositions.column.actions")}</span>
            </HeadCell>
            <HeadCell>{t("list.position")}</HeadCell>
            {(isNarrow ? [] : columns).map(({ name, head }) => (
              <HeadCell key={name} style={{ whiteSpace: "normal" }} className={`w-28 ${head}`}>
                {t(`adminPositions.column.${name}`)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          <SortableContext
            items={positions.map(({ slug }) => slug)}
            strategy={verticalListSortingStrategy}
          >
            {positions.map((position) => (
              <MovableRow key={position.slug} position={position}>
                <Cell className="h-15 max-lg:align-top">
                  <Name position={position} />
                  {isNarrow && <Summary position={position} onShare={onShare} />}
                </Cell>
                {(isNarrow ? [] : columns).map(({ name, cell, Content }) => (
                  <Cell key={name} className={cell}>
                    <Content position={position} onShare={onShare} />
                  </Cell>
                ))}
              </MovableRow>
            ))}
          </SortableContext>
        </tbody>
      </Table>
      <p className="mt-2 text-sm text-muted">{t("adminPositions.moveHint")}</p>
    </DndContext>
  );
}

/** A row with the handle that moves it. */
function MovableRow({ position, children }: { position: StaffPosition; children: ReactNode }) {
  const t = useTranslation();
  const titleOf = useTitle();
  const { slug } = position;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging, ...moving } =
    useSortable({ id: slug });
  const { transform, transition } = moving;
  return (
    <Row
      ref={setNodeRef}
      className={isDragging ? "relative z-10 bg-surface opacity-80 shadow-raised" : ""}
      style={{
        transform: transform === null ? undefined : `translateY(${transform.y}px)`,
        transition,
      }}
    >
      <Cell className="pr-0 pl-2 max-lg:align-top">
        <IconButton
          ref={setActivatorNodeRef}
          {...listeners}
          aria-describedby={attributes["aria-describedby"]}
          label={t("adminPositions.move", { position: titleOf(position) })}
          Icon={GripVertical}
          className="cursor-grab touch-none"
        />
      </Cell>
      {children}
    </Row>
  );
}

function Name({ position }: { position: StaffPosition }) {
  const t = useTranslation();
  const titleOf = useTitle();
  const { slug, kind, advertised, is_sample } = position;
  const notes = [
    t(`position.kind.${kind}`),
    ...(advertised ? [] : [t("adminPositions.formOnly")]),
    ...(is_sample ? [t("adminPositions.sample")] : []),
  ];
  return (
    <>
      <Link
        to={positionAddress(slug)}
        className="inline-block max-w-full rounded-sm font-semibold wrap-anywhere hover:text-primary"
      >
        {titleOf(position)}
      </Link>
      <span className="block text-[0.8125rem] text-muted">{notes.join(" · ")}</span>
    </>
  );
}

/** The state, with the last day or the number of missing texts. */
function State({ position }: { position: StaffPosition }) {
  const { t, language } = useI18n();
  const { state, posted_on, closes_on, missing } = position;
  return (
    <>
      <StateBadge state={state} />
      {state === "open" && posted_on !== null && !isPublished(position, vietnamToday()) && (
        <span className="mt-0.5 block text-[0.8125rem] text-warning">
          {t("adminPositions.from", { day: formatDate(posted_on, language) })}
        </span>
      )}
      {state === "open" && closes_on !== null && (
        <span className="mt-0.5 block text-[0.8125rem] text-muted">
          {t("adminPositions.until", { day: formatDate(closes_on, language) })}
        </span>
      )}
      {state === "draft" && missing.length > 0 && (
        <span className="mt-0.5 block text-[0.8125rem] text-warning">
          {t("adminPositions.lacks", { count: missing.length })}
        </span>
      )}
    </>
  );
}

const figures = ["waiting", "days", "views", "applications"] as const;

type FigureProps = { position: StaffPosition; column: (typeof figures)[number] };

function Figure({ position, column }: FigureProps) {
  const { t, language } = useI18n();
  const titleOf = useTitle();
  const { slug, waiting } = position;
  const value = {
    waiting,
    days: daysOpen(position),
    views: position.recent_views,
    applications: position.recent_applications,
  }[column];
  if (value === null) return <span className="text-muted">–</span>;
  if (column !== "waiting" || value === 0) return formatNumber(value, language);
  return (
    <Link
      to={`/admin?tab=applications&status=pending&job=${slug}`}
      aria-label={t("adminPositions.waitingOf", { count: value, position: titleOf(position) })}
      className="font-semibold text-primary inline-flex items-center underline underline-offset-2 pointer-coarse:min-h-11"
    >
      {formatNumber(value, language)}
    </Link>
  );
}

const dayMs = 24 * 3_600_000;

/** The days since an open position was posted, by Vietnam time. */
function daysOpen({ state, posted_on }: StaffPosition): number | null {
  if (state !== "open" || posted_on === null) return null;
  return Math.max(0, (Date.parse(vietnamToday()) - Date.parse(posted_on)) / dayMs);
}

type RowProps = { position: StaffPosition; onShare: (slug: string) => void };

function Actions({ position, onShare }: RowProps) {
  const t = useTranslation();
  const titleOf = useTitle();
  const names = { position: titleOf(position) };
  const { slug } = position;
  const copy = t("adminPositions.copyOf", names);
  const view = t("adminPositions.viewOf", names);
  return (
    <div className="-mr-2 flex justify-end">
      {isOnSite(position, vietnamToday()) && (
        <a
          href={positionPath(slug)}
          target="_blank"
          rel="noopener"
          aria-label={`${view} (${t("common.newTab")})`}
          title={view}
          className={iconButtonClass}
        >
          <ExternalLink className="size-4.5" />
        </a>
      )}
      {position.state === "open" && (
        <IconButton label={t("share.openOf", names)} Icon={QrCode} onClick={() => onShare(slug)} />
      )}
      <Link to={newAddress(slug)} aria-label={copy} title={copy} className={iconButtonClass}>
        <Copy className="size-4.5" />
      </Link>
    </div>
  );
}

const columns = [
  { name: "state", head: "", cell: "", Content: State },
  ...figures.map((column) => ({
    name: column,
    head: "py-1.5 text-right leading-tight",
    cell: "text-right",
    Content: ({ position }: Omit<FigureProps, "column">) => (
      <Figure position={position} column={column} />
    ),
  })),
  { name: "actions", head: "text-right", cell: "", Content: Actions },
] as const;

/** The rest of a row, where the window is too narrow for columns. */
function Summary({ position, onShare }: RowProps) {
  const t = useTranslation();
  return (
    <>
      <div className="mt-1 flex items-center justify-between gap-3">
        <div>
          <State position={position} />
        </div>
        <Actions position={position} onShare={onShare} />
      </div>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 pb-2 sm:grid-cols-3">
        {figures.map((column) => (
          <div key={column} className="flex flex-row-reverse items-baseline justify-end gap-1.5">
            <dt className="text-[0.8125rem] text-muted">{t(`adminPositions.column.${column}`)}</dt>
            <dd className="font-semibold">
              <Figure position={position} column={column} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
