import { ArrowLeft, ChevronLeft, ChevronRight, Keyboard, Printer } from "lucide-react";
import { useMay } from "#web/admin/permissions.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { iconButtonClass } from "#web/ui/button-class.ts";
import { printAddress } from "../routes.ts";
import type { useQueue } from "./use-queue.ts";

/** Leads back to the list and to the neighbours in the queue. */
export function QueueBar({
  id,
  queue,
  onBack,
  onHelp,
}: {
  /** The application on the screen, once it is there. */
  id: string | undefined;
  queue: ReturnType<typeof useQueue>;
  onBack: () => void;
  onHelp: () => void;
}) {
  const t = useTranslation();
  const mayPrint = useMay("application.export");
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
      {mayPrint && id !== undefined && (
        <Link
          to={printAddress(id)}
          aria-label={t("print.open")}
          title={t("print.open")}
          className={`${iconButtonClass} ${barButtonClass}`}
        >
          <Printer className="size-4.5" />
        </Link>
      )}
      <IconButton
        label={t("review.help")}
        aria-keyshortcuts="?"
        Icon={Keyboard}
        className={`${barButtonClass} max-[22rem]:hidden`}
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
