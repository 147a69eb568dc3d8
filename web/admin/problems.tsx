import { isOverdue } from "#contract/backup.ts";
import { useBackupState, useServices } from "#web/admin/settings/queries.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { panelAddress } from "./routes.ts";

/** Warns on every tab when no backup has succeeded for twice the time planned, or the newest is far smaller. */
export function BackupProblem() {
  const t = useTranslation();
  const { data: state, dataUpdatedAt } = useBackupState();
  if (state === undefined) return null;
  const isLate = isOverdue(state, new Date(dataUpdatedAt));
  if (!isLate && !state.isRotationPaused) return null;
  return (
    <div className="mt-3">
      <Alert tone="error" title={t(isLate ? "admin.backupOverdue" : "admin.backupSmaller")}>
        {state.made !== null && (
          <p>
            {t("admin.backupOverdue.last")} <Timestamp iso={state.made.at} withTime />
          </p>
        )}
        <Link
          to={panelAddress("settings", "backups")}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t("admin.backupOverdue.open")}
        </Link>
      </Alert>
    </div>
  );
}

/** Warns on every tab while new resumes cannot be opened, or the stored ones are not of this site. */
export function ServiceProblems() {
  const t = useTranslation();
  const { data: services } = useServices();
  if (services === undefined) return null;
  const { isScannerDown, hasForeignFiles } = services;
  return (
    <>
      {isScannerDown && (
        <Problem title={t("admin.scannerDown")}>{t("admin.scannerDownText")}</Problem>
      )}
      {hasForeignFiles && (
        <Problem title={t("admin.foreignFiles")}>{t("admin.foreignFilesText")}</Problem>
      )}
    </>
  );
}

const Problem = ({ title, children }: { title: string; children: string }) => (
  <div className="mt-3">
    <Alert tone="error" title={title}>
      <p>{children}</p>
    </Alert>
  </div>
);
