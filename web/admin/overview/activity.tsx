import { ArrowRight } from "lucide-react";
import type { AuditRecord } from "#contract/audit.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Sentence } from "../audit/sentence.tsx";
import { Ago } from "./ago.tsx";
import { Panel } from "./panel.tsx";

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
