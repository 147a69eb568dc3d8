import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";

/** Saves a section, or takes back what was changed in it. */
export function SaveBar({
  isChanged,
  isBusy,
  isBlocked = false,
  onDiscard,
}: {
  isChanged: boolean;
  isBusy: boolean;
  /** Something else is to be decided first. */
  isBlocked?: boolean;
  onDiscard: () => void;
}) {
  const t = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <Button type="submit" isBusy={isBusy} disabled={isBlocked}>
        {t(isBusy ? "form.saving" : "adminSettings.save")}
      </Button>
      {isChanged && (
        <Button variant="quiet" disabled={isBusy} onClick={onDiscard}>
          {t("adminSettings.discard")}
        </Button>
      )}
      <output className="text-sm text-amber">{isChanged && t("adminSettings.unsaved")}</output>
    </div>
  );
}
