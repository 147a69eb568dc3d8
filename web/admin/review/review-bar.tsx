import { ArrowLeft, ChevronLeft, ChevronRight, Keyboard } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { type Application, ApplicationStatus } from "#contract/applications.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { DetailsDialog } from "../list/record-dialogs.tsx";
import { type useDecision, useStoredSwitch } from "./use-decision.ts";
import type { useQueue } from "./use-queue.ts";

/** Leads back to the list and to the neighbours in the queue. */
export function ReviewBar({
  queue,
  onBack,
  onHelp,
}: {
  queue: ReturnType<typeof useQueue>;
  onBack: () => void;
  onHelp: () => void;
}) {
  const { t, language } = useI18n();
  const { position, total } = queue;
  return (
    <div className="sticky top-18 z-10 -mr-2 flex h-14 items-center gap-1 bg-paper sm:gap-2">
      <button
        type="button"
        onClick={onBack}
        aria-keyshortcuts="Escape"
        className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-sm px-2 text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
      >
        <ArrowLeft className="size-4" />
        <span className="max-sm:sr-only">{t("review.back")}</span>
      </button>
      <output className="ml-auto text-sm whitespace-nowrap text-muted tabular-nums">
        {position !== undefined &&
          total !== undefined &&
          t("review.position", {
            position: formatNumber(position, language),
            total: formatNumber(total, language),
          })}
      </output>
      <div data-queue-buttons className="flex">
        {neighbours.map(({ direction, keys, Icon }) => (
          <IconButton
            key={direction}
            label={t(`review.${direction}`)}
            aria-keyshortcuts={keys}
            Icon={Icon}
            aria-disabled={queue[direction] === undefined}
            className={barButtonClass}
            onClick={() => queue.goTo(direction)}
          />
        ))}
      </div>
      <IconButton
        label={t("review.help")}
        aria-keyshortcuts="?"
        Icon={Keyboard}
        className={barButtonClass}
        onClick={onHelp}
      />
    </div>
  );
}

const neighbours = [
  { direction: "previous", keys: "k ArrowLeft", Icon: ChevronLeft },
  { direction: "next", keys: "j ArrowRight", Icon: ChevronRight },
] as const;

// A disabled button would lose the focus at the ends of the queue.
const barButtonClass = "size-11 aria-disabled:opacity-35";

/** The statuses, the present one pressed. A narrow screen keeps them at its bottom. */
export function DecisionBar({
  application,
  decision: { isSaving, decide, autoAdvance, setAutoAdvance },
}: {
  application: Application;
  decision: ReturnType<typeof useDecision>;
}) {
  const t = useTranslation();
  const isBusy = isSaving(application.id);
  return (
    <div>
      <fieldset
        aria-label={t("form.status")}
        aria-busy={isBusy}
        className="flex gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-3 max-lg:py-2"
      >
        {ApplicationStatus.options.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === application.status}
            aria-keyshortcuts={statusKeys[status]}
            disabled={isBusy}
            onClick={() => decide(application, status)}
            className="min-h-12 grow rounded-md border border-edge px-1 text-[0.8125rem] leading-tight font-semibold whitespace-nowrap hover:border-primary hover:text-primary disabled:opacity-55 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {t(`status.${status}`)}
            <span aria-hidden="true" className="block text-[0.8125rem] font-normal max-lg:hidden">
              {statusKeys[status]}
            </span>
          </button>
        ))}
      </fieldset>
      <Checkbox
        size="size-4.5"
        className="min-h-9 cursor-pointer gap-2 pt-1 text-sm text-muted pointer-coarse:min-h-11"
        checked={autoAdvance}
        onChange={({ target }) => setAutoAdvance(target.checked)}
      >
        {t("review.autoAdvance")}
      </Checkbox>
    </div>
  );
}

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
                <kbd
                  key={key}
                  className="inline-flex min-w-6 justify-center rounded-sm border border-line px-1.5 font-sans text-[0.8125rem] leading-5 text-muted"
                >
                  {key}
                </kbd>
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
