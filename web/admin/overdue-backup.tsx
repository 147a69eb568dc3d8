import { isOverdue } from "#contract/backup.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { useBackupState } from "./settings/queries.ts";
import { sectionAddress } from "./settings/sections.ts";

/** Warns on every tab when no backup has succeeded for twice the time planned. */
export function OverdueBackup() {
  const t = useTranslation();
  const { data: state, dataUpdatedAt } = useBackupState();
  if (state === undefined || !isOverdue(state, new Date(dataUpdatedAt))) return null;
  return (
    <div className="mt-3">
      <Alert tone="error" title={t("admin.backupOverdue")}>
        {state.made !== null && (
          <p>
            {t("admin.backupOverdue.last")} <Timestamp iso={state.made.at} withTime />
          </p>
        )}
        <Link
          to={sectionAddress("backups")}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t("admin.backupOverdue.open")}
        </Link>
      </Alert>
    </div>
  );
}
