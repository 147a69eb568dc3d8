import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

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
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("adminSettings.retention.confirm", { count: due })}
      description={t("adminSettings.retention.confirmText")}
      closeLabel={t("details.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("adminSettings.cancel")}
          </Button>
          <Button look="danger" onClick={onConfirm}>
            {t("adminSettings.retention.confirmNow", { count: due })}
          </Button>
        </>
      }
    />
  );
}
