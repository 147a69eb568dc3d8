import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Shows everything about one record. Its first action closes it. */
export function DetailsDialog({
  title,
  description,
  onClose,
  actions,
  children,
}: {
  title: string;
  description?: string;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={title}
      description={description}
      closeLabel={t("form.dismiss")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
