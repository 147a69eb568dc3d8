import {
  ArrowRight,
  CalendarClock,
  Download,
  FileSearch,
  type LucideIcon,
  UserPlus,
} from "lucide-react";
import type { AuditRecord } from "#contract/audit.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Sentence } from "../audit/entries.tsx";
import { Panel } from "./chart.tsx";
import type { Language } from "#contract/languages.ts";
import { formatDate } from "#web/i18n/format.ts";

/** Recent Activity: the newest entries of the audit log in words. */
export function Activity({
  entries,
  now,
}: {
  /** Undefined while they are on their way. */
  entries: readonly AuditRecord[] | undefined;
  now: number;
}) {
  const t = useTranslation();
  return (
    <Panel
      title={t("overview.activity")}
      aside={
        <Link
          to="/admin?tab=settings&section=audit"
          className="inline-flex items-center gap-1.5 text-sm font-semibold text-primary hover:text-primary-strong pointer-coarse:min-h-11"
        >
          {t("overview.openAudit")}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
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
                <Ago iso={record.at} now={now} />
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
    </Panel>
  );
}

/** Quick Actions: what is done most often, one step away. */
export function Actions({
  oldest,
}: {
  /** The application that has waited longest: null where none waits, undefined where nobody knows. */
  oldest: string | null | undefined;
}) {
  const t = useTranslation();
  return (
    <Panel title={t("overview.actions")}>
      <ul className="-mx-2 grid gap-1">
        <Action
          Icon={UserPlus}
          to="/admin?tab=users&dialog=create"
          label={t("overview.createUser")}
          text={t("overview.createUserText")}
        />
        {typeof oldest === "string" ? (
          <Action
            Icon={FileSearch}
            // On from there lead those that have waited almost as long.
            to={`/admin?tab=applications&status=submitted&sort=oldest&review=${oldest}`}
            label={t("overview.oldest")}
            text={t("overview.oldestText")}
          />
        ) : (
          <ActionWithout
            Icon={FileSearch}
            label={t("overview.oldest")}
            reason={t(oldest === null ? "overview.oldestNone" : "overview.oldestUnknown")}
          />
        )}
        <Action
          Icon={CalendarClock}
          to="/admin?tab=applications&overdue=true"
          label={t("overview.overdue")}
          text={t("overview.overdueText")}
        />
        <Action
          Icon={Download}
          to="/admin?tab=applications"
          label={t("overview.export")}
          text={t("overview.exportText")}
        />
      </ul>
    </Panel>
  );
}

const look = "flex w-full items-start gap-3 rounded-sm px-2 py-2 text-left";

function Action({
  Icon,
  to,
  label,
  text,
}: {
  Icon: LucideIcon;
  to: string;
  label: string;
  text: string;
}) {
  return (
    <li>
      <Link to={to} className={`${look} group hover:bg-grey-soft`}>
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block text-[0.9375rem] font-semibold group-hover:text-primary">
            {label}
          </span>
          <span className="block text-[0.8125rem] text-muted">{text}</span>
        </span>
      </Link>
    </li>
  );
}

/** The same where there is nothing to lead to. It can still be reached, so that its reason is heard. */
function ActionWithout({
  Icon,
  label,
  reason,
}: {
  Icon: LucideIcon;
  label: string;
  reason: string;
}) {
  return (
    <li>
      <button
        type="button"
        aria-disabled="true"
        className={`${look} cursor-not-allowed text-muted`}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          <span className="block text-[0.9375rem] font-semibold">{label}</span>
          <span className="block text-[0.8125rem]">{reason}</span>
        </span>
      </button>
    </li>
  );
}

const units = [
  ["minute", 60_000],
  ["hour", 3_600_000],
  ["day", 86_400_000],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

const longestMs = 7 * 86_400_000;

/** How long ago something was, for a week; then its day. The exact moment shows on hover. */
function Ago({ iso, now }: { iso: string; now: number }) {
  const { language } = useLanguage();
  return (
    <time dateTime={iso} title={iso}>
      {wordsFor(iso, now, language)}
    </time>
  );
}

function wordsFor(iso: string, now: number, language: Language): string {
  // The clocks of server and reader differ a little: nothing happens in the future.
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed > longestMs) return formatDate(iso, language);
  const [unit, length] = units.findLast(([, length]) => passed >= length) ?? ["second", 1_000];
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return unit === "second"
    ? words.format(0, "second")
    : words.format(-Math.floor(passed / length), unit);
}
