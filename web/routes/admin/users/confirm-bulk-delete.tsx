import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

const shownNames = 5;

/** Asks, with their count, before many users are deleted for good. */
export function ConfirmBulkDelete({
  users,
  isBusy,
  onConfirm,
  onClose,
}: {
  users: readonly { id: string; name: string }[];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const count = users.length;
  const shown = users.slice(0, shownNames);
  const isOne = count === 1;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isOne ? "usersBulk.deleteTitleOne" : "usersBulk.deleteTitle", { count })}
      description={
        isOne
          ? t("usersBulk.deleteTextOne", { name: users[0]?.name ?? "" })
          : t("usersBulk.deleteText", { count })
      }
      closeLabel={t("user.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("user.cancel")}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
            {isBusy
              ? t("userDelete.busy")
              : t(isOne ? "usersBulk.deleteTitleOne" : "usersBulk.deleteTitle", { count })}
          </Button>
        </>
      }
    >
      {!isOne && (
        <ul className="list-disc pl-5 wrap-anywhere">
          {shown.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {count > shown.length && (
            <li className="list-none text-muted">
              {t("usersBulk.more", { count: count - shown.length })}
            </li>
          )}
        </ul>
      )}
    </Dialog>
  );
}
