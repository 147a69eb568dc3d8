import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";

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
  const t = useTranslation();
  const count = users.length;
  const shown = users.slice(0, shownNames);
  const isOne = count === 1;
  const title = t(isOne ? "usersBulk.deleteTitleOne" : "usersBulk.deleteTitle", { count });
  return (
    <ConfirmDialog
      title={title}
      text={
        isOne
          ? t("usersBulk.deleteTextOne", { name: users[0]?.name ?? "" })
          : t("usersBulk.deleteText", { count })
      }
      submit={isBusy ? t("userDelete.busy") : title}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
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
    </ConfirmDialog>
  );
}
