import { useEffect, useEffectEvent } from "react";
import { ApplicationStatus } from "#contract/applications.ts";
import { useStoredSwitch } from "#web/browser/use-stored-switch.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { DetailsDialog } from "../list/record-dialogs.tsx";

/** Lists the keyboard shortcuts, and turns those of a single character off and on. */
export function ShortcutsDialog({
  keys: { hasSingleKeys, setSingleKeys },
  onClose,
}: {
  keys: ReturnType<typeof useShortcuts>;
  onClose: () => void;
}) {
  const t = useTranslation();
  return (
    <DetailsDialog
      onClose={onClose}
      size="medium"
      title={t("review.help")}
      description={t("review.keys.text")}
    >
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-2">
            <dt>{t(text)}</dt>
            <dd className="flex shrink-0 items-center gap-1.5">
              {keys.map((key) => (
                <Kbd key={key} className="text-muted">
                  {key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-4 min-h-11 gap-3 text-[0.9375rem] font-semibold"
        checked={hasSingleKeys}
        onChange={({ target }) => setSingleKeys(target.checked)}
      >
        {t("review.keys.single")}
      </Checkbox>
    </DetailsDialog>
  );
}

/** The key that sets each status, shown on its button. */
export const statusKeys = {
  submitted: "1",
  reviewing: "2",
  accepted: "3",
  rejected: "4",
} as const;

const oncePerPress: readonly string[] = Object.values(statusKeys);

const shortcuts: readonly { keys: readonly string[]; text: TextKey }[] = [
  { keys: ["j", "→"], text: "review.next" },
  { keys: ["k", "←"], text: "review.previous" },
  ...ApplicationStatus.options.map(
    (status) => ({ keys: [statusKeys[status]], text: `review.keys.${status}` }) as const,
  ),
  { keys: ["n"], text: "review.keys.notes" },
  { keys: ["t"], text: "review.keys.teamNote" },
  { keys: ["w"], text: "messages.write" },
  { keys: ["i"], text: "interviews.offer" },
  { keys: ["Ctrl Enter"], text: "review.keys.save" },
  { keys: ["d"], text: "review.keys.download" },
  { keys: ["+", "-", "0"], text: "review.keys.zoom" },
  { keys: ["Esc"], text: "review.keys.back" },
  { keys: ["?"], text: "review.keys.help" },
];

/**
 * Calls the handler of a pressed key, unless the focus is in a field or a dialog is open. Single-character
 * keys can be turned off, because speech input and tremor press them by mistake.
 */
export function useShortcuts(
  handlers: Readonly<Record<string, () => void>>,
  { areOff }: { areOff: boolean },
) {
  const [hasSingleKeys, setSingleKeys] = useStoredSwitch("singleKeys", true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (areOff || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest("[role=dialog]")) return;
    if (element?.closest("input:not([type=checkbox]), textarea, select")) {
      if (key === "Escape" && element instanceof HTMLElement) element.blur();
      return;
    }
    if (!hasSingleKeys && key.length === 1) return;
    // Arrow keys scroll a resume sideways.
    if (key.startsWith("Arrow") && element?.closest("[data-scrolls]")) return;
    if (event.repeat && oncePerPress.includes(key)) return;
    const handle = Object.hasOwn(handlers, key) ? handlers[key] : undefined;
    if (handle === undefined) return;
    event.preventDefault();
    handle();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return { hasSingleKeys, setSingleKeys };
}
