import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Asks once more before something is done that cannot be undone. */
export default function Confirm({
  title,
  text,
  submit,
  isBusy,
  onClose,
  onConfirm,
}: {
  title: string;
  text: string;
  submit: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("form.cancel")}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
            {submit}
          </Button>
        </>
      }
    />
  );
}
