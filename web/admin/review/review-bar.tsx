import { ArrowLeft, ChevronLeft, ChevronRight, Keyboard, type LucideIcon } from "lucide-react";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";

/** The way through the list: back to it, where one is in it, and on. */
export function ReviewBar({
  position,
  total,
  hasPrevious,
  hasNext,
  onBack,
  onLeaf,
  onHelp,
}: {
  position: number | undefined;
  total: number | undefined;
  hasPrevious: boolean;
  hasNext: boolean;
  onBack: () => void;
  onLeaf: (direction: "next" | "previous") => void;
  onHelp: () => void;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="sticky top-18 z-10 -mr-2 flex h-14 items-center gap-1 bg-paper sm:gap-2">
      <button
        type="button"
        onClick={onBack}
        aria-keyshortcuts="Escape"
        className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-sm px-2 text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
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
      <div data-leafs className="flex">
        <Tool
          label={t("review.previous")}
          keys="k ArrowLeft"
          Icon={ChevronLeft}
          isOff={!hasPrevious}
          onClick={() => onLeaf("previous")}
        />
        <Tool
          label={t("review.next")}
          keys="j ArrowRight"
          Icon={ChevronRight}
          isOff={!hasNext}
          onClick={() => onLeaf("next")}
        />
      </div>
      <Tool label={t("review.help")} keys="?" Icon={Keyboard} onClick={onHelp} />
    </div>
  );
}

function Tool({
  label,
  keys,
  Icon,
  isOff = false,
  onClick,
}: {
  label: string;
  keys: string;
  Icon: LucideIcon;
  /** Stays where the keyboard can reach it, or leafing to the end would lose the focus. */
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={isOff}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-sm text-muted hover:bg-grey-soft hover:text-ink aria-disabled:opacity-35"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
