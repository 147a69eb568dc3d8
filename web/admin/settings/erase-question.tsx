import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";

/** Asks before a retention time is saved that erases something at once. */
export function EraseQuestion({
  due,
  onConfirm,
  onClose,
}: {
  /** How many applications it erases. */
  due: number;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  return (
    <ConfirmDialog
      title={t("adminSettings.retention.confirm", { count: due })}
      text={t("adminSettings.retention.confirmText")}
      submit={t("adminSettings.retention.confirmNow", { count: due })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
