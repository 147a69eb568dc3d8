import { ArrowLeft, ChevronLeft, ChevronRight, Keyboard } from "lucide-react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import type { useQueue } from "./use-queue.ts";

/** Leads back to the list and to the neighbours in the queue. */
export function QueueBar({
  queue,
  onBack,
  onHelp,
}: {
  queue: ReturnType<typeof useQueue>;
  onBack: () => void;
  onHelp: () => void;
}) {
  const t = useTranslation();
  const { position, total } = queue;
  return (
    <div className="sticky top-(--header) z-20 -mr-2 flex h-12 items-center gap-1 bg-paper sm:gap-2">
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
            position: position,
            total: total,
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
