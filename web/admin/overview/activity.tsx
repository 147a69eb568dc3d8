import {
  ArrowRight,
  CalendarClock,
  ChartColumn,
  Download,
  FileSearch,
  type LucideIcon,
  UserPlus,
} from "lucide-react";
import type { AuditRecord } from "#contract/audit.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { useMay, useMayExport } from "#web/admin/permissions.ts";
import { Link } from "#web/router/link.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Sentence } from "../audit/entries.tsx";
import { TitledCard } from "./card.tsx";
import { panelAddress, screenAddress, tabAddress } from "../routes.ts";
import { formatPassed } from "#web/i18n/format.ts";

/** Recent Activity: the newest entries of the audit log. */
export function Activity({
  entries,
  now,
}: {
  /** Undefined while they load. */
  entries: readonly AuditRecord[] | undefined;
  now: number;
}) {
  const t = useTranslation();
  const isAdmin = useMay("audit.read");
  return (
    <TitledCard
      title={t("overview.activity")}
      aside={
        isAdmin && (
          <Link
            to={panelAddress("settings", "audit")}
            className="inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-primary hover:text-primary-strong pointer-coarse:min-h-11"
          >
            {t("overview.openAudit")}
            <ArrowRight className="size-4" />
          </Link>
        )
      }
    >
      {entries?.length === 0 ? (
        <p className="py-6 text-muted">{t("overview.noActivity")}</p>
      ) : (
        <ol aria-busy={entries === undefined} className="divide-y divide-line">
          {entries?.map((record) => (
            <li
              key={record.id}
              className="flex min-h-10 items-baseline justify-between gap-x-4 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <Sentence record={record} />
              </span>
              <span className="text-[0.8125rem] whitespace-nowrap text-muted tabular-nums">
                <TimeAgo iso={record.at} now={now} />
              </span>
            </li>
          )) ??
            Array.from({ length: 8 }, (_, row) => (
              <li key={row} className="flex h-10.5 items-center justify-between gap-4">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-3 w-20" />
              </li>
            ))}
        </ol>
      )}
    </TitledCard>
  );
}

/** Quick Actions: links to the most frequent tasks. */
export function Actions({
  oldest,
}: {
  /** The application that has waited longest; null where none waits, undefined where it is unknown. */
  oldest: string | null | undefined;
}) {
  const t = useTranslation();
  const isAdmin = useMay("audit.read");
  const mayExport = useMayExport("applications");
  const review =
    typeof oldest !== "string"
      ? undefined
      : panelAddress(
          "application",
          oldest,
          new URLSearchParams({ status: "submitted", sort: "oldest" }),
        );
  return (
    <TitledCard title={t("overview.actions")}>
      <ul className="-mx-2 grid gap-1">
        {isAdmin && (
          <Action Icon={UserPlus} to="/admin?tab=users&dialog=create" name="createUser" />
        )}
        {/* The review continues with the applications that have waited almost as long. */}
        <Action
          Icon={FileSearch}
          to={review}
          name="oldest"
          reason={t(oldest === null ? "overview.oldestNone" : "overview.oldestUnknown")}
        />
        <Action
          Icon={CalendarClock}
          to={tabAddress("applications", { overdue: "true" })}
          name="overdue"
        />
        <Action Icon={ChartColumn} to={screenAddress("reports")} name="reports" />
        {mayExport && <Action Icon={Download} to="/admin?tab=applications" name="export" />}
      </ul>
    </TitledCard>
  );
}

/** A link to an action; without `to`, a disabled button that the keyboard reaches, with the reason. */
function Action({
  Icon,
  to,
  name,
  reason,
}: {
  Icon: LucideIcon;
  to: string | undefined;
  name: "createUser" | "oldest" | "overdue" | "reports" | "export";
  reason?: string;
}) {
  const t = useTranslation();
  const content = (
    <>
      <Icon className={`mt-0.5 size-5 shrink-0 ${to ? "text-accent" : ""}`} />
      <span className="min-w-0">
        <span className="block text-[0.9375rem] font-semibold group-hover:text-primary">
          {t(`overview.${name}`)}
        </span>
        <span className="block text-[0.8125rem] text-muted">
          {to === undefined ? reason : t(`overview.${name}Text`)}
        </span>
      </span>
    </>
  );
  const actionClass = "flex w-full items-start gap-3 rounded-sm px-2 py-2 text-left";
  return (
    <li>
      {to === undefined ? (
        <button
          type="button"
          aria-disabled="true"
          className={`${actionClass} cursor-not-allowed text-muted`}
        >
          {content}
        </button>
      ) : (
        <Link to={to} className={`${actionClass} group hover:bg-neutral-soft`}>
          {content}
        </Link>
      )}
    </li>
  );
}

const units = [
  ["minute", 60_000],
  ["hour", 3_600_000],
  ["day", 86_400_000],
] as const;

/** How long ago something happened, for a week; then its date. The exact time shows on hover. */
function TimeAgo({ iso, now }: { iso: string; now: number }) {
  const { language } = useI18n();
  // The clocks of server and browser differ a little.
  const passed = Math.max(0, now - Date.parse(iso));
  const [unit, length] = [...units].reverse().find(([, length]) => passed >= length) ?? [
    "minute",
    60_000,
  ];
  if (passed > 7 * 86_400_000) return <Timestamp iso={iso} />;
  return (
    <time dateTime={iso} title={iso}>
      {passed < 60_000
        ? formatPassed(0, "second", language)
        : formatPassed(Math.floor(passed / length), unit, language)}
    </time>
  );
}
