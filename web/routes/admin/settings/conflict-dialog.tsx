import { useText } from "#web/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Shows where what somebody else saved differs from what is in the form, and lets the reader choose. */
export function ConflictDialog({
  title,
  theirs,
  yours,
  isBusy,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  title: string;
  theirs: string[];
  yours: string[];
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const common = theirs.filter((line) => yours.includes(line));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={t("adminSettings.conflictText")}
      closeLabel={t("details.dismiss")}
      actions={
        <>
          <Button look="secondary" disabled={isBusy} onClick={onTakeTheirs}>
            {t("adminSettings.conflict.takeTheirs")}
          </Button>
          <Button isBusy={isBusy} onClick={onKeepMine}>
            {t("adminSettings.conflict.keepMine")}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        {[
          { name: t("adminSettings.conflict.theirs"), lines: theirs },
          { name: t("adminSettings.conflict.mine"), lines: yours },
        ].map(({ name, lines }) => (
          <div key={name}>
            <dt className="text-sm font-semibold text-muted">{name}</dt>
            {lines
              .filter((line) => !common.includes(line))
              .map((line) => (
                <dd key={line} className="mt-1 wrap-anywhere">
                  {line}
                </dd>
              ))}
            {lines.length === common.length && (
              <dd className="mt-1 text-muted">{t("adminSettings.conflict.nothing")}</dd>
            )}
          </div>
        ))}
      </dl>
      {common.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {t("adminSettings.conflict.common", { count: common.length })}
        </p>
      )}
    </Dialog>
  );
}
