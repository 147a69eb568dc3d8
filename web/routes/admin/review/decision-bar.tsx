import { ApplicationStatus, type Application } from "#contract/applications.ts";
import { useText } from "#web/language.tsx";
import { statusTexts } from "../applications/status.tsx";
import { statusKeys } from "./shortcuts.ts";

/** The four statuses, the present one pressed. On a phone they stay at the bottom of the screen. */
export function DecisionBar({
  application,
  isBusy,
  onDecide,
}: {
  application: Application;
  isBusy: boolean;
  onDecide: (status: ApplicationStatus) => void;
}) {
  const t = useText();
  return (
    <fieldset
      aria-label={t("review.decide")}
      aria-busy={isBusy}
      className="grid grid-cols-4 gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-3 max-lg:py-2"
    >
      {ApplicationStatus.options.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === application.status}
          aria-keyshortcuts={statusKeys[status]}
          disabled={isBusy}
          onClick={() => onDecide(status)}
          className="min-h-12 rounded-md border border-edge px-1 text-[0.8125rem] leading-tight font-semibold hover:border-jade hover:text-jade disabled:opacity-55 aria-pressed:border-jade aria-pressed:bg-jade aria-pressed:text-on-jade"
        >
          {t(statusTexts[status])}
          <span
            aria-hidden="true"
            className="block text-[0.75rem] font-normal opacity-80 max-lg:hidden"
          >
            {statusKeys[status]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
