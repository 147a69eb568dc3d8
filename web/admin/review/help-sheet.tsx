import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { shortcuts } from "./shortcuts.ts";

/** All keys of the review, and whether those of a single sign are in use. */
export function HelpSheet({
  hasSingleKeys,
  onSingleKeys,
  onClose,
}: {
  hasSingleKeys: boolean;
  onSingleKeys: (isOn: boolean) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("review.keys.title")}
      description={t("review.keys.text")}
      closeLabel={t("review.keys.dismiss")}
      actions={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-2">
            <dt>{t(text)}</dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-[0.9375rem] font-semibold">
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={({ target }) => onSingleKeys(target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        {t("review.keys.single")}
      </label>
    </Dialog>
  );
}

export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-w-6 justify-center rounded-sm border border-line px-1.5 font-sans text-[0.8125rem] leading-5 text-muted">
      {children}
    </kbd>
  );
}
