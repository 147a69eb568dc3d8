import type { BackupState, CompletedBackup } from "#contract/backup.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { QueryState } from "#web/data/query-state.tsx";
import { useBackupState } from "./queries.ts";
import { ForOperator } from "../for-operator.tsx";

/** The newest backup: its time, location and contents. */
export function Backups() {
  const t = useTranslation();
  return (
    <QueryState
      query={useBackupState()}
      failed={t("adminSettings.backups.loadFailed")}
      loading={<Skeleton className="h-48 max-w-2xl" />}
    >
      {(state) => (
        <div className="grid max-w-2xl gap-5">
          <Warnings state={state} />
          {state.made !== null && <NewestBackup made={state.made} />}
          <div className="text-[0.9375rem] text-muted">
            <p>
              {state.schedule === null
                ? t("adminSettings.backups.unscheduled")
                : t("adminSettings.backups.scheduled", {
                    ...state.schedule,
                    count: state.schedule.hours,
                  })}
            </p>
            {state.schedule === null && (
              <ForOperator>{t("adminSettings.backups.operator")}</ForOperator>
            )}
          </div>
        </div>
      )}
    </QueryState>
  );
}

function Warnings({
  state: { schedule, made, failed, isLate, isRotationPaused },
}: {
  state: BackupState;
}) {
  const t = useTranslation();
  const lost = made?.lost ?? 0;
  return (
    <>
      {failed !== null && (
        <Alert tone="error" title={t("adminSettings.backups.failed")}>
          <p>
            <Timestamp iso={failed.at} withTime /> · {failed.machine}
          </p>
          <p>{t(`adminSettings.backups.trouble.${failed.reason}`)}</p>
        </Alert>
      )}
      {made === null && failed === null && (
        <Alert
          tone={schedule === null ? "warning" : "info"}
          title={t("adminSettings.backups.none")}
        >
          {schedule !== null && t("adminSettings.backups.soon")}
        </Alert>
      )}
      {made !== null && isLate && (
        <Alert tone="warning" title={t("adminSettings.backups.late")}>
          {t("adminSettings.backups.lateText")}
        </Alert>
      )}
      {isRotationPaused && (
        <Alert tone="error" title={t("adminSettings.backups.smaller")}>
          {t("adminSettings.backups.smallerText")}
          <ForOperator>{t("adminSettings.backups.smallerOperator")}</ForOperator>
        </Alert>
      )}
      {lost > 0 && (
        <Alert tone="error" title={t("adminSettings.backups.lost", { count: lost })}>
          {t("adminSettings.backups.lostText")}
          <ForOperator>{t("adminSettings.backups.lostOperator")}</ForOperator>
        </Alert>
      )}
    </>
  );
}

function NewestBackup({ made }: { made: CompletedBackup }) {
  const { t, language } = useI18n();
  return (
    <DefinitionList gap="gap-x-6 gap-y-4">
      <Definition term={t("adminSettings.backups.last")}>
        <Timestamp iso={made.at} withTime />
      </Definition>
      <Definition term={t("adminSettings.backups.size")}>
        {formatFileSize(made.bytes, language)}
        <span className="text-muted">
          {` · ${t("adminSettings.backups.took", { count: made.seconds })}`}
        </span>
      </Definition>
      <Definition term={t("adminSettings.backups.holds")}>
        {t("adminSettings.backups.contents", {
          applications: made.applications,
          resumes: made.resumes,
        })}
      </Definition>
      <Definition term={t("adminSettings.backups.place")} isWide>
        {made.path}
        <span className="block text-sm text-muted">
          {t("adminSettings.backups.machine", { name: made.machine })}
        </span>
      </Definition>
    </DefinitionList>
  );
}
